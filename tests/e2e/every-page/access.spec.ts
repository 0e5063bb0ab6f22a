// Accessibility of all page elements, in both themes, on narrow and wide screens.
import { violations } from '../support/axe.ts';
import { inShort } from '../support/content/index.ts';
import { answerForVideos, frames, videoService } from '../support/players.ts';
import { condition, contactPage, service } from '../support/requests.ts';
import { everyPiece, inGroups } from '../support/routes.ts';
import { expect, phone, still, test } from '../support/test.ts';
import { expectNoOverflow, widthOf } from './overflow.ts';

test.use({ ...still, allowedOrigins: [videoService, frames] });
test.beforeEach(({ context }) => answerForVideos(context));

// A set of pages that contains every element and class of the site.
for (const { name, members } of inGroups(everyPiece()))
  test(`${name}: no axe violation in either theme, and no overflow`, async ({ page }) => {
    test.slow();
    for (const address of members) {
      await page.goto(address);
      expect.soft(await violations(page), address).toEqual([]);
      await expectNoOverflow(page);
    }
  });

test.describe('on a phone', () => {
  test.use(phone);
  const ofItsOwn = ['/', condition.path, service.path, '/for-patients/testimonials', contactPage];

  test('elements that differ on phones have no axe violation', async ({ page }) => {
    test.slow();
    for (const address of [
      ...ofItsOwn,
      '/for-patients/blogs',
      ...inShort.slice(0, 1).map(({ path }) => path),
    ]) {
      await page.goto(address);
      // Colours do not depend on the width; the wide screen covers the dark theme.
      expect.soft(await violations(page, { themes: ['light'] }), address).toEqual([]);
      expect.soft(await widthOf(page), address).toBeLessThanOrEqual(phone.viewport.width);
    }
  });
});

test.describe('after an interaction', () => {
  test('the open lists of the menu have no axe violation', async ({ page }) => {
    await page.goto('/about');
    for (const list of ['Pain Conditions', 'Services', 'For Patients']) {
      await page.getByRole('navigation', { name: 'Main' }).locator('summary', { hasText: list }).click();
      expect.soft(await violations(page, { within: 'body > header' }), list).toEqual([]);
      expect.soft(await widthOf(page), list).toBe(1280);
    }
  });

  test('the other tab of the overview and of the news has no axe violation', async ({ page }) => {
    for (const [address, tab] of [
      ['/service_and_pain', 'Our Services'],
      ['/for-patients/news-events', 'Procedures'],
    ] as const) {
      await page.goto(address);
      await page.getByRole('tab', { name: tab }).click();
      // The contrast is too low until the panel has faded in.
      await page.waitForFunction(() =>
        document.getAnimations().every(({ playState }) => playState === 'finished'),
      );
      expect.soft(await violations(page), address).toEqual([]);
    }
  });

  test('a search with and without results has no axe violation', async ({ page }) => {
    await page.goto('/for-patients/blogs?q=a');
    expect.soft(await violations(page)).toEqual([]);
    await page.goto('/for-patients/blogs?q=qqqq&show=pain');
    expect.soft(await violations(page)).toEqual([]);
  });

  test.describe('with a 404', () => {
    test.use({ allowedProblems: [/status of 404/] });

    test('the 404 page has no axe violation', async ({ page }) => {
      await page.goto('/pain-conditions/nope');
      expect.soft(await violations(page)).toEqual([]);
    });
  });

  test.describe('on a phone', () => {
    test.use(phone);

    test('the open menu has no axe violation', async ({ page }) => {
      await page.goto('/about');
      await page.getByRole('button', { name: 'Menu' }).tap();
      await page.getByRole('navigation', { name: 'Main' }).locator('summary', { hasText: 'Services' }).tap();
      expect.soft(await violations(page, { within: 'body > header' })).toEqual([]);
      expect.soft(await widthOf(page)).toBe(390);
    });
  });
});
