// The 404 pages.
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { languageKinds, languages } from '@clinic/content-model/languages.ts';
import { conditions, first, screen } from '../support/content/index.ts';
import { expect, test } from '../support/test.ts';

test.use({ allowedProblems: [/status of 404/] });

const condition = {
  heading: 'Condition Not Found',
  text: 'The requested pain condition could not be found.',
  back: 'Back to All Pain Conditions',
  to: '/',
};
const service = { heading: 'Service not found', text: '', back: 'All services', to: '/services' };
const any = { heading: 'Page Not Found', text: '', back: 'Back to the home page', to: '/' };

const cases: [address: string, expected: typeof any][] = [
  ['/nope', any],
  ['/for-patients/nope', any],
  ['/for-patients/blogs/nope', any],
  ['/for-patients/a/b/c', any],
  ['/pain-conditionsx', any],
  ['/pain-conditions/nope', condition],
  [`${first(conditions).path}/nope`, condition],
  ['/services/nope', service],
  ['/services/a/b/c', service],
  ...languageKinds.map((language): [string, typeof any] => {
    const { notFound, backHome } = screen(language).messages;
    const { code } = languages[language];
    return [`/${code}/a/b`, { heading: notFound, text: '', back: backHome, to: `/${code}` }];
  }),
];

async function expectWords(page: Page, { heading, text, back, to }: typeof any) {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
  await expect(page).toHaveTitle(heading);
  if (text) await expect(page.getByText(text)).toBeVisible();
  await expect(page.getByRole('link', { name: back })).toHaveAttribute('href', to);
}

test('a missing page returns 404 with the text of its section', async ({ page, request }) => {
  for (const [address, expected] of cases) {
    const answer = await request.get(address);
    expect(answer.status(), address).toBe(404);
    expect(await answer.text(), address).toContain(`<title>${expected.heading}</title>`);
  }
  for (const address of ['/nope', '/pain-conditions/nope', '/services/nope']) {
    await page.goto(address);
    await expectWords(page, new Map(cases).get(address) ?? any);
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  }
});

test('the same text is shown on a host with a single 404 page', async ({ page }) => {
  const body = readFileSync('dist/404.html', 'utf8');
  for (const [address, expected] of cases)
    await test.step(address, async () => {
      await page.route(`**${address}`, (route) =>
        route.fulfill({ status: 404, contentType: 'text/html', body }),
      );
      await page.goto(address);
      await expectWords(page, expected);
    });
});

test('the parent paths of the menu exist, with and without a trailing slash', async ({ page }) => {
  for (const address of ['/pain-conditions', '/services', '/for-patients']) {
    expect((await page.goto(`${address}/`))?.status()).toBe(200);
    await expect(page).toHaveURL(address);
  }
});
