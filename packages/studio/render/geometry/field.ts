// All parts of a scene as one function: how far is the nearest surface, and whose is it? Parts stand in a tree of
// boxes; what is further away than the nearest surface found so far is not measured at all.
import { type Part } from '#studio/models/part.ts';
import { kernels } from '#studio/shapes/kernels.ts';
import {
  Code,
  number,
  squaredDistanceTo,
  joinedBounds,
  type Bounds,
  type Solid,
} from '#studio/shapes/solid.ts';

export type Distance = (x: number, y: number, z: number) => number;

export interface Field {
  distance: Distance;
  /** The index of the part that the last measured distance belongs to. */
  nearest: () => number;
  bounds: Bounds;
}

// Beyond this, the distance to the box is near enough for marching.
const LEAF_REACH = 0.8;
const GROUP_REACH = 2;
const SMALL_GROUP = 3;
const NOWHERE: Bounds = { low: [0, 0, 0], high: [0, 0, 0] };

interface Leaf {
  index: number;
  bounds: Bounds;
}

const middle = ({ bounds: { low, high } }: Leaf, axis: 0 | 1 | 2) => low[axis] + high[axis];

const within = (bounds: Bounds, reach: number, far: string, near: string) =>
  `{const q=${squaredDistanceTo(bounds, 'x', 'y', 'z')};` +
  `if(m>0?q<m*m:q===0){if(q>${number(reach * reach)}){m=Math.sqrt(q);${far}}else{${near}}}}`;

function tree(leaves: Leaf[]): string {
  const [first] = leaves;
  if (!first) return '';
  if (leaves.length === 1) {
    const { index, bounds } = first;
    const measured = `const d=part${index}(x,y,z);if(d<m){m=d;id=${index}}`;
    return within(bounds, LEAF_REACH, `id=${index}`, measured);
  }
  const bounds = joinedBounds(...leaves.map((leaf) => leaf.bounds));
  const sizes = ([0, 1, 2] as const).map((axis) => bounds.high[axis] - bounds.low[axis]);
  const axis = sizes.indexOf(Math.max(...sizes)) as 0 | 1 | 2;
  const sorted = leaves.toSorted((a, b) => middle(a, axis) - middle(b, axis));
  const half = sorted.length >> 1;
  const inner = tree(sorted.slice(0, half)) + tree(sorted.slice(half));
  return leaves.length <= SMALL_GROUP ? inner : within(bounds, GROUP_REACH, '', inner);
}

const preamble = `const {${Object.keys(kernels).join(',')}}=kernels;`;

function measuring(name: string, solid: Solid, tables: Float64Array[]) {
  const code = new Code(tables);
  const result = solid.write(code, 'x', 'y', 'z');
  return `const ${name}=(x,y,z)=>{${code.lines.join('')}return ${result}};`;
}

export function fieldOf(parts: readonly Part[]): Field {
  const tables: Float64Array[] = [];
  const functions = parts.map(({ solid }, i) => measuring(`part${i}`, solid, tables));
  const leaves = parts.map(({ solid: { bounds } }, index) => ({ index, bounds }));
  const source =
    functions.join('\n') +
    `let id=-1;const distance=(x,y,z)=>{let m=1e3;id=-1;${tree(leaves)}return m};` +
    'return {distance,nearest:()=>id};';
  const make = new Function('kernels', 'tables', preamble + source);
  const bounds = parts.length > 0 ? joinedBounds(...leaves.map((leaf) => leaf.bounds)) : NOWHERE;
  return { ...make(kernels, tables), bounds };
}

export function distanceTo(solid: Solid): Distance {
  const tables: Float64Array[] = [];
  const source = measuring('distance', solid, tables);
  return new Function('kernels', 'tables', `${preamble}${source}return distance;`)(kernels, tables);
}
