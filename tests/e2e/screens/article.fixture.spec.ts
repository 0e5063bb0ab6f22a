// Reading an article that the team has written.
import { first } from '../support/content/index.ts';
import { expect, fixture, test } from '../support/servers/fixture-site.ts';

test('an article says when it appeared and how long it is, and has contents', async ({ page }) => {
  // Its text has a heading, and so have its references: enough for contents.
  await page.goto(first(fixture.posts, ({ data }) => data.references.length > 0).path);
  const main = page.getByRole('main');
  await expect(main.getByText(/\d min read/)).toBeVisible();
  await expect(main.locator('time').first()).toBeVisible();
  const links = page.getByRole('navigation', { name: 'On this page' }).getByRole('link');
  const headings = main.getByRole('heading', { level: 2 });
  await expect(links).toHaveText(await headings.allTextContents());
  await links.last().click();
  await expect(headings.last()).toBeInViewport({ ratio: 1 });
});
