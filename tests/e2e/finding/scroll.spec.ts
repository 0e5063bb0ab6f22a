// Scroll positions: the top for a new page, the former position after going back.
import type { Page } from '@playwright/test';
import { answerForVideos, frames, videoService } from '../support/players.ts';
import { conditions, overviewConditions, type Condition } from '../support/content/index.ts';
import { waitForPaint } from '../support/paint.ts';
import { condition } from '../support/requests.ts';
import { expect, test } from '../support/test.ts';

const place = (page: Page) => page.evaluate(() => scrollY);
const scrollDown = async (page: Page, to = 900) => {
  await page.evaluate((y) => scrollTo({ top: y, behavior: 'instant' }), to);
  expect(await place(page)).toBeGreaterThan(300);
};

test.use({ allowedOrigins: [videoService, frames], viewport: { width: 1280, height: 600 } });
test.beforeEach(({ context }) => answerForVideos(context));

const screens = [
  condition.path,
  '/for-patients/contacts',
  '/for-patients/testimonials',
  '/for-patients/blogs',
];

/** Reloads the page at 500 px and returns the scroll positions on the way to the top. */
async function reload(page: Page) {
  await page.addInitScript(() => {
    Object.assign(window, { passed: [] });
    addEventListener('scroll', () => (window as unknown as { passed: number[] }).passed.push(scrollY));
  });
  await scrollDown(page, 500);
  await page.reload();
  return () =>
    page.evaluate(() =>
      (window as unknown as { passed: number[] }).passed.filter((place) => place > 0 && place < 500),
    );
}

test('the screens of the specification begin at the top, also after a reload', async ({ page }) => {
  for (const address of screens)
    await test.step(address, async () => {
      await page.goto(address);
      expect(await place(page)).toBe(0);
      const passed = await reload(page);
      await waitForPaint(page);
      await expect.poll(() => place(page)).toBe(0);
      expect(await passed()).toEqual([]);
    });
});

test.describe('the home page after a reload', () => {
  /** Interrupts the smooth scroll, by script or by a wheel event. */
  const stopHalfway = (page: Page, byWheel: boolean) =>
    page.addInitScript((isWheel) => {
      const stop = () => {
        if (scrollY === 0 || scrollY >= 500) return;
        if ('stoppedAt' in window) return;
        if (isWheel) dispatchEvent(new WheelEvent('wheel'));
        scrollTo({ top: scrollY, behavior: 'instant' });
        Object.assign(window, { stoppedAt: scrollY });
      };
      addEventListener('scroll', stop);
    }, byWheel);
  const stoppedAt = (page: Page) =>
    page.evaluate(() => (window as unknown as { stoppedAt?: number }).stoppedAt);

  test('scrolls smoothly to the top, even when interrupted', async ({ page }) => {
    await page.goto('/');
    await stopHalfway(page, false);
    const passed = await reload(page);
    await expect.poll(() => stoppedAt(page)).toBeGreaterThan(0);
    await expect.poll(() => place(page)).toBe(0);
    expect(await passed()).not.toEqual([]);
  });

  test('stops when the visitor scrolls', async ({ page }) => {
    await page.goto('/');
    await stopHalfway(page, true);
    await reload(page);
    await expect.poll(() => stoppedAt(page)).toBeGreaterThan(0);
    // Longer than the pause before it continues.
    await page.evaluate(() => new Promise((done) => setTimeout(done, 600)));
    expect(await place(page)).toBe(await stoppedAt(page));
  });

  test('jumps to the top with reduced motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/');
    const passed = await reload(page);
    await expect.poll(() => place(page)).toBe(0);
    expect(await passed()).toEqual([]);
  });
});

test('every condition begins at the top when opened from another', async ({ page }) => {
  const [from, to] = conditions as [Condition, Condition];
  await page.goto(from.path);
  await scrollDown(page);
  // The sticky menu links to every condition.
  await page
    .locator(`a[href="${to.path}"]`)
    .first()
    .evaluate((link: HTMLAnchorElement) => link.click());
  await expect(page).toHaveURL(to.path);
  await waitForPaint(page);
  expect(await place(page)).toBe(0);
});

test('back and forward restore the scroll position', async ({ page }) => {
  await page.goto('/service_and_pain');
  const [last] = overviewConditions.slice(-1) as [Condition];
  const card = page.getByRole('article').getByRole('link', { name: last.data.title, exact: true });
  await card.scrollIntoViewIfNeeded();
  const before = await place(page);
  expect(before).toBeGreaterThan(300);
  await card.click();
  await expect(page).toHaveURL(last.path);
  await page.waitForLoadState();
  await scrollDown(page, 700);
  await page.goBack();
  const distance = async (to: number) => Math.abs((await place(page)) - to);
  await expect.poll(() => distance(before)).toBeLessThanOrEqual(2);
  await page.goForward();
  await expect.poll(() => distance(700)).toBeLessThanOrEqual(2);
});

test('a reloaded page restores its position after going back', async ({ page }) => {
  await page.goto(condition.path);
  await page.reload();
  await scrollDown(page, 700);
  await page.goto('/about');
  await page.goBack();
  await expect.poll(async () => Math.abs((await place(page)) - 700)).toBeLessThanOrEqual(2);
});

test('scrolling within a page is smooth unless motion is reduced', async ({ page }) => {
  const behaviour = () => page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior);
  await page.goto('/about');
  await expect.poll(behaviour).toBe('smooth');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect.poll(behaviour).toBe('auto');
});
