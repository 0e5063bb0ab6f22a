// A visitor with the service worker opens a build without one (PUBLIC_OFFLINE=no).
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { serveSite } from '../support/servers/desk.ts';
import { notCounted, expect, test as base } from '../support/servers/fixture-site.ts';

/** A desk whose site is replaced during the test. */
const test = base.extend<{ desk: { address: string; dist: string } }>({
  desk: async ({ fixtureSite }, use) => {
    const folder = mkdtempSync(path.join(tmpdir(), 'switched-off-'));
    const dist = path.join(folder, 'dist');
    cpSync(fixtureSite.dist, dist, { recursive: true });
    const { address, stop } = await serveSite(dist);
    await use({ address, dist });
    await stop();
    rmSync(folder, { recursive: true });
  },
  baseURL: async ({ desk }, use) => use(desk.address),
});

test.use({ ...notCounted, serviceWorkers: 'allow' });

const workers = (page: Page) =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
const cacheNames = (page: Page) => page.evaluate(() => caches.keys());

test('a build without the service worker removes it and its cache from the browser', async ({
  page,
  desk,
  twin,
}) => {
  await page.goto('/about');
  await expect.poll(() => cacheNames(page), { timeout: 60_000 }).toHaveLength(2);
  expect(await workers(page)).toBe(1);

  rmSync(desk.dist, { recursive: true });
  cpSync(twin.dist, desk.dist, { recursive: true });
  await page.goto('/about');
  await expect.poll(() => workers(page), { timeout: 60_000 }).toBe(0);
  await expect.poll(() => cacheNames(page)).toEqual([]);

  await page.goto('/about', { waitUntil: 'networkidle' });
  await page.evaluate(() => new Promise((done) => requestIdleCallback(done, { timeout: 3_000 })));
  expect([await workers(page), await cacheNames(page)]).toEqual([0, []]);
  expect((await page.request.get('/offline')).status()).toBe(404);
});
