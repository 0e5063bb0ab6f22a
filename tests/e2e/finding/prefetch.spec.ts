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
