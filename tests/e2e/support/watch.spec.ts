// The watch that support/test.ts keeps on every page must bark: each of these visits would otherwise pass.
import { expect, test } from './test.ts';

test.describe('the watch fails a test', () => {
  test.fail();

  test('for a console error', async ({ page }) => {
    await page.goto('/');
    await page.evaluate(() => console.error('something went wrong'));
  });

  test('for an uncaught error', async ({ page }) => {
    await page.goto('/');
    const thrown = page.waitForEvent('pageerror');
    await page.evaluate(() => void setTimeout(() => void Promise.reject(new Error('nobody caught this'))));
    await thrown;
  });

  test('for a violation of the content security policy', async ({ page }) => {
    await page.goto('/');
    await page.evaluate(() => {
      const refused = new Promise((resolve) => addEventListener('securitypolicyviolation', resolve));
      document.body.setAttribute('style', 'color: red');
      return refused;
    });
  });

  test('for a request that leaves the site', async ({ page }) => {
    await page.goto('/');
    await page.evaluate(() => fetch('https://example.com/').catch(() => undefined));
  });
});

test.describe('what a test says that it expects', () => {
  test.use({ allowedProblems: [/status of 404/] });

  test('is let through', async ({ page }) => {
    const answer = await page.goto('/no-such-page');
    expect(answer?.status()).toBe(404);
  });
});
