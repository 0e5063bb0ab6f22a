// The head cut down its middle, for plates that show what lies behind the nose: the left half, seen from its cut side.
import {
  blend,
  box,
  carve,
  ellipsoid,
  halfSpace,
  inflate,
  intersect,
  roughen,
  roundCone,
  tube,
  type Solid,
} from '#studio/shapes/index.ts';
import { type Vec } from '#studio/shapes/vectors.ts';
import { part, type Part } from '#studio/models/part.ts';
import { headSkin } from './skin.ts';
import { conchae, noseAirway } from './nose.ts';

/** What lies on the left of the cut; `proud` centimetres lift hard things out of the cut, so that their edge shows. */
const leftHalf = (solid: Solid, proud = 0): Solid => intersect(0.06, solid, halfSpace([-1, 0, 0], proud));

function throatAirway(): Solid {
  const way: Vec[] = [
    [0, -3.4, 2],
    [0, -5.6, 1.75],
    [0, -8, 1.75],
    [0, -10.6, 1.9],
    [0, -14, 2.1],
  ];
  return tube([1.1, 0.7, 0.6, 0.62, 0.7], ...way);
}

function mouth(): Solid {
  const gap: Vec[] = [
    [0, -6.9, 8.9],
    [0, -6.75, 7.4],
    [0, -6.25, 5.2],
    [0, -6.9, 3.3],
    [0, -8.3, 2.2],
  ];
  return tube({ radii: [0.12, 0.2, 0.22, 0.2, 0.3], perSegment: 8 }, ...gap);
}

const sphenoidSinus = (): Solid => ellipsoid([0, -1, 1.9], [1.2, 0.8, 1.1]);
const frontalSinus = (): Solid => ellipsoid([0, 1.5, 7.75], [1.1, 0.95, 0.42]);

/** The brain's room: its floor steps down from above the nose to the large hole of the skull base. */
const skullRoom = (grown = 0): Solid =>
  inflate(
    grown,
    blend(
      1.2,
      ellipsoid([0, 4.5, -1.4], [6.2, 4.75, 7.8]),
      ellipsoid([0, 3.4, 3.4], [4.9, 2.8, 3.4]),
      ellipsoid([0, -0.2, -4.6], [4.4, 3.2, 3.5]),
      roundCone([0, -0.6, -2.6], [0, -5, -2.6], 1.1, 0.72),
      roundCone([0, -5, -2.6], [0, -16, -2.8], 0.72, 0.68),
    ),
  );

function boneInTheCut(): Solid {
  const vault = carve(0.1, skullRoom(0.55), skullRoom(0.06));
  const skullBase = blend(
    0.5,
    inflate(0.28, sphenoidSinus()),
    roundCone([0, -0.6, 0.4], [0, -3.2, -0.9], 0.55, 0.4), // clivus
    roundCone([0, 0.6, 3], [0, 0.75, 7.2], 0.22, 0.25), // roof of the nose
    inflate(0.3, frontalSinus()),
    roundCone([0, 0.6, 8.1], [0, -1.5, 9.15], 0.42, 0.26), // nasal bone
  );
  const palate: Vec[] = [
    [0, -5.75, 3.6],
    [0, -5.6, 5.4],
    [0, -5.65, 7],
    [0, -6.1, 7.9],
  ];
  const chin = ellipsoid([0, -9.6, 7.55], [1.2, 1.15, 0.62]);
  const bones = blend(0.25, vault, skullBase, tube([0.22, 0.26, 0.34, 0.5], ...palate), chin);
  return carve(0.1, bones, sphenoidSinus(), frontalSinus());
}

const neckLevels = [-9.45, -11.35, -13.25, -15.15];

const neckBones = (): Solid[] => [
  ellipsoid([0, -4.9, 0.3], [1, 0.55, 0.4]), // front arch of the atlas
  blend(
    0.4,
    roundCone([0, -4.5, -0.65], [0, -6.4, -0.8], 0.45, 0.58),
    box([0, -7.3, -0.85], [1.2, 0.85, 0.85], 0.28),
  ),
  ...neckLevels.map((y) => box([0, y, -0.95], [1.2, 0.66, 0.88], 0.22)),
  ellipsoid([0, -5.2, -4.2], [0.8, 0.45, 0.4]), // rear arch of the atlas
  ...[-7.3, ...neckLevels].map((y) => roundCone([0, y - 0.1, -3.9], [0, y - 0.75, -5.6], 0.34, 0.46)),
];

const neckDiscs = (): Solid[] =>
  [-8.45, ...neckLevels.slice(0, -1).map((y) => y - 0.95)].map((y) =>
    box([0, y, -0.93], [1.2, 0.27, 0.84], 0.16),
  );

const brainStem = (): Solid =>
  blend(
    0.6,
    roundCone([0, -3.4, -2.6], [0, -16, -2.8], 0.55, 0.45),
    roundCone([0, -3.2, -2.5], [0, 0.8, -1.4], 0.6, 0.75),
    ellipsoid([0, -0.9, -1.5], [0.9, 1.1, 0.85]),
  );

const teethInTheCut = (): Solid =>
  blend(
    0.05,
    roundCone([0, -6.2, 8], [0, -7.15, 8.3], 0.34, 0.16),
    roundCone([0, -8.7, 7.7], [0, -7.45, 8.05], 0.32, 0.15),
  );

const airways = (): Solid => blend(0.3, noseAirway(), throatAirway(), mouth());

export function headSection(): Part[] {
  const open = blend(0.05, airways(), sphenoidSinus(), frontalSinus(), skullRoom());
  const tissue = carve(0.05, leftHalf(headSkin({ shoulders: false })), open);
  const lining = carve(0.05, leftHalf(inflate(0.2, airways()), 0.03), airways());
  const tongue = ellipsoid([0, -8.1, 4.9], [2.2, 1.55, 2.75]);
  return [
    part('cut tissue', 'clay', tissue),
    part('brain', 'organ', roughen(0.05, 1.7, leftHalf(skullRoom(-0.12), 0.02))),
    part('spinal cord', 'dura', leftHalf(brainStem(), 0.1)),
    part('lining', 'muscle', lining),
    part('tongue', 'muscle', leftHalf(tongue, 0.03)),
    part('bone in the cut', 'bone', leftHalf(boneInTheCut(), 0.06)),
    ...neckBones().map((bone, i) => part(`neck bone ${i + 1}`, 'bone', leftHalf(bone, 0.06))),
    ...neckDiscs().map((disc, i) => part(`neck disc ${i + 1}`, 'disc', leftHalf(disc, 0.05))),
    part('teeth', 'bone', leftHalf(teethInTheCut(), 0.08)),
    ...conchae().map((concha, i) => part(`concha ${i + 1}`, 'organ', concha)),
  ];
}
