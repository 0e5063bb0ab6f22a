// Nothing on a page jumps: not while it loads, not when its typefaces come, not when a carousel wakes, not when pictures
// come on the way down. And nothing waits for the typefaces.
import type { CDPSession, Locator, Page } from '@playwright/test';
import { drawn, shiftsOf } from '../support/drawn.ts';
import { hold, scripts } from '../support/hold.ts';
import { answerForVideos, frames, videoService } from '../support/players.ts';
import { screen } from '../support/content/index.ts';
import { condition, service } from '../support/requests.ts';
import { samples } from '../support/routes.ts';
import { slidesIn } from '../support/slides.ts';
import { desktop, expect, phone, test } from '../support/test.ts';
import { inGroups } from './groups.ts';

const faces = '**/*.woff2';

const expectStill = async (page: Page, since: number) =>
  expect.soft(await shiftsOf(page, since), new URL(page.url()).pathname).toEqual([]);

/**
 * Its words are all there, its typefaces and scripts wait until they are let go. Until then a browser on a busy machine
 * shows the page as far as it has read it, and what stands at the right grows to the left.
 */
async function openBare(page: Page, address: string) {
  const letFaces = await hold(page, faces);
  const letScripts = await hold(page, scripts);
  await page.goto(address, { waitUntil: 'commit' });
  await page.waitForFunction(() => document.readyState !== 'loading');
  return { since: await drawn(page), letFaces, letScripts };
}

async function walkDown(page: Page) {
  await page.evaluate(async () => {
    for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight / 2) {
      scrollTo({ top: y, behavior: 'instant' });
      await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
    }
  });
}

async function inspect(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  return session;
}

/** Whether the title is drawn with a typeface of the site. */
async function hasOwnFace(session: CDPSession) {
  const { root } = await session.send('DOM.getDocument');
  const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector: 'h1' });
  const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId });
  return fonts.some(({ glyphCount, isCustomFont }) => glyphCount > 1 && isCustomFont);
}

for (const [size, options] of Object.entries({ 'a phone': phone, 'a wide screen': desktop })) {
  test.describe(`on ${size}`, () => {
    test.use({ ...options, allowedOrigins: [videoService, frames] });
    // Whatever answers for others keeps the browser from keeping files, so only here.
    test.beforeEach(({ context }) => answerForVideos(context));

    for (const { name, members } of inGroups(samples))
      test(`${name}: the words come before the typefaces, and nothing moves, then or later`, async ({
        page,
      }) => {
        const session = await inspect(page);
        for (const address of members) {
          const { since, letFaces, letScripts } = await openBare(page, address);
          expect.soft(await hasOwnFace(session), address).toBe(false);
          letScripts();
          letFaces();
          await page.waitForLoadState();
          await page.evaluate(() => document.fonts.ready);
          const show = page.locator('.carousel').first();
          if (await show.isVisible()) {
            await show.scrollIntoViewIfNeeded();
            if ((await slidesIn(show).count()) > 1) await expect(show).toHaveAttribute('data-ready');
          }
          await walkDown(page);
          await expectStill(page, since);
          await page.unrouteAll();
        }
      });

    test('pages stand still on a slow line, when fonts, scripts and the styles of the forms come late', async ({
      page,
    }) => {
      for (const address of ['/about', condition.path, service.path, '/for-patients/blogs']) {
        const letStyles = await hold(page, '**/late*.css');
        const { since, letFaces, letScripts } = await openBare(page, address);
        letFaces();
        await page.evaluate(() => document.fonts.ready);
        await expectStill(page, since);
        letScripts();
        await page.waitForLoadState('domcontentloaded');
        await expectStill(page, since);
        letStyles();
        await expect(page.locator('link[data-late]')).toHaveAttribute('media', 'all');
        await page.evaluate(() => document.fonts.ready);
        await expectStill(page, since);
        await page.unrouteAll();
      }
    });

    test('/ stands still while its carousel moves', async ({ page }) => {
      await page.goto('/');
      const since = await drawn(page);
      const [, second] = screen('home').slides;
      const dot = page.getByRole('button', { name: `Show ${second?.name} ${second?.text}`, exact: true });
      await expect(dot).toHaveAttribute('aria-current', 'true', { timeout: 20_000 });
      const place = async (what: Locator) => Math.round((await what.boundingBox())?.x ?? NaN);
      const track = page.locator('.carousel .track').first();
      await expect.poll(async () => (await place(slidesIn(track).nth(1))) - (await place(track))).toBe(0);
      await expectStill(page, since);
    });
  });
}

test.describe('the typefaces', () => {
  /** What a browser says of the line. */
  const pretend = (page: Page, connection: object) =>
    page.addInitScript(
      (value) => Object.defineProperty(Navigator.prototype, 'connection', { value }),
      connection,
    );

  test('are on the next page at once', async ({ page }) => {
    await page.goto(condition.path);
    await page.evaluate(() => document.fonts.ready);
    await page.goto('/about');
    expect(await hasOwnFace(await inspect(page))).toBe(true);
  });

  test('are on a slow line those of the phone at first, and the own ones on the next page', async ({
    page,
  }) => {
    await pretend(page, { rtt: 150 });
    const session = await inspect(page);
    await page.goto(condition.path);
    // They come after everything else, and only then may the next page have them.
    await page.waitForFunction(() => 'faces' in localStorage);
    expect(await hasOwnFace(session)).toBe(false);
    await page.goto('/about');
    expect(await hasOwnFace(session)).toBe(true);
  });

  test('are not fetched by whoever saves data', async ({ page }) => {
    await pretend(page, { saveData: true });
    const asked: string[] = [];
    page.on('request', (request) => {
      if (/\.woff2/.test(request.url())) asked.push(request.url());
    });
    await page.goto(condition.path, { waitUntil: 'networkidle' });
    expect(asked).toEqual([]);
    expect(await hasOwnFace(await inspect(page))).toBe(false);
  });

  test.describe('where they are lost', () => {
    test.use({ allowedProblems: [/woff2|ERR_FAILED/] });

    test('the page stays as it is', async ({ page }) => {
      await page.route(faces, (route) => route.abort());
      await page.goto(condition.path, { waitUntil: 'networkidle' });
      expect(await hasOwnFace(await inspect(page))).toBe(false);
    });
  });
});
