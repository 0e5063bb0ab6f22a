import { existsSync, readdirSync } from 'node:fs';
import { expect, test, vi } from 'vitest';
import figure from '#assets/plates/body-front.webp';
import { hasUnsigned, isNight, pictureOf, plate, currentVersion } from '#queries/plates.ts';
import { setContent } from './collections.ts';

vi.mock('astro:content', async () => (await import('./collections.ts')).astroContent());

const own = { src: { image: figure, file: 'src/content/blog/figure.jpg' }, alt: 'A figure from the front.' };
const ownPicture = pictureOf(own);
const names = readdirSync('src/assets/plates').flatMap((file) =>
  file.endsWith('.json') ? file.replace('.json', '') : [],
);
const [name = ''] = names;

test('a picture is a plate with its text, or a file of the writer', () => {
  const knee = plate(name);
  expect(pictureOf({ plate: name })).toEqual({
    src: knee.master,
    file: knee.file,
    alt: knee.alt,
    plate: knee,
  });
  expect(existsSync(knee.file)).toBe(true);
  expect(pictureOf({ plate: name, alt: 'Other words.' }).alt).toBe('Other words.');
  expect(ownPicture).toEqual({ src: figure, file: own.src.file, alt: own.alt });
  expect(() => pictureOf({ plate: 'nowhere' })).toThrow('no plate called "nowhere"');
});

test('only the slides of the home page use the dark plates', () => {
  expect(isNight(pictureOf({ plate: 'hero-spine' }))).toBe(true);
  expect(isNight(pictureOf({ plate: 'model-spine' }))).toBe(false);
  expect(isNight(ownPicture)).toBe(false);
});

test('a plate is signed only when a doctor signed its current version', async () => {
  const pictures = [ownPicture, pictureOf({ plate: name })];
  const sign = (signed: unknown[]) => setContent({ plates: { reviews: { signed } } });
  sign([]);
  expect(await hasUnsigned(pictures)).toBe(true);
  expect(await hasUnsigned([ownPicture])).toBe(false);
  sign([{ plate: name, version: 'before' }]);
  expect(await hasUnsigned(pictures)).toBe(true);
  sign([{ plate: name, version: currentVersion(plate(name)) }]);
  expect(await hasUnsigned(pictures)).toBe(false);
});
