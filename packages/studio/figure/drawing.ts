// A drawing: the steps of an exercise side by side in one SVG. Pages show one step by the name of its view.
import { body } from './body.ts';
import { ink } from './colours.ts';
import { numbers } from './outline.ts';
import { partsIn } from './parts.ts';
import type { Pose } from './pose.ts';

const WIDTH = 240;

export interface Step {
  /** Read aloud to people who cannot see it. */
  alt: string;
  /** From the back to the front: a pose is drawn as the figure, a text is SVG. */
  layers: (Pose | string)[];
  /** How much of the field is shown, when less is to be seen larger: left, bottom, width. */
  look: readonly [left: number, bottom: number, width: number];
}

interface Given {
  look: Step['look'];
  /** What stands behind the figure in every step. */
  room?: string[];
}

/** Of each step, what is seen and then its layers. */
export const drawing = ({ look, room = [] }: Given, ...steps: [alt: string, ...Step['layers']][]): Step[] =>
  steps.map(([alt, ...layers]) => ({ alt, layers: [...room, ...layers], look }));

export function svgOf(steps: Step[]): string {
  const cells = steps.map(({ layers, look: [left, bottom, wide] }, index) => {
    const high = (wide * 3) / 4;
    const drawn = layers.map((layer) => (typeof layer === 'string' ? layer : body(layer))).join('');
    return `<svg x="${index * WIDTH}" width="240" height="180" viewBox="${numbers(left, 180 - bottom - high, wide, high)}" stroke-width="${numbers(wide / 130)}">${drawn}</svg>`;
  });
  const drawn = cells.join('');
  const views = steps.map(
    (_step, index) => `<view id="s${index + 1}" viewBox="${index * WIDTH} 0 240 180"/>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${steps.length * WIDTH} 180">${views.join('')}<defs>${partsIn(drawn)}</defs><g stroke="${ink}" stroke-linejoin="round" paint-order="stroke">${drawn}</g></svg>\n`;
}
