import { existsSync } from 'node:fs';
import type { ImageMetadata } from 'astro';
import { expect, test } from 'vitest';
import figure from '#assets/bodymap/body-front.webp';
import night from '#assets/plates/hero-knee.webp';
import paper from '#assets/plates/knee-arthritis.webp';
import { isDark, masterOf } from '#queries/plates.ts';

test('the file behind a picture is found, wherever it lies', () => {
  expect(existsSync(masterOf(paper))).toBe(true);
  expect(masterOf(figure)).toMatch(/src\/assets\/bodymap\/body-front\.webp$/);
  expect(() => masterOf({ src: '/unknown.webp' } as ImageMetadata)).toThrow('/unknown.webp is not known');
});

test('words on a plate are light where the plate is dark', async () => {
  expect(await isDark(night)).toBe(true);
  expect(await isDark(paper)).toBe(false);
});
