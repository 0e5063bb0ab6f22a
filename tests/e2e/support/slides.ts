// Helpers for carousels on a page with a paused clock.
import { expect, type Locator, type Page } from '@playwright/test';

/** Opens a page with a paused clock. */
export async function openWithClock(page: Page, address: string) {
  await page.clock.install({ time: '2026-11-20T09:00:00' });
  await page.clock.pauseAt('2026-11-20T10:00:00');
  await page.goto(address);
  // requestIdleCallback needs a running clock.
  await expect(async () => {
    await page.clock.runFor(50);
    await expect(hydratedCarousel(page)).toBeVisible({ timeout: 250 });
  }).toPass();
  await page.clock.runFor(50);
}

export const hydratedCarousel = (page: Page): Locator =>
  page.locator('[aria-roledescription="carousel"][data-ready]');

/** The duration of a transition (700 ms) and its last frame. */
export const MOVEMENT = 720;

/** Restarts the timer by pause and play, then expects a move exactly after `pause` ms. */
export async function expectAdvanceAfter(show: Locator, wait: number) {
  const { clock } = show.page();
  const place = async () => (await slidesIn(show).first().boundingBox())?.x;
  await show.getByRole('button', { name: 'Pause the slides' }).click();
  await clock.runFor(MOVEMENT);
  await show.getByRole('button', { name: 'Play the slides' }).click();
  const before = await place();
  await clock.runFor(wait - 1);
  expect(await place()).toBe(before);
  await clock.runFor(200);
  expect(await place()).not.toBe(before);
}

export const slidesIn = (show: Locator): Locator => show.locator('[aria-roledescription="slide"]');
