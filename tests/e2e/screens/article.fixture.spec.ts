// Articles.
import { first } from '../support/content/index.ts';
import { expect, fixture, phone, test } from '../support/servers/fixture-site.ts';

test('an article shows its date, reading time and contents', async ({ page }) => {
  // The headings of its text and references are enough for contents.
  await page.goto(first(fixture.posts, ({ data }) => data.references.length > 0).path);
  const main = page.getByRole('main');
  await expect(main.getByText(/\d min read/)).toBeVisible();
  await expect(main.locator('time').first()).toBeVisible();
  const links = page.getByRole('navigation', { name: 'On this page' }).getByRole('link');
  const headings = page.getByRole('article').first().locator('h2:not(aside h2)');
  await expect(links).toHaveText(await headings.allTextContents());
  await links.last().click();
  await expect(headings.last()).toBeInViewport({ ratio: 1 });
});

test('an article ends with related pages, a phone link and a form', async ({ page }) => {
  const [post, other] = fixture.posts;
  if (!post || !other) throw new Error('The small site has one article.');
  expect(post.text).toContain(`](${other.path})`);
  await page.goto(post.path);
  const { phone: number } = fixture.practice;
  const call = page.getByRole('complementary');
  await expect(call.getByRole('link', { name: number.label })).toHaveAttribute(
    'href',
    `tel:${number.number}`,
  );
  await call.getByRole('button', { name: fixture.screen('care').ask }).click();
  await expect(page.getByRole('dialog', { name: 'Book an Appointment' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page
    .getByRole('region', { name: 'Related pages' })
    .getByRole('link', { name: other.data.title })
    .click();
  await expect(page).toHaveURL(new RegExp(`${other.path}$`));
});

for (const width of [320, 390])
  test(`no table header wraps within a word at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ ...phone.viewport, width });
    await page.goto(first(fixture.posts, ({ text }) => /^\|/m.test(text)).path);
    const names = page.getByRole('main').getByRole('table').locator('th, td:first-child');
    const broken = await names.evaluateAll((all) =>
      all
        .map(({ firstChild }) => firstChild as Text)
        .flatMap((text) =>
          [...text.data.matchAll(/[\w?]+/g)].map(({ 0: word, index }) => {
            const range = new Range();
            range.setStart(text, index);
            range.setEnd(text, index + word.length);
            return { word, lines: range.getClientRects().length };
          }),
        )
        .filter(({ lines }) => lines !== 1),
    );
    await expect(names.first()).toBeVisible();
    expect(broken).toEqual([]);
  });
