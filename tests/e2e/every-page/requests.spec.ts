// How often a page asks the server for something before a visitor has done anything: on a slow line each answer takes its
// time. Pictures are the content's, and come when they are near.
import type { Page, Request } from '@playwright/test';
import { limits } from '#tools/budgets/limits.ts';
import { compressed, inlineScripts } from '#tools/budgets/page.ts';
import { answerForVideos, frames, videoService } from '../support/players.ts';
import { openForm } from '../support/forms.ts';
import { condition } from '../support/requests.ts';
import { samples } from '../support/routes.ts';
import { expect, phone, still, test } from '../support/test.ts';

test.use({ ...phone, allowedOrigins: [videoService, frames] });

async function requestsOf(page: Page, address: string) {
  const asked: { url: string; type: string }[] = [];
  const note = (request: Request) => asked.push({ url: request.url(), type: request.resourceType() });
  page.on('request', note);
  await page.goto(address, { waitUntil: 'networkidle' });
  page.off('request', note);
  // What is fetched before it is imported (src/scripts/directives/intent.ts) is imported from the cache of the browser,
  // which Playwright switches off where it answers a request itself.
  const fetched = asked.filter(({ type }) => type === 'fetch').map(({ url }) => url);
  return asked.filter(({ url, type }) => type !== 'script' || !fetched.includes(url)).map(({ url }) => url);
}

const isPicture = (address: string) => /\.(avif|webp|jpe?g|png)$/.test(address);

async function expectWithin(page: Page, limit: number) {
  for (const address of samples) {
    const asked = await requestsOf(page, address);
    const listed = `${address}\n${asked.join('\n')}`;
    expect.soft(asked.filter((one) => !isPicture(one)).length, listed).toBeLessThanOrEqual(limit);
    expect.soft(new Set(asked).size, `${address} asks twice\n${asked.join('\n')}`).toBe(asked.length);
  }
}

test.describe('where nothing moves by itself', () => {
  test.use(still);
  test('no page asks for more than its share, and for nothing twice', async ({ page, context }) => {
    await answerForVideos(context);
    await expectWithin(page, limits.requests);
  });
});

test('with its carousels and players awake, no page asks for more than its share', async ({
  page,
  context,
}) => {
  await answerForVideos(context);
  await expectWithin(page, limits.requestsAwake);
});

test('no page fetches more script than its share before it has loaded', async ({ page, context }) => {
  await answerForVideos(context);
  for (const address of samples) {
    const answer = await page.goto(address);
    const scripts = await page.evaluate(() => {
      const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
      const [{ loadEventStart } = { loadEventStart: 0 }] = performance.getEntriesByType(
        'navigation',
      ) as PerformanceNavigationTiming[];
      const early = entries.filter(
        ({ name, startTime }) => name.endsWith('.js') && startTime < loadEventStart,
      );
      return early.map(({ name, encodedBodySize }) => ({ name, bytes: encodedBodySize }));
    });
    const listed = `${address}\n${scripts.map(({ name, bytes }) => `${bytes} ${name}`).join('\n')}`;
    const fetched = scripts.reduce((sum, { bytes }) => sum + bytes, 0);
    const inline = compressed(inlineScripts((await answer?.text()) ?? '').join('\n'));
    expect.soft(fetched, listed).toBeGreaterThan(0);
    expect.soft(fetched + inline, listed).toBeLessThanOrEqual(limits.pageScripts);
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
