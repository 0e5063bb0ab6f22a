import { part, type Part } from '#studio/models/part.ts';
import { lumbarArch, lumbarBody, lumbarDisc, lumbarVertebra } from '#studio/models/spine/vertebrae.ts';
import { scene } from '#studio/scenes/scene.ts';
import {
  blend,
  box,
  ellipsoid,
  intersect,
  mirrored,
  move,
  roughen,
  roundCone,
  tube,
  union,
  type Solid,
} from '#studio/shapes/index.ts';
import { type Vec } from '#studio/shapes/vectors.ts';

const DISC_AT = 1.86;
const CUT = 2.32;

/** The sac with its nerves, cut level with the top of the disc. */
function sac(outline: Solid, nerves: readonly (readonly [number, number])[]): Part[] {
  const below = intersect(0.04, outline, box([0, CUT - 6, -2.5], [3, 6, 3]));
  return [
    part('sac', 'dura', below),
    part('nerves', 'nerve', union(...nerves.map(([x, z]) => ellipsoid([x, CUT, z], [0.14, 0.12, 0.14])))),
  ];
}

const level = (x: number, parts: Part[]): Part[] =>
  parts.map((each) => ({ ...each, name: `${each.name} ${x}`, solid: move([x, 0, 0], each.solid) }));

const ligament = (thick: number) =>
  mirrored(roundCone([1.15, 1.3, -2.95], [0.25, 1.3, -3.75], thick, thick * 0.9));

const open = level(3.6, [
  part('bone', 'bone', lumbarVertebra({ transverse: 0.4 })),
  part('disc', 'disc', move([0, DISC_AT, 0], lumbarDisc())),
  part('ligament', 'tendon', ligament(0.22)),
  ...sac(tube(0.86, [0, 4, -2.5], [0, 0, -2.5], [0, -1.5, -2.5]), [
    [0.4, -2.3],
    [-0.4, -2.3],
    [0.45, -2.8],
    [-0.45, -2.8],
    [0, -3],
    [0, -2.5],
  ]),
]);

const bulge = blend(0.6, lumbarDisc(), ellipsoid([0, 0, -1.35], [1.9, 0.46, 0.62]));
const thickJoint = mirrored(ellipsoid([1.55, 1.5, -2.85], [0.62, 0.8, 0.72]));
const corner = (x: number, z: number, radius: number) => roundCone([x, 4, z], [x, -5, z], radius, radius);
const squeezed = blend(0.8, corner(0.5, -2.24, 0.24), corner(-0.5, -2.24, 0.24), corner(0, -2.7, 0.26));
const narrow = level(-3.6, [
  part(
    'bone',
    'bone',
    roughen(0.04, 2.3, blend(0.35, lumbarBody(), lumbarArch({ transverse: 0.4 }), thickJoint)),
  ),
  part('disc', 'disc', move([0, DISC_AT, 0], bulge)),
  part('ligament', 'tendon', ligament(0.62)),
  ...sac(squeezed, [
    [0.5, -2.24],
    [-0.5, -2.24],
    [0.18, -2.3],
    [-0.18, -2.3],
    [0, -2.56],
    [0.05, -2.82],
  ]),
]);

const canal: Vec = [-3.6, CUT, -2.4];

export default scene({
  alt: 'Two low back bones from above: in one the canal for the nerves is wide and round, in the other it is narrow and glows red.',
  view: { target: [0, 1, -2.4], azimuth: 180, elevation: 74, distance: 80, fieldOfView: 7.4 },
  parts: [...open, ...narrow],
  pain: [{ at: [-3.6, CUT - 0.5, -2.45], radius: 0.8, strength: 0.6 }],
  labels: [
    { words: 'Thick ligament', at: [-4.4, 1.6, -3.3], side: 'right' },
    { words: 'Wide canal', at: [3.6, CUT, -2.5], side: 'left' },
    { words: 'Narrow canal', at: canal, side: 'right' },
  ],
});
