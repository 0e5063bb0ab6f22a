// The drawings of the exercises that are committed are those that the poses describe.
import { readdirSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
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
