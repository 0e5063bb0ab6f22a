// A visitor who has the service worker comes to a build that wants none (PUBLIC_OFFLINE=no).
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { serveSite } from '#tools/lib/desk.ts';
import { expect, test as base } from '../support/servers/fixture-site.ts';

/** A desk whose site becomes another. */
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

test.use({ serviceWorkers: 'allow' });

const workers = (page: Page) =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
const cacheNames = (page: Page) => page.evaluate(() => caches.keys());

test('one switch in the build, and nothing of it is left in the browser', async ({ page, desk, twin }) => {
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
