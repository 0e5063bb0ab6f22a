// The drawings of the exercises that are committed are those that the poses describe.
import { readdirSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { describe, expect, it, test } from 'vitest';
import { angleOf, distance, jointBetween, subtract } from '#studio/figure/geometry.ts';
import { committed, DRAWINGS, filesOf, tenIsCurrent } from '#studio/figure/files.ts';
import { drawingNames, loadDrawing } from '#studio/figure/list.ts';

const MOST_BYTES = 3000;

describe.each(drawingNames())('%s', (name) => {
  it('is up to date and light', async () => {
    const files = committed(name);
    expect(files, 'Run npm run exercises -w packages/studio.').toEqual(filesOf(await loadDrawing(name)));
    expect(brotliCompressSync(files.svg).length).toBeLessThanOrEqual(MOST_BYTES);
  });

  it('says of every step what is seen', async () => {
    const steps = await loadDrawing(name);
    expect(steps.length).toBeGreaterThanOrEqual(2);
    expect(steps.length).toBeLessThanOrEqual(4);
    for (const { alt } of steps) {
      expect(alt).toMatch(/^[A-Z].{20,150}\.$/);
      expect(alt).not.toMatch(/\b(image|picture|photo|illustration|drawing) of\b/i);
    }
  });

  it('has only finite places, and a view for each step', async () => {
    const { svg } = committed(name);
    expect(svg).not.toMatch(/NaN|Infinity|undefined/);
    expect([...svg.matchAll(/<view id="s\d"/g)]).toHaveLength((await loadDrawing(name)).length);
  });
});

it('draws ten people as they are committed', () => {
  expect(tenIsCurrent(), 'Run npm run exercises -w packages/studio.').toBe(true);
});

it('keeps no drawing without poses', () => {
  const files = readdirSync(DRAWINGS).map((file) => file.replace(/\.(svg|json)$/, ''));
  expect([...new Set(files)].toSorted()).toEqual(drawingNames());
});

test('a knee is as far from hip and ankle as the bones are long, on the side that is asked for', () => {
  for (const side of [1, -1] as const) {
    const knee = jointBetween([0, 0], [0, -60], 41, 40, side);
    expect(distance([0, 0], knee)).toBeCloseTo(41);
    expect(distance(knee, [0, -60])).toBeCloseTo(40);
    expect(Math.sign(knee[0])).toBe(side);
  }
});

test('a foot out of reach is only pointed at', () => {
  const knee = jointBetween([0, 0], [200, 0], 41, 40, 1);
  expect(distance([0, 0], knee)).toBeCloseTo(41);
  expect(Math.abs(angleOf(subtract(knee, [0, 0])))).toBeLessThan(2);
});
