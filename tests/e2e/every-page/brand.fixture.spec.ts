// The logo and the colours of a practice that has its own.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { brandTokens } from '@clinic/content-model/colours.ts';
import { fixture, expect, onTwin, test } from '../support/servers/fixture-site.ts';
import { colours, logoColour } from '../support/servers/many-posts.ts';
import { expectTheme, setTheme, themes } from '../support/theme.ts';

test.use(onTwin);

const rgb = (colour = '') =>
  `rgb(${[1, 3, 5].map((at) => parseInt(colour.slice(at, at + 2), 16)).join(', ')})`;

const { both, dark } = brandTokens(colours);
const { ask } = fixture.screen('care');

for (const theme of themes)
  test(`buttons have the colours of the practice in the ${theme} theme`, async ({ page }) => {
    await setTheme(page, theme);
    await page.goto('/');
    await expectTheme(page, theme);
    const tokens = theme === 'dark' ? { ...both, ...dark } : both;
    const main = page.getByRole('main').getByRole('button', { name: ask }).first();
    await expect(main).toHaveCSS('background-color', rgb(colours.highlight));
    await expect(main).toHaveCSS('color', rgb(both['--color-on-main-action']));
    const book = page
      .getByRole('navigation', { name: 'Main' })
      .getByRole('button', { name: 'Book Appointment' });
    await expect(book).toHaveCSS('background-color', rgb(tokens['--color-action']));
    await expect(book).toHaveCSS('color', rgb(tokens['--color-on-action']));
  });

test('the theme that a visitor chose wins over that of the system', async ({ page }) => {
  await setTheme(page, 'light');
  await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
  await page.goto('/');
  const book = page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('button', { name: 'Book Appointment' });
  await expect(book).toHaveCSS('background-color', rgb(dark['--color-action']));
});

test('the mark in the header is the logo, as pixels and without a request', async ({ page }) => {
  await page.goto('/');
  const mark = page
    .getByRole('banner')
    .getByRole('link', { name: fixture.practice.doctor })
    .locator('svg image');
  await expect(mark).toHaveAttribute('href', /^data:image\/png;base64,/);
  await expect(mark).toBeVisible();
});

test('all icons show the logo', async ({ page, twin }) => {
  await page.goto('/');
  const logo = rgb(logoColour);
  const centreOf = async (png: Buffer) => {
    const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true });
    const at = (Math.floor(info.height / 2) * info.width + Math.floor(info.width / 2)) * info.channels;
    return `rgb(${[...data.subarray(at, at + 3)].join(', ')})`;
  };
  const file = (name: string) => readFileSync(path.join(twin.dist, name));
  for (const [name, size] of [
    ['apple-touch-icon.png', 180],
    ['icon-192.png', 192],
    ['icon-512.png', 512],
  ] as const) {
    expect((await sharp(file(name)).metadata()).width, name).toBe(size);
    expect(await centreOf(file(name)), name).toBe(logo);
  }
  // Decoded by the browser: the server's decoder reads no ICO.
  for (const name of ['favicon.ico', 'favicon.svg']) {
    const centre = await page.evaluate(async (src) => {
      const icon = Object.assign(new Image(), { src });
      await icon.decode();
      const canvas = Object.assign(document.createElement('canvas'), { width: 32, height: 32 });
      const context = canvas.getContext('2d')!;
      context.drawImage(icon, 0, 0, 32, 32);
      return `rgb(${[...context.getImageData(16, 16, 1, 1).data.slice(0, 3)].join(', ')})`;
    }, `/${name}`);
    expect(centre, name).toBe(logo);
  }
});
