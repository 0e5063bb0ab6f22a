import { bodySkin, footOnFigure } from '#studio/models/body/figure.ts';
import { footBones } from '#studio/models/foot/bones.ts';
import { legBones } from '#studio/models/body/limb-bones.ts';
import { lowerLegNerves } from '#studio/models/body/nerves.ts';
import { onTheRight } from '#studio/models/sides.ts';
import { scene } from '#studio/scenes/scene.ts';

const leftFoot = footBones().map((of) => ({
  ...of,
  material: 'ghost' as const,
  opacity: 0.7,
  solid: footOnFigure(of.solid),
}));

export default scene({
  alt: 'Both lower legs and feet from the front; yellow nerves run down beside the pale bones, and both feet glow softly red.',
  view: { target: [1, -69.5, 3], azimuth: 24, elevation: 12, distance: 220, fieldOfView: 12.4 },
  parts: [
    ...legBones({ material: 'ghost', opacity: 0.7 }),
    ...leftFoot,
    ...onTheRight(leftFoot),
    ...lowerLegNerves(1),
    ...lowerLegNerves(-1),
  ],
  skin: { solid: bodySkin({ arms: false, head: 'none' }), density: 0.014, rim: 0.6, base: 0.12 },
  pain: [1, -1].flatMap((side) => [
    { at: [side * 11, -85, 9] as const, radius: 3, strength: 0.95 },
    { at: [side * 10.6, -83, 4] as const, radius: 2.4, strength: 0.6 },
  ]),
  labels: [
    { words: 'Leg nerves', at: [11, -70, 1.5], side: 'right' },
    { words: 'Feet', at: [11, -84, 9], side: 'right' },
  ],
});
