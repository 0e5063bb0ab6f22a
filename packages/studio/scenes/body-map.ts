// The figure of 'Where does it hurt?': clay outside, glass with a skeleton inside, both in exactly the same frame.
import { part, type Part } from '#studio/models/part.ts';
import { type Scene } from './scene.ts';
import { bodySkin, headOnFigure, shorts } from '#studio/models/body/figure.ts';
import { armBones, handsAndFeet, legBones } from '#studio/models/body/limb-bones.ts';
import { femora, pelvis } from '#studio/models/pelvis/pelvis.ts';
import { ribcage } from '#studio/models/trunk/ribs.ts';
import { skull } from '#studio/models/head/skull.ts';
import { standingSpine } from '#studio/models/spine/standing.ts';

export const MAP_VIEW = { target: [0, -2.5, 0], elevation: 0, distance: 520, fieldOfView: 20.4 } as const;

export const MAP_LOOK = {
  size: [900, 1800],
  fade: [0.5, 0.5, 0.9, 0.9],
  crevices: 6,
  ink: 0.28,
} satisfies Partial<Scene>;

export const clayFigure = (): Part[] => [
  part('body', 'clay', bodySkin({ head: 'plain' })),
  part('shorts', 'cloth', shorts()),
];

export const glassSkin = () => ({ solid: bodySkin({ head: 'plain' }), density: 0.009, rim: 0.7, base: 0.08 });

export const skeleton = (): Part[] => [
  ...standingSpine(),
  ...ribcage({ opacity: 0.85 }),
  ...pelvis(),
  ...femora(),
  ...armBones(),
  ...legBones({ material: 'bone' }),
  ...handsAndFeet(),
  ...skull().map((of) => ({ ...of, solid: headOnFigure(of.solid) })),
];
