// The header on screens of all widths, and with letters of twice their size.
import type { Page } from '@playwright/test';
import { conditionPage, expect, fixture, servicePage, still, test } from '../support/servers/fixture-site.ts';
import { widthOf } from './edges.ts';

test.use(still);

const widths = [320, 352, 360, 375, 390, 412, 768, 1024, 1280, 1440, 1920];
const { doctor, phone } = fixture.practice;
const pages = ['/', conditionPage, servicePage, '/service_and_pain', '/hi'];

const doubleText = (page: Page) =>
  page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });

/** The items of the header whose words take two lines, are cut off or lie outside the header. */
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
  test(`each item of the header stays on one line with text of ${scale} size`, async ({ page }) => {
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto('/about');
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
      const call = await banner.getByRole('link', { name: `Call ${phone.label}` }).boundingBox();
      // The number itself is much wider than the icon of a narrow screen.
      expect.soft((call?.width ?? 0) > 80, `${width} px`).toBe(width >= 1024);
    }
  });

test('with text of double size no page is wider than a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const address of pages) {
    await page.goto(address);
    await doubleText(page);
    expect.soft(await widthOf(page), address).toBeLessThanOrEqual(390);
  }
});

test('the bar of a condition has one line for each button from 360 px', async ({ page }) => {
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

test('menu and footer lead to the same subject in the other languages, or else to their first pages', async ({
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
    const label = address.startsWith('/hi')
      ? fixture.screen('hindi').language
      : address.startsWith('/mr')
        ? fixture.screen('marathi').language
        : 'Language';
    for (const place of [page.getByRole('navigation', { name: 'Main' }), page.getByRole('contentinfo')]) {
      const found = await place
        .getByRole('group', { name: label })
        .getByRole('link')
        .evaluateAll((all) => all.map((one) => [one.getAttribute('lang'), one.getAttribute('href')]));
      expect.soft(found, address).toEqual(links);
    }
  }
});
