import { expect, type Page } from '@playwright/test';

/** Narrow phones to wide screens. */
const widths = [1920, 1280, 768, 390, 320];

/** The page receives its new size shortly after the command returns. */
async function resize(page: Page, width: number) {
  await page.setViewportSize({ width, height: 900 });
  await page.waitForFunction((wanted) => innerWidth === wanted, width);
}

export const widthOf = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth);

/** Checks all widths, then restores the viewport. */
export async function expectNoOverflow(page: Page) {
  const before = page.viewportSize()?.width;
  for (const width of widths) {
    await resize(page, width);
    expect.soft(await widthOf(page), `${page.url()} at ${width} px`).toBeLessThanOrEqual(width);
  }
  if (before) await resize(page, before);
}
