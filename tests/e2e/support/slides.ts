// Pictures that move by themselves, on a page whose time stands still until the test lets it run.
import { expect, type Locator, type Page } from '@playwright/test';

/** Opens a page on which time stands still until the test lets it run. */
export async function openWithClock(page: Page, address: string) {
  await page.clock.install({ time: '2026-11-20T09:00:00' });
  await page.clock.pauseAt('2026-11-20T10:00:00');
  await page.goto(address);
  // The browser is idle only when its clock runs.
  await expect(async () => {
    await page.clock.runFor(50);
    await expect(awake(page)).toBeVisible({ timeout: 250 });
  }).toPass();
  await page.clock.runFor(50);
}

export const awake = (page: Page): Locator => page.locator('[aria-roledescription="carousel"][data-ready]');

/** A movement takes 700 ms, and some more until the last picture of it is drawn. */
export const MOVEMENT = 720;

/** Pausing and playing starts the waiting anew: nothing moves until its last moment, then something does. */
export async function expectTurnAfter(show: Locator, wait: number) {
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
