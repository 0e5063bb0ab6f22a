// How often a page asks the server for something before a visitor has done anything: on a slow line each answer takes its
// time. Pictures are the content's, and come when they are near.
import type { Page, Request } from '@playwright/test';
import { limits } from '#tools/budgets/limits.ts';
import { compressed, inlineScripts } from '#tools/budgets/page.ts';
import { answerForVideos, frames, videoService } from '../support/players.ts';
import { openForm } from '../support/forms.ts';
import { condition } from '../support/requests.ts';
import { inGroups, samples } from '../support/routes.ts';
import { expect, phone, still, test } from '../support/test.ts';

test.use({ ...phone, allowedOrigins: [videoService, frames] });

async function requestsOf(page: Page, address: string) {
  // The page before must not add to what this one asks for.
  await page.goto('about:blank');
  const asked: { url: string; type: string }[] = [];
  const note = (request: Request) => asked.push({ url: request.url(), type: request.resourceType() });
  page.on('request', note);
  await page.goto(address, { waitUntil: 'networkidle' });
  // A busy machine may be done with asking before it is done with loading.
  await page.waitForLoadState();
  page.off('request', note);
  // What is fetched before it is imported (src/scripts/directives/intent.ts) is imported from the cache of the browser,
  // which Playwright switches off where it answers a request itself.
  const fetched = asked.filter(({ type }) => type === 'fetch').map(({ url }) => url);
  return asked
    .filter(({ url, type }) => !isTabIcon(url) && (type !== 'script' || !fetched.includes(url)))
    .map(({ url }) => url);
}

/** The browser asks for it, not the page. Each version does so at another moment, or not at all where nobody sees a tab. */
const isTabIcon = (address: string) => /\/favicon\.(ico|svg)$/.test(address);
const isPicture = (address: string) => /\.(avif|webp|jpe?g|png)$/.test(address);

async function expectWithin(page: Page, address: string, limit: number) {
  const asked = await requestsOf(page, address);
  const listed = `${address}\n${asked.join('\n')}`;
  expect.soft(asked.filter((one) => !isPicture(one)).length, listed).toBeLessThanOrEqual(limit);
  expect.soft(new Set(asked).size, `${address} asks twice\n${asked.join('\n')}`).toBe(asked.length);
}

/** The search wakes at once on its own page, and that page shows Hindi, for which this machine may have no letters. */
const searchPage = '/search';
/** Whether they come before or after that page has loaded depends on the machine. */
const searchScripts = /\/(on-page|site-search|routes)\.[\w-]+\.js$/;

/** What it fetches before it has loaded, and what stands in it. */
async function expectFewScripts(page: Page, address: string) {
  const names = await page.evaluate(() => {
    const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    const [{ loadEventStart } = { loadEventStart: 0 }] = performance.getEntriesByType(
      'navigation',
    ) as PerformanceNavigationTiming[];
    const early = entries.filter(({ name, startTime }) => name.endsWith('.js') && startTime < loadEventStart);
    return early.map(({ name }) => name);
  });
  const textOf = async (file: string) => (await page.request.get(file)).text();
  const ownNames = names.filter((name) => address !== searchPage || !searchScripts.test(name));
  const scripts = await Promise.all(
    ownNames.map(async (name) => ({ name, bytes: compressed(await textOf(name)) })),
  );
  const listed = `${address}\n${scripts.map(({ name, bytes }) => `${bytes} ${name}`).join('\n')}`;
  const fetched = scripts.reduce((sum, { bytes }) => sum + bytes, 0);
  const inline = compressed(inlineScripts(await textOf(address)).join('\n'));
  expect.soft(fetched, listed).toBeGreaterThan(0);
  expect.soft(fetched + inline, listed).toBeLessThanOrEqual(limits.pageScripts);
}

/** Players do not move by themselves, so they are built for who wants less movement too. */
const awake = ['/for-patients/testimonials', searchPage];
/** Only where pictures move by themselves, more comes for whoever may see them move. */
const moving = ['/', condition.path, ...awake];

for (const { name, members } of inGroups(samples))
  test.describe(name, () => {
    test.use(still);
    test.beforeEach(({ context }) => answerForVideos(context));

    test('no page asks for more than its share, and for nothing twice', async ({ page }) => {
      for (const address of members) {
        await expectWithin(page, address, awake.includes(address) ? limits.requestsAwake : limits.requests);
        await expectFewScripts(page, address);
      }
    });
  });

test('with carousels and players awake, no page asks for more than its share', async ({ page, context }) => {
  await answerForVideos(context);
  for (const address of moving) {
    await expectWithin(page, address, limits.requestsAwake);
    await expectFewScripts(page, address);
  }
});

test('what wakes a form comes from the server once', async ({ page }) => {
  await page.goto(condition.path);
  await openForm(page, 'conditionQuery');
  const scripts = await page.evaluate(() =>
    (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
      .filter(({ name, transferSize }) => name.endsWith('.js') && transferSize > 0)
      .map(({ name }) => name),
  );
  expect(scripts.length).toBeGreaterThan(3);
  expect(scripts).toHaveLength(new Set(scripts).size);
});
