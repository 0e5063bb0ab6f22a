// The number of HTTP requests of a page before any interaction: on a slow connection each response takes
// time. Pictures belong to the content and load lazily.
import type { Page, Request } from '@playwright/test';
import { compressed, inlineScripts, PAGE_SCRIPTS } from '#tools/budgets.ts';
import { answerForVideos, frames, videoService } from '../support/players.ts';
import { openForm } from '../support/forms.ts';
import { condition } from '../support/requests.ts';
import { inGroups, samples } from '../support/routes.ts';
import { expect, phone, still, test } from '../support/test.ts';

/** Requests of a page before any interaction, without pictures. */
const REQUESTS = 9;
/** The same where a carousel, a player or the search hydrates by itself. */
const REQUESTS_AWAKE = 13;

test.use({ ...phone, allowedOrigins: [videoService, frames] });

async function requestsOf(page: Page, address: string) {
  // The previous page must not add requests.
  await page.goto('about:blank');
  const asked: { url: string; type: string }[] = [];
  const note = (request: Request) => asked.push({ url: request.url(), type: request.resourceType() });
  page.on('request', note);
  await page.goto(address, { waitUntil: 'networkidle' });
  // On a busy machine the last request may end before the load event.
  await page.waitForLoadState();
  page.off('request', note);
  // Prefetched modules (src/scripts/directives/intent.ts) are imported from the browser cache,
  // which Playwright disables when it routes requests.
  const fetched = asked.filter(({ type }) => type === 'fetch').map(({ url }) => url);
  return asked
    .filter(({ url, type }) => !isTabIcon(url) && (type !== 'script' || !fetched.includes(url)))
    .map(({ url }) => url);
}

/** The browser requests the favicon itself, at a time that depends on its version, or never in a hidden tab. */
const isTabIcon = (address: string) => /\/favicon\.(ico|svg)$/.test(address);
const isPicture = (address: string) => /\.(avif|webp|jpe?g|png|svg)$/.test(address);

async function expectWithin(page: Page, address: string, limit: number) {
  const asked = await requestsOf(page, address);
  const listed = `${address}\n${asked.join('\n')}`;
  expect.soft(asked.filter((one) => !isPicture(one)).length, listed).toBeLessThanOrEqual(limit);
  expect.soft(new Set(asked).size, `${address} asks twice\n${asked.join('\n')}`).toBe(asked.length);
}

/** The search page hydrates the search immediately and shows Hindi, for which this machine may have no font. */
const searchPage = '/search';
/** These may load before or after the load event. */
const searchScripts = /\/(on-page|site-search|routes)\.[\w-]+\.js$/;

/** Expects at most PAGE_SCRIPTS bytes of inline scripts and of scripts loaded before the load event. */
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
  expect.soft(fetched + inline, listed).toBeLessThanOrEqual(PAGE_SCRIPTS);
}

/** Players do not autoplay, so they are created with reduced motion, too. */
const hydrated = ['/for-patients/testimonials', searchPage];
/** Only pages with carousels load more scripts when motion is allowed. */
const moving = ['/', condition.path, ...hydrated];

for (const { name, members } of inGroups(samples))
  test.describe(name, () => {
    test.use(still);
    test.beforeEach(({ context }) => answerForVideos(context));

    test('every page stays within its number of requests and sends none twice', async ({ page }) => {
      for (const address of members) {
        await expectWithin(page, address, hydrated.includes(address) ? REQUESTS_AWAKE : REQUESTS);
        await expectFewScripts(page, address);
      }
    });
  });

test('every page stays within its number of requests with hydrated carousels and players', async ({
  page,
  context,
}) => {
  await answerForVideos(context);
  for (const address of moving) {
    await expectWithin(page, address, REQUESTS_AWAKE);
    await expectFewScripts(page, address);
  }
});

test('the scripts of a form are requested once', async ({ page }) => {
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
