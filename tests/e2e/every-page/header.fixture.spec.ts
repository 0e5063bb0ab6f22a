// The header on screens of all widths, and with text of double size.
import type { Page } from '@playwright/test';
import { languageAt } from '@clinic/content-model/languages.ts';
import { english } from '@clinic/content-model/messages/english.ts';
import { emulateDevice } from '../support/fonts.ts';
import { conditionPage, expect, fixture, servicePage, still, test } from '../support/servers/fixture-site.ts';
import { widthOf } from './overflow.ts';

test.use(still);

const widths = [320, 352, 360, 375, 390, 412, 768, 1024, 1280, 1440, 1920];
const { doctor, phone } = fixture.practice;
const pages = ['/', conditionPage, servicePage, '/service_and_pain', '/hi', '/mr'];

const doubleText = (page: Page) =>
  page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });

/** Returns the items of the header that wrap, are clipped or overflow. */
const brokenItems = (page: Page) =>
  page
    .getByRole('banner')
    .locator('> a, > astro-island > button, .items > li > a, summary, .book, [role=group] > a')
    .evaluateAll((items) =>
      items
        .filter((item) => item.checkVisibility())
        .filter((item) => {
          const words = document.createRange();
          words.selectNodeContents(item);
          // The note about a missing translation is below the header.
          const note = item.querySelector('small');
          if (note) words.setEndBefore(note);
          const boxes = [...words.getClientRects()].filter(({ width, height }) => width > 0 && height > 0);
          const lines = new Set(boxes.map(({ y, height }) => Math.round((y + height / 2) / 12)));
          const header = item.closest('header')!.getBoundingClientRect();
          const isOutside = boxes.some(
            ({ top, bottom, left, right }) =>
              top < header.top || bottom > header.bottom || left < 0 || right > innerWidth,
          );
          const own = item.getBoundingClientRect();
          const isSunk = boxes.some(({ top, bottom }) => top < own.top - 4 || bottom > own.bottom + 4);
          return lines.size > 1 || isOutside || isSunk;
        })
        .map((item) => item.textContent.trim() || item.getAttribute('aria-label')),
    );

for (const scale of ['usual', 'double'] as const)
  for (const address of ['/about', '/mr'])
    test(`each item of the header of ${address} stays on one line with text of ${scale} size`, async ({
      page,
    }) => {
      const { call } = address === '/mr' ? fixture.screen('marathi').messages : english;
      // With the fonts in the cache, no page uses the system font.
      await page.goto(address);
      await page.evaluate(() => document.fonts.ready);
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 });
        await page.goto(address);
        if (scale === 'double') await doubleText(page);
        expect.soft(await brokenItems(page), `${width} px`).toEqual([]);
        expect.soft(await widthOf(page), `${width} px`).toBeLessThanOrEqual(width);
        const header = await page.getByRole('banner').boundingBox();
        const main = await page.getByRole('main').boundingBox();
        expect
          .soft(main?.y, `${width} px`)
          .toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0) - 1);
        if (scale === 'double') continue;
        const banner = page.getByRole('banner');
        const icon = banner.getByRole('link', { name: doctor }).locator('svg');
        await expect.soft(icon, `${width} px`).toBeVisible({ visible: width >= 352 });
        const number = await banner.getByRole('link', { name: `${call} ${phone.label}` }).boundingBox();
        // The phone number is much wider than the icon on a narrow screen.
        expect.soft((number?.width ?? 0) > 80, `${width} px`).toBe(width >= 1024);
      }
    });

for (const font of ['web', 'system'])
  test(`no page overflows a phone with text of double size in the ${font} font`, async ({ page }) => {
    if (font === 'system') await emulateDevice(page, { saveData: true });
    await page.setViewportSize({ width: 390, height: 844 });
    for (const address of pages) {
      await page.goto(address);
      await doubleText(page);
      expect.soft(await widthOf(page), address).toBeLessThanOrEqual(390);
    }
  });

test('each button of the call bar is on one line from 360 px', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(conditionPage);
  const bar = page.getByRole('group', { name: fixture.screen('care').ask });
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await page.getByRole('heading', { level: 2 }).nth(4).scrollIntoViewIfNeeded();
  await expect(bar).toBeVisible();
  const heights = await bar.locator('.button').evaluateAll((all) => all.map((one) => one.clientHeight));
  expect(Math.max(...heights)).toBeLessThan(48);
  const wraps = await bar.locator('.button').evaluateAll(
    (all) =>
      all.filter((one) => {
        const words = document.createRange();
        words.selectNodeContents(one);
        return words.getBoundingClientRect().height > 24;
      }).length,
  );
  expect(wraps).toBe(0);
});

test('menu and footer link to the translations of a page, otherwise to the home pages of the languages', async ({
  page,
}) => {
  const neck = '/pain-conditions/neck-pain';
  const expected: [address: string, links: [string, string][]][] = [
    [
      neck,
      [
        ['hi', `/hi${neck}`],
        ['mr', `/mr${neck}`],
      ],
    ],
    [
      '/about',
      [
        ['hi', '/hi'],
        ['mr', '/mr'],
      ],
    ],
    [
      '/for-patients/contacts',
      [
        ['hi', '/hi'],
        ['mr', '/mr'],
      ],
    ],
    [
      `/hi${neck}`,
      [
        ['en', neck],
        ['mr', `/mr${neck}`],
      ],
    ],
    [
      '/mr',
      [
        ['en', '/'],
        ['hi', '/hi'],
      ],
    ],
  ];
  for (const [address, links] of expected) {
    await page.goto(address);
    const language = languageAt({ pathname: address });
    const words = language ? fixture.screen(language).messages : english;
    const menu = page.getByRole('navigation', { name: words.mainMenu });
    for (const place of [menu, page.getByRole('contentinfo')]) {
      const found = await place
        .getByRole('group', { name: words.language })
        .getByRole('link')
        .evaluateAll((all) => all.map((one) => [one.getAttribute('lang'), one.getAttribute('href')]));
      expect.soft(found, address).toEqual(links);
    }
  }
});
