// Reading an article that the team has written.
import { first } from '../support/content/index.ts';
import { expect, fixture, test } from '../support/servers/fixture-site.ts';

test('an article says when it appeared and how long it takes to read', async ({ page }) => {
  await page.goto(first(fixture.posts).path);
  const main = page.getByRole('main');
  await expect(main.getByText(/\d min read/)).toBeVisible();
  await expect(main.locator('time').first()).toBeVisible();
});
