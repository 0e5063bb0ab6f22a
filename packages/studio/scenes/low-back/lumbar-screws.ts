import { shaft } from '#studio/models/instruments/placing.ts';
import { part, type Part } from '#studio/models/part.ts';
import { lumbarLevel, lumbarSpine } from '#studio/models/spine/lumbar.ts';
import { pointAt } from '#studio/models/spine/levels.ts';
import { scene } from '#studio/scenes/scene.ts';
import { capsule, carve, union } from '#studio/shapes/index.ts';
import { mix, subtract } from '#studio/shapes/vectors.ts';

const joint = pointAt(lumbarLevel(3), [1.5, -1.4, -3.7]);

/** Where the head of a screw holds the rod, behind the pedicle of a bone. */
const headOn = (number: number, side: number) => pointAt(lumbarLevel(number), [side * 2, 0.5, -4]);

/** Two screws through the pedicles of L4 and L5 and the rod between their heads, on one side. */
function fixation(side: number): Part[] {
  const [upper, lower] = [headOn(4, side), headOn(5, side)];
  const rod = (radius: number) => capsule(mix(upper, lower, -0.17), mix(upper, lower, 1.17), radius);
  const screws = [4, 5].map((number) => {
    const head = headOn(number, side);
    const inBody = pointAt(lumbarLevel(number), [side * 1.2, 0.5, -0.6]);
    const { drum } = shaft(head, subtract(head, inBody));
    const hole = drum(0.5, 1, 0.15, 0.02);
    return {
      cup: union(capsule(inBody, head, 0.3), drum(-0.75, 0.5, 0.64, 0.12)),
      cap: carve(0.03, drum(0.1, 0.62, 0.36), hole),
    };
  });
  return [
    part(`screws ${side}`, 'steel', carve(0.05, union(...screws.map(({ cup }) => cup)), rod(0.38))),
    part(`caps ${side}`, 'sheath', union(...screws.map(({ cap }) => cap))),
    part(`rod ${side}`, 'steel', rod(0.3)),
  ];
}

export default scene({
  alt: 'Lower spine from behind and the left; screws and rods join the lowest two bones, and the small joint above them glows red.',
  view: { target: [0.2, -4.2, -2.6], azimuth: 156, elevation: 10, distance: 80, fieldOfView: 8.8 },
  parts: [...lumbarSpine({ first: 2 }), ...fixation(1), ...fixation(-1)],
  pain: [{ at: joint, radius: 1, strength: 1.1 }],
  labels: [
    { words: 'Joint above', at: joint, side: 'left' },
    { words: 'Screws and rod', at: headOn(4, -1), side: 'right' },
  ],
});
