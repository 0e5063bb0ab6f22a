import { existsSync, readdirSync } from 'node:fs';
import type { ImageMetadata } from 'astro';
import { expect, test, vi } from 'vitest';
import figure from '#assets/plates/body-front.webp';
import { hasUnsigned, isNight, masterOf, pictureOf, plate, versionOf } from '#queries/plates.ts';
import { setContent } from './collections.ts';

vi.mock('astro:content', async () => (await import('./collections.ts')).astroContent());

const own = { src: figure, alt: 'A figure from the front.' };
const names = readdirSync('src/assets/plates').flatMap((file) =>
  file.endsWith('.json') ? file.replace('.json', '') : [],
);
const [name = ''] = names;

test('a picture is a plate with its words, or a file of the writer', () => {
  const knee = plate(name);
  expect(pictureOf({ plate: name })).toEqual({ src: knee.master, alt: knee.alt, plate: knee });
  expect(pictureOf({ plate: name, alt: 'Other words.' }).alt).toBe('Other words.');
  expect(pictureOf(own)).toEqual(own);
  expect(() => pictureOf({ plate: 'nowhere' })).toThrow('no plate called "nowhere"');
});

test('the file behind a picture is found, wherever it lies', () => {
  expect(existsSync(masterOf(pictureOf({ plate: name })))).toBe(true);
  expect(masterOf(own)).toMatch(/src\/assets\/plates\/body-front\.webp$/);
  const unknown = { src: '/unknown.webp' } as ImageMetadata;
  expect(() => masterOf({ ...own, src: unknown })).toThrow('/unknown.webp is not known');
});

test('only the slides of the home page are lit for the night', () => {
  expect(isNight(pictureOf({ plate: 'hero-spine' }))).toBe(true);
  expect(isNight(pictureOf({ plate: 'model-spine' }))).toBe(false);
  expect(isNight(own)).toBe(false);
});

test('a plate needs the signature of a doctor under what it shows now', async () => {
  const pictures = [own, pictureOf({ plate: name })];
  const sign = (signed: unknown[]) => setContent({ plates: { reviews: { signed } } });
  sign([]);
  expect(await hasUnsigned(pictures)).toBe(true);
  expect(await hasUnsigned([own])).toBe(false);
  sign([{ plate: name, version: 'before' }]);
  expect(await hasUnsigned(pictures)).toBe(true);
  sign([{ plate: name, version: versionOf(plate(name)) }]);
  expect(await hasUnsigned(pictures)).toBe(false);
});
