// What pages are made of, read with a screen reader, by light and in the dark, on a narrow phone or a wide screen.
import { violations } from '../support/axe.ts';
import { inShort, screen } from '../support/content/index.ts';
import { answerForVideos, frames, videoService } from '../support/players.ts';
import { condition, contactPage, service } from '../support/requests.ts';
import { everyPiece, inGroups } from '../support/routes.ts';
import { expect, phone, still, test } from '../support/test.ts';
import { expectNothingBesideTheEdge, widthOf } from './edges.ts';

test.use({ ...still, allowedOrigins: [videoService, frames] });
test.beforeEach(({ context }) => answerForVideos(context));

// As many pages as show every piece: what is wrong with one is wrong on all that have it.
for (const { name, members } of inGroups(everyPiece()))
  test(`${name}: no barrier by light and in the dark, nothing beside the edge`, async ({ page }) => {
    test.slow();
    for (const address of members) {
      await page.goto(address);
      expect.soft(await violations(page), address).toEqual([]);
      await expectNothingBesideTheEdge(page);
    }
  });

test.describe('on a phone', () => {
  test.use(phone);
  const ofItsOwn = ['/', condition.path, service.path, '/for-patients/testimonials', contactPage];

  test('what is made otherwise there has no barrier', async ({ page }) => {
    test.slow();
    for (const address of [
      ...ofItsOwn,
      '/for-patients/blogs',
      ...inShort.slice(0, 1).map(({ path }) => path),
    ]) {
      await page.goto(address);
      // Colours are the same on all screens, and were looked at in the dark on a wide one.
      expect.soft(await violations(page, { themes: ['light'] }), address).toEqual([]);
      expect.soft(await widthOf(page), address).toBeLessThanOrEqual(phone.viewport.width);
    }
  });
});

test.describe('in other states', () => {
  test('the open lists of the menu', async ({ page }) => {
    await page.goto('/about');
    for (const list of ['Pain Conditions', 'Services', 'For Patients']) {
      await page.getByRole('navigation', { name: 'Main' }).locator('summary', { hasText: list }).click();
      expect.soft(await violations(page, { within: 'body > header' }), list).toEqual([]);
      expect.soft(await widthOf(page), list).toBe(1280);
    }
  });

  test('the other tab of the overview and of the news', async ({ page }) => {
    for (const [address, tab] of [
      ['/service_and_pain', screen('overview').tabs.services],
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
    await page.goto('/for-patients/blogs?q=a');
    expect.soft(await violations(page)).toEqual([]);
    await page.goto('/for-patients/blogs?q=qqqq&show=pain');
    expect.soft(await violations(page)).toEqual([]);
  });

  test.describe('with a 404', () => {
    test.use({ allowedProblems: [/status of 404/] });

    test('the page for what is not found', async ({ page }) => {
      await page.goto('/pain-conditions/nope');
      expect.soft(await violations(page)).toEqual([]);
    });
  });

  test.describe('on a phone', () => {
    test.use(phone);

    test('the open menu', async ({ page }) => {
      await page.goto('/about');
      await page.getByRole('button', { name: 'Menu' }).tap();
      await page.getByRole('navigation', { name: 'Main' }).locator('summary', { hasText: 'Services' }).tap();
      expect.soft(await violations(page, { within: 'body > header' })).toEqual([]);
      expect.soft(await widthOf(page)).toBe(390);
    });
  });
});
