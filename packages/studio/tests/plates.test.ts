// The plates that are committed are those that the scenes describe.
import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { factsOf, knownFacts, MASTERS, readMaster, shownOn } from '#studio/plates/masters.ts';
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
    expect(knownFacts(name), 'Run npm run plates -w packages/studio.').toEqual(
      factsOf(await loadScene(name), master),
    );
    expect(master.length).toBeLessThanOrEqual(MOST_BYTES);
  });
});

it('keeps no master without a scene', () => {
  const masters = readdirSync(MASTERS).map((file) => file.replace(/\.(webp|json)$/, ''));
  expect([...new Set(masters)].toSorted()).toEqual(names);
});
