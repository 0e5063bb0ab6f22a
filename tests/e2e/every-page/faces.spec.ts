// The house's own typefaces: nothing waits for them, and nothing moves when they come.
import type { CDPSession, Page } from '@playwright/test';
import { answerForVideos, frames, videoService } from '../support/players.ts';
import { condition } from '../support/requests.ts';
import { samples } from '../support/routes.ts';
import { desktop, expect, phone, still, test } from '../support/test.ts';

/** The typefaces that the browser draws an element with, and whether they came from the site. */
async function facesOf(session: CDPSession, selector: string) {
  const { root } = await session.send('DOM.getDocument');
  const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector });
  const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId });
  return fonts.filter(({ glyphCount }) => glyphCount > 1).map(({ isCustomFont }) => isCustomFont);
}

async function inspect(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  return session;
}

/** The faces come when they are let go. */
async function holdFaces(page: Page) {
  let letGo = () => {};
  const gone = new Promise<void>((resolve) => (letGo = resolve));
  await page.route('**/*.woff2', async (route) => {
    await gone;
    await route.continue();
  });
  return () => letGo();
}

const shiftsOf = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number[]>((resolve) => {
        new PerformanceObserver((list) =>
          resolve(list.getEntries().map((entry) => (entry as PerformanceEntry & { value: number }).value)),
        ).observe({ type: 'layout-shift', buffered: true });
        setTimeout(resolve, 200, []);
      }),
  );

const title = 'h1';

for (const [size, options] of Object.entries({ 'a phone': phone, 'a wide screen': desktop })) {
  test.describe(`on ${size}`, () => {
    test.use({ ...options, ...still, allowedOrigins: [videoService, frames] });
    // Whatever answers for others keeps the browser from keeping files, so only here.
    test.beforeEach(({ context }) => answerForVideos(context));

    test('a first visit shows its words before the typefaces, and no line moves when they come', async ({
      page,
    }) => {
      const session = await inspect(page);
      for (const address of samples) {
        const letGo = await holdFaces(page);
        // The load waits for what the styles name.
        await page.goto(address, { waitUntil: 'domcontentloaded' });
        expect(await facesOf(session, title), address).not.toContain(true);
        letGo();
        await page.waitForLoadState();
        await page.evaluate(() => document.fonts.ready);
        expect(await shiftsOf(page), address).toEqual([]);
        await page.unroute('**/*.woff2');
      }
    });
  });
}

test('the next page has them at once', async ({ page }) => {
  await page.goto(condition.path);
  await page.evaluate(() => document.fonts.ready);
  await page.goto('/about');
  expect(await facesOf(await inspect(page), title)).toEqual([true]);
});

/** What a browser says of the line. */
const pretend = (page: Page, connection: object) =>
  page.addInitScript(
    (value) => Object.defineProperty(Navigator.prototype, 'connection', { value }),
    connection,
  );

test('on a slow line the first page has the faces of the phone, and the next its own', async ({ page }) => {
  await pretend(page, { rtt: 150 });
  const session = await inspect(page);
  await page.goto(condition.path, { waitUntil: 'networkidle' });
  expect(await facesOf(session, title)).not.toContain(true);
  await page.goto('/about');
  expect(await facesOf(session, title)).toEqual([true]);
});

test('whoever saves data fetches none', async ({ page }) => {
  await pretend(page, { saveData: true });
  const asked: string[] = [];
  page.on('request', (request) => {
    if (/\.woff2/.test(request.url())) asked.push(request.url());
  });
  await page.goto(condition.path, { waitUntil: 'networkidle' });
  expect(asked).toEqual([]);
  expect(await facesOf(await inspect(page), title)).not.toContain(true);
});

test.describe('where the faces are lost', () => {
  test.use({ allowedProblems: [/woff2|ERR_FAILED/] });

  test('the page stays as it is', async ({ page }) => {
    await page.route('**/*.woff2', (route) => route.abort());
    await page.goto(condition.path, { waitUntil: 'networkidle' });
    expect(await facesOf(await inspect(page), title)).not.toContain(true);
  });
});
