// Reading every page with a screen reader, on a narrow phone or a wide screen, without an error behind it.
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { groups } from './support/groups.ts';
import { answerForVideos, frames, service } from './support/players.ts';
import { desktop, expect, phone, test } from './support/test.ts';

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

async function violations(page: Page) {
  // Nothing on our pages is in a frame, except the players: legacy mode spares a second page for each check.
  const { violations: found } = await new AxeBuilder({ page }).withTags(rules).setLegacyMode().analyze();
  return found.map(({ id, nodes }) => ({
    rule: id,
    where: nodes.slice(0, 5).map(({ target, failureSummary }) => `${target.join(' ')}: ${failureSummary}`),
  }));
}

const widthOf = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth);

test.use({ allowedOrigins: [service, frames], reducedMotion: 'reduce' } as object);
test.beforeEach(({ context }) => answerForVideos(context));

for (const { size, options, widths } of [
  { size: 'a phone', options: phone, widths: [390, 320] },
  { size: 'a wide screen', options: desktop, widths: [1280, 1920, 768] },
]) {
  test.describe(`on ${size}`, () => {
    test.use(options);

    for (const { name, members } of groups) {
      test(`${name}: no barrier, and nothing beside the edge`, async ({ page }) => {
        test.slow();
        for (const address of members) {
          await page.setViewportSize({ width: widths[0] as number, height: 900 });
          await page.goto(address, { waitUntil: 'load' });
          expect.soft(await violations(page), `${address} on ${size}`).toEqual([]);
          for (const width of widths) {
            await page.setViewportSize({ width, height: 900 });
            expect.soft(await widthOf(page), `${address} at ${width} px`).toBeLessThanOrEqual(width);
          }
        }
      });
    }
  });
}

test.describe('in other states', () => {
  test('the open lists of the menu', async ({ page }) => {
    await page.goto('/about');
    for (const list of ['Pain Conditions', 'Services', 'For Patients']) {
      await page.getByRole('navigation', { name: 'Main' }).locator('summary', { hasText: list }).click();
      expect.soft(await violations(page), list).toEqual([]);
      expect.soft(await widthOf(page), list).toBe(1280);
    }
  });

  test('the other tab of the overview and of the news', async ({ page }) => {
    for (const [address, tab] of [
      ['/service_and_pain', 'Our Services'],
      ['/for-patients/news-events', 'Procedures'],
    ] as const) {
      await page.goto(address);
      await page.getByRole('tab', { name: tab }).click();
      // The panel fades in: until it has, its words are pale.
      await page.waitForFunction(() =>
        document.getAnimations().every(({ playState }) => playState === 'finished'),
      );
      expect.soft(await violations(page), address).toEqual([]);
    }
  });

  test('a search with results and one without', async ({ page }) => {
    await page.goto('/for-patients/blogs?q=knee');
    expect.soft(await violations(page)).toEqual([]);
    await page.goto('/for-patients/blogs?q=toothache&show=pain');
    expect.soft(await violations(page)).toEqual([]);
  });

  test.describe('with a 404', () => {
    test.use({ allowedProblems: [/status of 404/] });

    test('the pages for what is not found', async ({ page }) => {
      for (const address of ['/nope', '/pain-conditions/nope', '/services/nope']) {
        await page.goto(address);
        expect.soft(await violations(page), address).toEqual([]);
      }
    });
  });

  test.describe('on a phone', () => {
    test.use(phone);

    test('the open menu', async ({ page }) => {
      await page.goto('/about');
      await page.getByRole('button', { name: 'Menu' }).tap();
      expect.soft(await violations(page)).toEqual([]);
      await page.getByRole('navigation', { name: 'Main' }).locator('summary', { hasText: 'Services' }).tap();
      expect.soft(await violations(page)).toEqual([]);
      expect.soft(await widthOf(page)).toBe(390);
    });
  });
});
