import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  blend,
  box,
  carve,
  ellipsoid,
  flipped,
  intersect,
  mirrored,
  move,
  ribbon,
  roundCone,
  scaled,
  sphere,
  tube,
  turn,
  union,
  type Solid,
} from '#studio/shapes/index.ts';
import { distanceTo, fieldOf } from '#studio/render/geometry/field.ts';
import { part } from '#studio/models/part.ts';
import type { Vec } from '#studio/shapes/vectors.ts';

const at = (solid: Solid, [x, y, z]: Vec) => distanceTo(solid)(x, y, z);
const coordinate = fc.double({ min: -8, max: 8, noNaN: true });
const point = fc.tuple(coordinate, coordinate, coordinate);
/** A costly piece, so that joining it is guarded by its box. */
const nerve = tube([0.5, 0.4, 0.3, 0.2], [-3, -2, 0], [0, 1, 1], [3, 0, -1], [4, 3, 0]);
const tendon = ribbon(
  { facing: [0, 0, 1] },
  [[0, 4, 0], 1, 0.2],
  [[1, 0, 1], 0.8, 0.3],
  [[0, -4, 0], 0.5, 0.1],
);
const unguarded = (solid: Solid): Solid => ({ ...solid, cost: 0 });

describe('simple shapes', () => {
  it('measure in centimetres from their surface', () => {
    expect(at(sphere([1, 2, 3], 2), [1, 2, 8])).toBeCloseTo(3);
    expect(at(sphere([1, 2, 3], 2), [1, 2, 3])).toBeCloseTo(-2);
    expect(at(box([0, 0, 0], [1, 2, 3], 0.5), [4, 0, 0])).toBeCloseTo(3);
    expect(at(roundCone([0, 0, 0], [0, 4, 0], 1, 1), [3, 2, 0])).toBeCloseTo(2);
    expect(at(ellipsoid([0, 0, 0], [3, 1, 1]), [3, 0, 0])).toBeCloseTo(0);
  });

  it.each([
    ['tube', nerve],
    ['ribbon', tendon],
    ['cone', roundCone([0, 0, 0], [2, 3, 1], 1, 0.4)],
    ['ellipsoid', ellipsoid([1, 1, 1], [3, 1, 2])],
  ])('a %s has nothing outside of its box', (_, solid) => {
    const { low, high } = solid.bounds;
    const away = fc.double({ min: 0.01, max: 3, noNaN: true });
    fc.assert(
      fc.property(
        point,
        fc.constantFrom<0 | 1 | 2>(0, 1, 2),
        fc.constantFrom<'low' | 'high'>('low', 'high'),
        away,
        (anywhere, axis, side, by) => {
          const outside: [number, number, number] = [...anywhere];
          outside[axis] = side === 'low' ? low[axis] - by : high[axis] + by;
          expect(at(solid, outside)).toBeGreaterThan(0);
        },
      ),
    );
  });
});

describe('joining and carving', () => {
  const bone = sphere([0, 0, 0], 2);

  it.each([
    ['union', union(bone, nerve), union(bone, unguarded(nerve))],
    ['blend', blend(0.8, bone, nerve), blend(0.8, bone, unguarded(nerve))],
    ['carve', carve(0.4, bone, nerve), carve(0.4, bone, unguarded(nerve))],
  ])('a %s is the same whether or not far pieces are left out', (_, guarded, plain) => {
    const quick = distanceTo(guarded);
    const slow = distanceTo(plain);
    fc.assert(
      fc.property(point, ([x, y, z]) => {
        expect(quick(x, y, z)).toBeCloseTo(slow(x, y, z), 9);
      }),
    );
  });

  it('carving takes away, sharing keeps what both have', () => {
    const bite = sphere([2, 0, 0], 1);
    expect(at(carve(0, bone, bite), [1.5, 0, 0])).toBeGreaterThan(0);
    expect(at(bone, [1.5, 0, 0])).toBeLessThan(0);
    expect(at(intersect(0, bone, bite), [1.5, 0, 0])).toBeLessThan(0);
    expect(at(intersect(0, bone, bite), [-1, 0, 0])).toBeGreaterThan(0);
  });
});

describe('placing', () => {
  const knob = move([3, 1, 0], sphere([0, 0, 0], 1));

  it('moves, turns, scales and mirrors', () => {
    expect(at(knob, [3, 1, 0])).toBeCloseTo(-1);
    expect(at(turn('z', 90, knob), [-1, 3, 0])).toBeCloseTo(-1);
    expect(at(scaled(2, knob), [6, 2, 0])).toBeCloseTo(-2);
    expect(at(mirrored(knob), [-3, 1, 0])).toBeCloseTo(-1);
    expect(at(flipped(knob), [3, 1, 0])).toBeGreaterThan(3);
  });
});

describe('a scene of parts', () => {
  it('knows whose surface is nearest', () => {
    const centres: Vec[] = Array.from({ length: 20 }, (_, i) => [
      i * 2 - 20,
      Math.sin(i) * 3,
      Math.cos(i) * 3,
    ]);
    const parts = centres.map((centre, i) => part(`ball ${i}`, 'bone', sphere(centre, 0.7)));
    const field = fieldOf(parts);
    for (const [i, [x, y, z]] of centres.entries()) {
      expect(field.distance(x, y + 0.8, z)).toBeCloseTo(0.1);
      expect(field.nearest()).toBe(i);
    }
  });
});
