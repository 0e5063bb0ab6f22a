// Joining and cutting. A costly piece is measured only where it can make a difference, which changes nothing in
// the result: beyond the width of the blend, the nearer piece alone decides.
import {
  number,
  squaredDistanceTo,
  joinedBounds,
  widerBounds,
  type Bounds,
  type Code,
  type Solid,
} from './solid.ts';

const WORTH_A_GUARD = 3;

const totalCost = (solids: Solid[]) => solids.reduce((sum, { cost }) => sum + cost, 0);

/** Runs `work` only within `reach` (the name of a number) of a solid that costs enough to ask first. */
function whenNear(
  code: Code,
  solid: Solid,
  [x, y, z]: [string, string, string],
  reach: string,
  work: () => void,
) {
  if (solid.cost < WORTH_A_GUARD) {
    work();
    return;
  }
  const limit = code.keep(reach);
  const away = code.keep(squaredDistanceTo(solid.bounds, x, y, z));
  const outer = code.lines;
  code.lines = [];
  work();
  const inner = code.lines.join('');
  code.lines = outer;
  code.lines.push(`if(${away}===0||(${limit}>0&&${away}<${limit}*${limit})){${inner}}`);
}

function joined(k: number, solids: Solid[], bounds: Bounds): Solid {
  const [first, ...rest] = solids;
  if (!first) throw new Error('There is nothing to join.');
  return {
    bounds,
    cost: totalCost(solids),
    write(code, x, y, z) {
      const result = code.keep(first.write(code, x, y, z));
      for (const solid of rest) {
        whenNear(code, solid, [x, y, z], `${result}+${number(k)}`, () => {
          const d = solid.write(code, x, y, z);
          code.lines.push(
            k > 0 ? `${result}=smoothMin(${result},${d},${number(k)});` : `if(${d}<${result})${result}=${d};`,
          );
        });
      }
      return result;
    },
  };
}

export const union = (...solids: Solid[]) =>
  joined(0, solids, joinedBounds(...solids.map(({ bounds }) => bounds)));

/** Grown together over a seam about `k` wide. */
export const blend = (k: number, ...solids: Solid[]) =>
  joined(k, solids, widerBounds(joinedBounds(...solids.map(({ bounds }) => bounds)), k * 0.25));

/** What the tools leave, with edges rounded by `k`. */
export const carve = (k: number, from: Solid, ...tools: Solid[]): Solid => ({
  bounds: from.bounds,
  cost: from.cost + totalCost(tools),
  write(code, x, y, z) {
    const result = code.keep(from.write(code, x, y, z));
    for (const tool of tools) {
      whenNear(code, tool, [x, y, z], `${number(k)}-${result}`, () => {
        const d = tool.write(code, x, y, z);
        code.lines.push(`${result}=-smoothMin(-${result},${d},${number(k)});`);
      });
    }
    return result;
  },
});

/** What two solids share. */
export const intersect = (k: number, a: Solid, b: Solid): Solid => ({
  bounds: overlap(a.bounds, b.bounds),
  cost: a.cost + b.cost,
  write(code, x, y, z) {
    const first = a.write(code, x, y, z);
    const second = b.write(code, x, y, z);
    return code.keep(`-smoothMin(-${first},-${second},${number(k)})`);
  },
});

function overlap(a: Bounds, b: Bounds): Bounds {
  const low = a.low.map((value, axis) => Math.max(value, b.low[axis as 0])) as unknown as Bounds['low'];
  const high = a.high.map((value, axis) => Math.min(value, b.high[axis as 0])) as unknown as Bounds['high'];
  return low.every((value, axis) => value <= high[axis as 0]) ? { low, high } : a;
}

/** Thicker on all sides; thinner below zero. */
export const inflate = (by: number, solid: Solid): Solid => ({
  bounds: widerBounds(solid.bounds, Math.max(0, by)),
  cost: solid.cost,
  write: (code, x, y, z) => code.keep(`${solid.write(code, x, y, z)}-${number(by)}`),
});

/** Gentle relief: how deep, and how many waves a centimetre (about 1 to 3). */
export const roughen = (amount: number, frequency: number, solid: Solid): Solid => ({
  bounds: widerBounds(solid.bounds, amount),
  cost: solid.cost + 2,
  write(code, x, y, z) {
    const result = code.keep(solid.write(code, x, y, z));
    // Far from the surface the relief cannot be seen, and its sines cost more than the shape.
    code.lines.push(
      `if(${result}<${number(amount * 4)})${result}+=${number(amount)}*relief(${x},${y},${z},${number(frequency)});`,
    );
    return result;
  },
});
