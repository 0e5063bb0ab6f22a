// The carousel of the home page.
import type { CDPSession, Page } from '@playwright/test';
import { screen } from '../support/content/index.ts';
import { delayRequests, scripts } from '../support/delay.ts';
import {
  MOVEMENT,
  hydratedCarousel,
  expectAdvanceAfter,
  openWithClock,
  slidesIn,
} from '../support/slides.ts';
import { expect, onPhone, phone, still, test } from '../support/test.ts';

const home = (page: Page) => page.getByRole('region', { name: 'What we look after' });
const { slides } = screen('home');
type Slide = (typeof slides)[number];
const [first, second, third] = slides as [Slide, Slide, Slide];
const dot = (page: Page, { name, text }: Slide) =>
  home(page).getByRole('button', { name: `Show ${name} ${text}`, exact: true });
const expectSlide = (page: Page, slide: Slide) =>
  expect(dot(page, slide)).toHaveAttribute('aria-current', 'true');

test.extend(still)('for who wants less movement, a slide asked for too early is shown', async ({ page }) => {
  const release = await delayRequests(page, scripts);
  await page.goto('/', { waitUntil: 'commit' });
  await dot(page, third).click();
  release();
  await expectSlide(page, third);
});

test.describe('the carousel of the home page', () => {
  test('has three slides, and hidden slides are inert', async ({ page }) => {
    await page.goto('/');
    await expect(home(page)).toHaveAttribute('aria-roledescription', 'carousel');
    const groups = slidesIn(home(page));
    await expect(groups).toHaveCount(3);
    for (const [index, { name }] of slides.entries()) {
      await expect(groups.nth(index)).toHaveRole('group');
      await expect(groups.nth(index)).toHaveAttribute('aria-label', `${index + 1} of 3: ${name}`);
    }
    for (const name of ['Pause the slides', 'Previous slide', 'Next slide'])
      await expect(home(page).getByRole('button', { name })).toBeVisible();
    await expect(home(page).locator('[inert]')).toHaveCount(2);
    await expect(groups.first()).not.toHaveAttribute('inert');
  });

  test('advances after 2,500 ms, loops, and pauses while hidden', async ({ page }) => {
    await openWithClock(page, '/');
    await expectSlide(page, first);
    await expectAdvanceAfter(home(page), 2_500);
    await page.clock.runFor(MOVEMENT);
    await expectSlide(page, second);
    for (const slide of [third, first]) {
      await page.clock.runFor(2_500 + MOVEMENT);
      await expectSlide(page, slide);
    }
    await setHidden(page, true);
    await page.clock.runFor(10_000);
    await expectSlide(page, first);
    await setHidden(page, false);
    await page.clock.runFor(2_500 + MOVEMENT);
    await expectSlide(page, second);
  });

  test('continues after a manual move and stops at the pause button', async ({ page }) => {
    await openWithClock(page, '/');
    await home(page).getByRole('button', { name: 'Next slide' }).click();
    await page.clock.runFor(MOVEMENT);
    await expectSlide(page, second);
    await page.clock.runFor(2_500 + MOVEMENT);
    await expectSlide(page, third);
    await home(page).getByRole('button', { name: 'Pause the slides' }).click();
    await page.clock.runFor(10_000);
    await expectSlide(page, third);
    await home(page).getByRole('button', { name: 'Play the slides' }).click();
    await page.clock.runFor(2_500 + MOVEMENT);
    await expectSlide(page, first);
  });

  test('does not move with reduced motion until the visitor starts it', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.clock.install({ time: '2026-11-20T09:00:00' });
    await page.clock.pauseAt('2026-11-20T10:00:00');
    await page.goto('/');
    await page.clock.runFor(10_000);
    await expectSlide(page, first);
    await expect(hydratedCarousel(page)).toHaveCount(0);
    // The click that hydrates it is also executed.
    await home(page).getByRole('button', { name: 'Next slide' }).click();
    await expect(hydratedCarousel(page)).toBeVisible();
    await page.clock.runFor(100);
    await expectSlide(page, second);
    await home(page).getByRole('button', { name: 'Play the slides' }).click();
    await page.clock.runFor(2_600);
    await expectSlide(page, third);
  });
});

onPhone('touch moves the slides both ways and selects a page @task', async ({ page }) => {
  await page.goto('/');
  await home(page).getByRole('button', { name: 'Pause the slides' }).tap();
  const finger = await page.context().newCDPSession(page);
  await swipe(page, finger, -220);
  await expectSlide(page, second);
  await swipe(page, finger, 220);
  await expectSlide(page, first);
  await dot(page, third).tap();
  await expectSlide(page, third);
  const { width, height } = (await dot(page, second).boundingBox()) as DOMRect;
  expect(Math.min(width, height)).toBeGreaterThanOrEqual(24);
});

test.describe('without JavaScript', () => {
  test.use({ ...phone, javaScriptEnabled: false });

  test('the slides are a scrollable row', async ({ page }) => {
    await page.goto('/');
    await expect(home(page).getByRole('img')).toHaveCount(3);
    await expect(home(page).getByRole('button', { name: 'Next slide' })).toBeHidden();
  });
});

async function setHidden(page: Page, hidden: boolean) {
  await page.evaluate((value) => {
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => value });
    document.dispatchEvent(new Event('visibilitychange'));
  }, hidden);
}

async function swipe(page: Page, finger: CDPSession, distance: number) {
  const box = await home(page).locator('.track').boundingBox();
  const y = (box?.y ?? 0) + (box?.height ?? 0) / 3;
  const from = 195 - distance / 2;
  const touch = (type: string, x?: number) =>
    finger.send('Input.dispatchTouchEvent', {
      type: type as 'touchStart',
      touchPoints: x === undefined ? [] : [{ x, y }],
    });
  await touch('touchStart', from);
  for (let step = 1; step <= 8; step += 1) await touch('touchMove', from + (distance * step) / 8);
  await touch('touchEnd');
}
