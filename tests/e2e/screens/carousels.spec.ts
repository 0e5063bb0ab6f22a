// Looking at the pictures that move: on the home page and on the pages of conditions.
import type { CDPSession, Locator, Page } from '@playwright/test';
import { expect, phone, test } from '../support/test.ts';

const home = (page: Page) => page.getByRole('region', { name: 'What we look after' });
const pictures = (page: Page) => page.getByRole('region', { name: 'Pictures: Knee Pain' });

const slides = ['Spine', 'Knee', 'Face and head'];
const dot = (page: Page, slide: string) => home(page).getByRole('button', { name: `Show ${slide}` });
const expectSlide = (page: Page, slide: string) =>
  expect(dot(page, slide)).toHaveAttribute('aria-current', 'true');

/** Opens a page on which time stands still until the test lets it run. */
async function openWithClock(page: Page, address: string) {
  await page.clock.install({ time: '2026-11-20T09:00:00' });
  await page.clock.pauseAt('2026-11-20T10:00:00');
  await page.goto(address);
  await expect(page.locator('slide-show[data-ready]')).toBeVisible();
  await page.clock.runFor(50);
}

/** A movement takes 700 ms, and some more until the last picture of it is drawn. */
const MOVEMENT = 720;

/** Pausing and playing starts the waiting anew: nothing moves until its last moment, then something does. */
async function expectTurnAfter(show: Locator, wait: number) {
  const { clock } = show.page();
  const place = async () => (await show.locator('[aria-roledescription="slide"]').first().boundingBox())?.x;
  await show.getByRole('button', { name: 'Pause the slides' }).click();
  await clock.runFor(MOVEMENT);
  await show.getByRole('button', { name: 'Play the slides' }).click();
  const before = await place();
  await clock.runFor(wait - 1);
  expect(await place()).toBe(before);
  await clock.runFor(200);
  expect(await place()).not.toBe(before);
}

test.describe('the carousel of the home page', () => {
  test('is a carousel of three slides to a screen reader', async ({ page }) => {
    await page.goto('/');
    await expect(home(page)).toHaveAttribute('aria-roledescription', 'carousel');
    const groups = home(page).locator('[aria-roledescription="slide"]');
    await expect(groups).toHaveCount(3);
    for (const [index, name] of slides.entries()) {
      await expect(groups.nth(index)).toHaveRole('group');
      await expect(groups.nth(index)).toHaveAttribute('aria-label', `${index + 1} of 3: ${name}`);
    }
    for (const name of ['Pause the slides', 'Previous slide', 'Next slide'])
      await expect(home(page).getByRole('button', { name })).toBeVisible();
  });

  test('moves on after 2,500 ms, and begins again after the last', async ({ page }) => {
    await openWithClock(page, '/');
    await expectSlide(page, 'Spine');
    await expectTurnAfter(home(page), 2_500);
    await page.clock.runFor(MOVEMENT);
    await expectSlide(page, 'Knee');
    for (const name of ['Face and head', 'Spine', 'Knee']) {
      await page.clock.runFor(2_500 + MOVEMENT);
      await expectSlide(page, name);
    }
  });

  test('shows the slide that is asked for, and its neighbours, around both ends', async ({ page }) => {
    await openWithClock(page, '/');
    const press = async (name: string) => {
      await home(page).getByRole('button', { name }).click();
      await page.clock.runFor(MOVEMENT);
    };
    await press('Show Face and head');
    await expectSlide(page, 'Face and head');
    await press('Next slide');
    await expectSlide(page, 'Spine');
    await press('Previous slide');
    await expectSlide(page, 'Face and head');
    await press('Show Knee');
    await expectSlide(page, 'Knee');
  });

  test('goes on by itself after someone moved it', async ({ page }) => {
    await openWithClock(page, '/');
    await home(page).getByRole('button', { name: 'Next slide' }).click();
    await page.clock.runFor(MOVEMENT);
    await expectSlide(page, 'Knee');
    await page.clock.runFor(2_500 + MOVEMENT);
    await expectSlide(page, 'Face and head');
  });

  test('follows the arrow keys', async ({ page }) => {
    await openWithClock(page, '/');
    await home(page).getByRole('button', { name: 'Next slide' }).focus();
    await page.keyboard.press('ArrowRight');
    await page.clock.runFor(MOVEMENT);
    await expectSlide(page, 'Knee');
    await page.keyboard.press('ArrowLeft');
    await page.clock.runFor(MOVEMENT);
    await expectSlide(page, 'Spine');
  });

  test('stops at the pause button, and goes on at its second press', async ({ page }) => {
    await openWithClock(page, '/');
    await home(page).getByRole('button', { name: 'Pause the slides' }).click();
    await page.clock.runFor(10_000);
    await expectSlide(page, 'Spine');
    await home(page).getByRole('button', { name: 'Play the slides' }).click();
    await page.clock.runFor(2_500 + MOVEMENT);
    await expectSlide(page, 'Knee');
  });

  test('stands still while the page is hidden', async ({ page }) => {
    await openWithClock(page, '/');
    await setHidden(page, true);
    await page.clock.runFor(10_000);
    await expectSlide(page, 'Spine');
    await setHidden(page, false);
    await page.clock.runFor(2_500 + MOVEMENT);
    await expectSlide(page, 'Knee');
  });

  test('stands still for people who want less motion, until they ask for it', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openWithClock(page, '/');
    await page.clock.runFor(10_000);
    await expectSlide(page, 'Spine');
    await home(page).getByRole('button', { name: 'Next slide' }).click();
    await page.clock.runFor(100);
    await expectSlide(page, 'Knee');
    await home(page).getByRole('button', { name: 'Play the slides' }).click();
    await page.clock.runFor(2_600);
    await expectSlide(page, 'Face and head');
  });

  test('keeps slides that are out of sight out of reach', async ({ page }) => {
    await page.goto('/');
    await expect(home(page).locator('[aria-roledescription="slide"][inert]')).toHaveCount(2);
    await expect(home(page).locator('[aria-roledescription="slide"]').first()).not.toHaveAttribute('inert');
  });
});

test.describe('on a phone', () => {
  test.use(phone);

  test('the pagination can be tapped', async ({ page }) => {
    await page.goto('/');
    await home(page).getByRole('button', { name: 'Pause the slides' }).tap();
    await dot(page, 'Face and head').tap();
    await expectSlide(page, 'Face and head');
    const { width, height } = (await dot(page, 'Knee').boundingBox()) as DOMRect;
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(24);
  });

  test('a finger moves the slides both ways', async ({ page }) => {
    await page.goto('/');
    await home(page).getByRole('button', { name: 'Pause the slides' }).tap();
    const finger = await page.context().newCDPSession(page);
    await swipe(page, finger, -220);
    await expectSlide(page, 'Knee');
    await swipe(page, finger, 220);
    await expectSlide(page, 'Spine');
  });
});

test.describe('the pictures of a condition', () => {
  const address = '/pain-conditions/knee-pain';
  const boxes = (page: Page) =>
    pictures(page)
      .locator('[aria-roledescription="slide"]')
      .evaluateAll((all) => all.map((slide) => slide.getBoundingClientRect().toJSON() as DOMRect));
  const track = async (page: Page) => (await pictures(page).locator('[data-track]').boundingBox()) as DOMRect;

  test('stand one at a time up to 767 px, 20 px apart, and move on after 5,000 ms', async ({ page }) => {
    await page.setViewportSize({ width: 767, height: 900 });
    await openWithClock(page, address);
    const [first, second] = (await boxes(page)) as [DOMRect, DOMRect];
    expect(first.width).toBeCloseTo((await track(page)).width, 0);
    expect(second.left - first.right).toBeCloseTo(20, 0);
    await expect(pictures(page)).toHaveAttribute('aria-roledescription', 'carousel');
    const shown = pictures(page).locator('[aria-roledescription="slide"]:not([inert])');
    await expect(shown).toHaveAttribute('aria-label', '1 of 2');
    await expectTurnAfter(pictures(page), 5_000);
    await page.clock.runFor(MOVEMENT);
    await expect(shown).toHaveAttribute('aria-label', '2 of 2');
    await page.clock.runFor(5_000 + MOVEMENT);
    await expect(shown).toHaveAttribute('aria-label', '1 of 2');
  });

  test('stand two side by side from 768 px, 20 px apart, and rest', async ({ page }) => {
    await page.setViewportSize({ width: 768, height: 900 });
    await openWithClock(page, address);
    const [first, second] = (await boxes(page)) as [DOMRect, DOMRect];
    const whole = await track(page);
    expect(first.width).toBeCloseTo((whole.width - 20) / 2, 0);
    expect(second.left - first.right).toBeCloseTo(20, 0);
    expect(second.right).toBeCloseTo(whole.x + whole.width, 0);
    await page.clock.runFor(12_000);
    expect((await boxes(page))[0]?.left).toBeCloseTo(first.left, 0);
    await expect(pictures(page).getByRole('button')).toHaveCount(0);
    await expect(pictures(page).getByRole('img')).toHaveCount(2);
  });

  test('follow when the window changes its width', async ({ page }) => {
    await page.setViewportSize({ width: 600, height: 900 });
    await page.goto(address);
    await expect(pictures(page).getByRole('button', { name: 'Next slide' })).toBeVisible();
    await page.setViewportSize({ width: 1000, height: 900 });
    await expect(pictures(page).getByRole('button')).toHaveCount(0);
    await expect(pictures(page).getByRole('img')).toHaveCount(2);
  });
});

test.describe('without JavaScript', () => {
  test.use({ ...phone, javaScriptEnabled: false });

  test('the slides are a row that a finger can push', async ({ page }) => {
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
  const box = await home(page).locator('[data-track]').boundingBox();
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
