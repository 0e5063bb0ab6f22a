// Head and shoulders seen from the front, larger than life: for what the neck does.
import { shape } from './body.ts';
import * as colour from './colours.ts';
import { add, towards, turned, type Point } from './geometry.ts';
import { at, limb } from './outline.ts';

interface Looks {
  /** To the viewer's left when less than 0, from -1 to 1. */
  turn?: number;
  /** Degrees, to the viewer's left. */
  tilt?: number;
}

const THROAT: Point = [120, 72];

const shoulders =
  shape(
    `M${at([52, 0])}C${at([54, 24])} ${at([56, 44])} ${at([76, 52])}C${at([92, 57])} ${at([102, 60])} ${at([106, 66])}L${at([134, 66])}C${at([138, 60])} ${at([148, 57])} ${at([164, 52])}C${at([184, 44])} ${at([186, 24])} ${at([188, 0])}z`,
    colour.shirt,
  ) +
  `<path fill="none" d="M${at([74, 0])}Q${at([75, 16])} ${at([72, 28])}M${at([166, 0])}Q${at([165, 16])} ${at([168, 28])}"/>`;

export function bust({ turn = 0, tilt = 0 }: Looks = {}): string {
  const nape = add(THROAT, towards(90 + tilt, 12));
  const neck = shape(limb([[120, 62], 14], [nape, 12.5]), colour.skin);
  const collar = `<path fill="${colour.skin}" stroke="none" d="M${at([104, 67])}Q${at([120, 46])} ${at([136, 67])}z"/><path fill="none" d="M${at([106, 65.5])}Q${at([120, 48])} ${at([134, 65.5])}"/>`;
  return shoulders + neck + collar + face(nape, turn, tilt);
}

/** What is on the round head wanders to the side to which it turns. */
function face(nape: Point, turn: number, tilt: number): string {
  const on = (x: number, y: number) => at(add(nape, turned([x, y], tilt)));
  const aside = 16 * turn;
  const side = Math.sign(turn);
  const ear = (x: number) => shape(limb([add(nape, turned([x, 25], tilt)), 5]), colour.skin);
  const earFromFront = (x: number) =>
    `M${on(x - 2, 30)}Q${on(x + 6, 33)} ${on(x + 4, 26)}Q${on(x + 3, 20)} ${on(x - 1, 20)}`;
  const skull = `<path fill="${colour.skin}" d="M${on(-23, 30)}C${on(-24, 10)} ${on(-12 + aside / 3, -6)} ${on(aside / 2, -6)}C${on(12 + aside / 3, -6)} ${on(24, 10)} ${on(23, 30)}C${on(23, 62)} ${on(-23, 62)} ${on(-23, 30)}z"/>`;
  const locks = `<path fill="${colour.hair}" d="M${on(-23.5, 27)}C${on(-27, 64)} ${on(27, 64)} ${on(23.5, 27)}C${on(22, 40)} ${on(12 + aside, 45)} ${on(2 + aside, 46)}C${on(-8 + aside, 46)} ${on(-21, 42)} ${on(-23.5, 27)}z"/>`;
  const eyes = [-9, 9]
    .map((x) => x * (1 - Math.abs(turn) / 2.2) + aside)
    .map((x) => `M${on(x, 28)}L${on(x, 25.5)}`);
  const tip = aside * 1.3 + (side || 1) * 4;
  const nose = `M${on(aside * 1.15, 26)}L${on(tip, 17.5)}L${on(aside * 1.15, 16)}`;
  const mouth = `M${on(aside - 6, 7)}Q${on(aside, 4.5)} ${on(aside + 6, 7)}`;
  const ears = side === 0 ? ear(-23) + ear(23) : '';
  return `${ears}${skull}${locks}<path fill="none" d="${eyes.join('')}${nose}${mouth}${side === 0 ? '' : earFromFront(-side * 13)}"/>`;
}

/** The arm at the viewer's right, its palm on the side of the head. */
export const palmAtHead = () =>
  shape(limb([[190, 26], 9], [[178, 62], 8], [[160, 92], 6]), colour.skin) +
  shape(limb([[170, 40], 15], [[189, 20], 12.5]), colour.shirt) +
  `<path fill="${colour.skin}" d="M${at([156, 86])}C${at([148, 94])} ${at([144, 108])} ${at([143, 124])}C${at([144, 131])} ${at([150, 131])} ${at([151, 124])}C${at([152, 118])} ${at([156, 108])} ${at([166, 96])}z"/>`;
