import { stimulatorBox } from '#studio/models/instruments/index.ts';
import { bodySkin } from '#studio/models/body/figure.ts';
import { pelvis } from '#studio/models/pelvis/pelvis.ts';
import { ribcage } from '#studio/models/trunk/ribs.ts';
import { pointAt, atLevel } from '#studio/models/spine/levels.ts';
import { level, standingSpine } from '#studio/models/spine/standing.ts';
import { part, type Part } from '#studio/models/part.ts';
import { scene } from '#studio/scenes/scene.ts';
import { box, capsule, carve, tube, union } from '#studio/shapes/index.ts';
import { mix, type Vec } from '#studio/shapes/vectors.ts';

/** The arches over the leads are taken away, so that the leads are seen where they lie. */
function opened(of: Part): Part {
  if (!['T8', 'T9', 'T10', 'T11'].includes(of.name)) return of;
  const window = atLevel(level(of.name), box([0, -0.4, -4.3], [0.82, 2.6, 2], 0.2));
  return { ...of, solid: carve(0.12, of.solid, window) };
}

const stimulator: Vec = [8.6, 6.2, -11.2];

/** One of the two leads: from the box under the skin into the canal and up to the middle of the back. */
function lead(x: number): Part[] {
  const bottom = pointAt(level('T10'), [x, 0, -3.0]);
  const top = pointAt(level('T8'), [x, 0.6, -2.9]);
  const inCanal = [
    pointAt(level('L2'), [x, 0.4, -5.4]),
    pointAt(level('L1'), [x, 1.4, -3.5]),
    pointAt(level('T12'), [x, 0, -2.95]),
    bottom,
    top,
  ];
  const underSkin: Vec[] = [
    pointAt(level('L2'), [x, 0.4, -5.4]),
    pointAt(level('L3'), [x + 1.2, 0, -7.6]),
    [4.4 + x, 15, -10.2],
    [7 + x, 11, -11],
    [8.4 + x * 0.6, 8.2, -11.2],
  ];
  const contacts = Array.from({ length: 8 }, (_, i) =>
    capsule(mix(bottom, top, i / 8), mix(bottom, top, (i + 0.5) / 8), 0.29),
  );
  const look = { throughSkin: 0.95 };
  return [
    part(`lead ${x}`, 'sheath', tube({ radii: 0.17, perSegment: 8 }, ...inCanal), look),
    part(`contacts ${x}`, 'steel', union(...contacts), look),
    part(`wire ${x}`, 'sheath', tube({ radii: 0.17, perSegment: 8 }, ...underSkin), look),
  ];
}

export default scene({
  alt: 'Back of a standing figure; two thin leads lie along the spine and run under the skin to a small flat box above the hip.',
  view: { target: [2.2, 20, -4], azimuth: 198, elevation: 7, distance: 190, fieldOfView: 14.2 },
  parts: [
    ...standingSpine('T6', 'S1').map(opened),
    part(
      'nerve sac',
      'dura',
      tube(0.6, ...['T6', 'T9', 'T12', 'L2'].map((name) => pointAt(level(name), [0, 0, -2.1]))),
    ),
    ...ribcage({ material: 'ghost', opacity: 0.5, front: false, numbers: [6, 7, 8, 9, 10, 11, 12] }),
    ...pelvis({ material: 'ghost', opacity: 0.65 }),
    ...lead(0.5),
    ...lead(-0.5),
    ...stimulatorBox({ at: stimulator, facing: [0.42, 0.1, -0.9], across: [-0.9, 0, -0.42] }),
  ],
  skin: { solid: bodySkin({ head: 'none' }), density: 0.014, rim: 0.65, base: 0.1 },
  pain: [{ at: pointAt(level('T9'), [0, 0, -3.2]), radius: 1.7, strength: 0.7 }],
  labels: [
    { words: 'Leads', at: pointAt(level('T11'), [0, 0, -3.4]), side: 'right' },
    { words: 'Stimulator', at: stimulator, side: 'left' },
  ],
  fade: [0.5, 0.5, 0.56, 0.53],
});
