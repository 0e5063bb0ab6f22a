import type { Page } from '@playwright/test';

/** Delays requests that match the pattern until the returned function is called. */
export async function delayRequests(page: Page, pattern: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(pattern, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

/** The scripts of the site, except inline scripts. */
export const scripts = '**/_astro/*.js';
