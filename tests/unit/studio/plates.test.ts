// The plates that are committed are those that the scenes describe.
import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import sharp, { type Sharp } from 'sharp';
import { describe, expect, it } from 'vitest';
import { factsOf, knownFacts, MASTERS, readMaster, shownOn } from '#studio/plates/masters.ts';
import { render } from '#studio/render/render.ts';
import { loadScene, sceneNames } from '#studio/scenes/load.ts';

const MOST_BYTES = 250 * 1024;
const names = sceneNames();

describe.each(names)('%s', (name) => {
  it('says what is seen, in one or two plain sentences', async () => {
    const { alt } = await loadScene(name);
    expect(alt.length).toBeGreaterThanOrEqual(70);
    expect(alt.length).toBeLessThanOrEqual(150);
    expect(alt).toMatch(/\.$/);
    expect(alt).not.toMatch(/\b(image|picture|photo|illustration) of\b/i);
  });

  it('has at most three short labels, and shows what they name', async () => {
    const { labels, pain } = shownOn(await loadScene(name));
    expect(labels.length).toBeLessThanOrEqual(3);
    for (const { words, x, y } of labels) {
      expect(words.length).toBeLessThanOrEqual(24);
      for (const place of [x, y]) {
        expect(place).toBeGreaterThan(2);
        expect(place).toBeLessThan(98);
      }
    }
    expect(pain.length).toBeLessThanOrEqual(4);
  });

  it('has a master that is up to date and light enough', async () => {
    const master = readMaster(name);
    expect(knownFacts(name), 'Run npm run tool plates.').toEqual(factsOf(await loadScene(name), master));
    expect(master.length).toBeLessThanOrEqual(MOST_BYTES);
  });
});

it('keeps no master without a scene', () => {
  const masters = readdirSync(MASTERS).map((file) => file.replace(/\.(webp|json)$/, ''));
  expect([...new Set(masters)].toSorted()).toEqual(names);
});

describe('rendering', () => {
  const scale = 0.1;

  /** Root mean square difference of two pictures on paper, from 0 to 255. */
  async function difference(name: string) {
    const { width, height, data } = await render(name, { scale });
    const flat = (image: Sharp) =>
      image.flatten({ background: '#fbf6ec' }).resize(width, height).removeAlpha().raw().toBuffer();
    const drawn = await flat(sharp(data, { raw: { width, height, channels: 4 } }));
    const master = await flat(sharp(fileURLToPath(new URL(`${name}.webp`, MASTERS))));
    const squares = drawn.reduce(
      (sum: number, value: number, i: number) => sum + (value - (master[i] ?? 0)) ** 2,
      0,
    );
    return Math.sqrt(squares / drawn.length);
  }

  it.each(['knee-arthritis', 'lumbar-herniated-disc', 'head-trigeminal-nerve'])(
    'draws %s as its master shows it',
    async (name) => {
      expect(await difference(name)).toBeLessThan(9);
    },
    60_000,
  );

  it('gives the same bytes on one core and on several', async () => {
    const one = await render('knee-arthritis', { scale: 0.06, threads: 1 });
    const several = await render('knee-arthritis', { scale: 0.06, threads: 3 });
    expect(Buffer.compare(one.data, several.data)).toBe(0);
  }, 60_000);
});
