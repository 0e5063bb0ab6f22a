// The table of contents and the folded references of long pages.
import type { Page } from '@playwright/test';
import { condition, service } from '../support/requests.ts';
import { desktop, expect, phone, still, test } from '../support/test.ts';

test.use(still);

const contents = (page: Page) => page.getByRole('navigation', { name: 'On this page' });
const folded = (page: Page) => contents(page).getByText('On this page');
const references = (page: Page) => page.getByRole('region', { name: 'References' });

/** The headings of the article, without that of the sidebar. */
const headingsOf = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('heading', { level: 2 })
    .evaluateAll((all) =>
      all.filter((heading) => heading.id && !heading.closest('aside')).map(({ textContent }) => textContent),
    );

const around = ['Related pages', 'Take this page with you'];

/** Expects that the sticky header does not cover the heading. */
async function expectBelowTheBar(page: Page, name: string) {
  const heading = page.getByRole('main').getByRole('heading', { level: 2, name, exact: true });
  await expect(heading).toBeInViewport({ ratio: 1 });
  const bar = await page.getByRole('banner').boundingBox();
  await expect
    .poll(async () => (await heading.boundingBox())?.y)
    .toBeGreaterThanOrEqual((bar?.y ?? 0) + (bar?.height ?? 0));
}

for (const { path } of [condition, service])
  test.describe(path, () => {
    test.describe('on a wide screen', () => {
      test.use(desktop);

      test('the contents list all headings, mark the current one and are not printed', async ({ page }) => {
        await page.goto(path);
        const links = contents(page).getByRole('link');
        const headings = (await headingsOf(page)).filter((text) => !around.includes(text));
        expect(headings.length).toBeGreaterThan(5);
        await expect(links).toHaveText(headings);
        const current = contents(page).locator('[aria-current]');
        for (const link of [links.nth(3), links.last(), links.first()]) {
          const name = (await link.textContent()) ?? '';
          await link.click();
          await expectBelowTheBar(page, name);
          await expect(current).toHaveText([name]);
          await expect(link).toBeInViewport({ ratio: 1 });
        }
        await page.emulateMedia({ media: 'print' });
        await expect(contents(page)).toBeHidden();
      });
    });

    test.describe('on a phone', () => {
      test.use(phone);

      test('the contents are collapsed and link to each heading', async ({ page }) => {
        await page.goto(path);
        const links = contents(page).getByRole('link');
        await expect(links).toHaveCount(0);
        await folded(page).tap();
        const name = (await links.last().textContent()) ?? '';
        await links.last().tap();
        await expectBelowTheBar(page, name);
      });
    });
  });

test('the references are collapsed and open when a link targets them', async ({ page }) => {
  const list = references(page).getByRole('listitem');
  await page.goto(service.path);
  await expect(list).toHaveCount(0);
  await contents(page).getByRole('link', { name: 'References' }).click();
  await expect(list.first()).toBeVisible();

  await references(page).getByText('References').click();
  await expect(list).toHaveCount(0);
  await contents(page).getByRole('link', { name: 'References' }).click();
  await expect(list.first()).toBeVisible();

  await page.goto('/about');
  await page.goto(`${service.path}#references`);
  await expect(list.first()).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ ...phone, javaScriptEnabled: false });

  test('the contents and references open, and the contents link to each heading', async ({ page }) => {
    await page.goto(condition.path);
    await folded(page).tap();
    const link = contents(page).getByRole('link').nth(2);
    const name = (await link.textContent()) ?? '';
    await link.tap();
    await expectBelowTheBar(page, name);
    await references(page).getByText('References').tap();
    await expect(references(page).getByRole('listitem').first()).toBeVisible();
  });

  test('the references are open when the URL targets them', async ({ page }) => {
    await page.goto(`${service.path}#references`);
    await expect(references(page).getByRole('listitem').first()).toBeVisible();
  });
});
