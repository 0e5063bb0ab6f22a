import type { Page } from '@playwright/test';

/** What the page asks for under this pattern waits until it is let go. */
export async function hold(page: Page, pattern: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(pattern, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

/** The scripts of the site, but for the few lines that stand in the page itself. */
export const scripts = '**/_astro/*.js';
