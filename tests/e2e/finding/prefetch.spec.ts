// The next page is there at once: it is fetched while the visitor still points at its link.
import { first, homeConditions, screen } from '../support/content/index.ts';
import { expect, test } from '../support/test.ts';

const card = first(homeConditions);
const target = card.path;
const pointAt = `${screen('home').conditions.more} about ${card.data.title}`;

test('a browser with speculation rules takes them, and fetches the page on intent', async ({ page }) => {
  const rules: { errorType?: string }[] = [];
  const fetched: string[] = [];
  const browser = await page.context().newCDPSession(page);
  browser.on('Preload.ruleSetUpdated', ({ ruleSet }) => rules.push(ruleSet));
  browser.on('Preload.prefetchStatusUpdated', ({ prefetchUrl, status }) => {
    if (status === 'Ready' || status === 'Success') fetched.push(new URL(prefetchUrl).pathname);
  });
  await browser.send('Preload.enable');
  await page.goto('/');
  await expect.poll(() => rules.length).toBeGreaterThan(0);
  expect(rules.map(({ errorType }) => errorType)).toEqual([undefined]);
  await page.getByRole('link', { name: pointAt }).hover();
  await expect.poll(() => fetched).toContain(target);
});

test.describe('a browser without them', () => {
  test.beforeEach(({ page }) =>
    page.addInitScript(() => {
      HTMLScriptElement.supports = () => false;
    }),
  );

  test('gets a hint for the link that is pointed at, once', async ({ page }) => {
    await page.goto('/');
    const hints = page.locator('link[rel=prefetch]');
    await expect(hints).toHaveCount(0);
    const asked = page.waitForRequest((request) => new URL(request.url()).pathname === target);
    const link = page.getByRole('link', { name: pointAt });
    // The script for this is itself fetched only here; the first pointing may come before it.
    await expect(async () => {
      await page.mouse.move(0, 0);
      await link.hover();
      await expect(hints).toHaveCount(1, { timeout: 300 });
    }).toPass();
    await asked;
    await page.mouse.move(0, 0);
    await link.hover();
    await expect(hints).toHaveCount(1);
    expect(await hints.getAttribute('href')).toBe(target);
  });

  test('gets none where data is to be saved', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
    });
    await page.goto('/', { waitUntil: 'networkidle' });
    await page.getByRole('link', { name: pointAt }).hover();
    await expect(page.locator('link[rel=prefetch]')).toHaveCount(0);
  });
});
