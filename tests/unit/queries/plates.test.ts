import type { ImageMetadata } from 'astro';
import { expect, test } from 'vitest';
import figure from '#assets/bodymap/body-front.webp';
import { isNight, masterOf, pictureOf } from '#queries/plates.ts';

const own = { src: figure, alt: 'A figure from the front.' };

test('a picture is a plate with its words, or a file of the writer', () => {
  expect(pictureOf(own)).toEqual(own);
  expect(() => pictureOf({ plate: 'nowhere' })).toThrow('no plate called "nowhere"');
});

test('the file behind a picture is found, wherever it lies', () => {
  expect(masterOf(own)).toMatch(/src\/assets\/bodymap\/body-front\.webp$/);
  const unknown = { src: '/unknown.webp' } as ImageMetadata;
  expect(() => masterOf({ ...own, src: unknown })).toThrow('/unknown.webp is not known');
});

test('a picture of the writer lies on paper', () => {
  expect(isNight(own)).toBe(false);
});
