// A doubting reader asks who says so, and finds it beside the figure and on paper.
import type { Page } from '@playwright/test';
import { conditionPage, expect, fixture, phone, still, test } from '../../support/servers/fixture-site.ts';
import { first } from '../../support/content/index.ts';

test.use(still);

const knee = fixture.conditions.find(({ path }) => path === conditionPage)?.data;
const [post] = fixture.posts.filter(({ data }) => data.references.length > 0);
const [procedure] = fixture.services.filter(({ data }) => data.references.length > 0);
/** The publications of a page, in the order of its list. */
const publicationsOf = ({ references }: { references: { id: string }[] }) =>
  references.map(({ id }) => first(fixture.publications, (one) => one.id === id).data);
if (!knee || !post || !procedure) throw new Error('The small site names no sources.');

/** Several figures may rest on one source. */
const number = (page: Page, which: number) =>
  page.getByRole('button', { name: `Source ${which}`, exact: true }).first();
/** The list at the end of the page is folded until somebody opens it. */
const shown = (page: Page, title: string) => page.getByRole('link', { name: title, exact: true });

test('a figure shows its source by click, and hides it again', async ({ page }) => {
  const [{ title, url } = { title: '', url: '' }] = publicationsOf(knee);
  await page.goto(conditionPage);
  await expect(shown(page, title)).toHaveCount(0);
  await number(page, 1).click();
  await expect(shown(page, title)).toBeInViewport({ ratio: 1 });
  await expect(shown(page, title)).toHaveAttribute('href', url);
  await page.keyboard.press('Escape');
  await expect(shown(page, title)).toHaveCount(0);
});

test('the keyboard reaches it, and the link in it', async ({ page }) => {
  const [, { title } = { title: '' }] = publicationsOf(knee);
  await page.goto(conditionPage);
  await number(page, 2).focus();
  await page.keyboard.press('Enter');
  await expect(shown(page, title)).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Tab');
  await expect(shown(page, title)).toBeFocused();
});

test('the numbers are those of the list, and no part of the words', async ({ page }) => {
  await page.goto(conditionPage);
  const list = page.getByRole('region', { name: 'References' });
  await list.getByText('References').click();
  const titles = list.getByRole('listitem').getByRole('link');
  await expect(titles).toHaveText(publicationsOf(knee).map(({ title }) => title));
  const [option] = knee.options;
  const benefit = option?.benefit ?? '';
  // Ten people may stand below the words.
  await expect(page.getByRole('cell').filter({ hasText: benefit })).toHaveText(
    new RegExp(`^${RegExp.escape(benefit)}(\\D|$)`),
  );
});

test('an article of the blog shows its sources, too', async ({ page }) => {
  await page.goto(post.path);
  await number(page, 1).click();
  await expect(shown(page, publicationsOf(post.data)[0]?.title ?? '')).toBeInViewport();
});

test('the stories of the news are numbered one after the other', async ({ page }) => {
  const all = fixture.newsStories.flatMap(({ data }) => publicationsOf(data));
  expect(all.length).toBeGreaterThan(1);
  await page.goto('/for-patients/news-events');
  for (const [index, { title }] of all.entries()) {
    await number(page, index + 1).click();
    await expect(shown(page, title)).toBeInViewport();
    await page.keyboard.press('Escape');
  }
});

test.describe('on a phone', () => {
  test.use(phone);
  test('a tap shows the source whole on the screen', async ({ page }) => {
    await page.goto(conditionPage);
    await number(page, 1).tap();
    await expect(shown(page, publicationsOf(knee)[0]?.title ?? '')).toBeInViewport({ ratio: 1 });
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('a click shows the source', async ({ page }) => {
    await page.goto(conditionPage);
    await number(page, 1).click();
    await expect(shown(page, publicationsOf(knee)[0]?.title ?? '')).toBeVisible();
  });
});

test.describe('on paper', () => {
  test.beforeEach(({ page }) => page.emulateMedia({ media: 'print' }));

  test('a condition keeps its numbers and the list that they point into', async ({ page }) => {
    await page.goto(conditionPage);
    await expect(number(page, 1)).toBeVisible();
    const drawn = await number(page, 1).evaluate((one) => getComputedStyle(one, '::after').content);
    expect(drawn).toContain('1');
    await expect(page.getByRole('region', { name: 'References' }).getByRole('listitem')).toHaveCount(
      knee.references.length,
    );
  });

  test('the sheet of a procedure names the sources of its figures', async ({ page }) => {
    await page.goto(procedure.path);
    const [{ publisher, year } = { publisher: '', year: 0 }] = publicationsOf(procedure.data);
    await expect(page.getByText(`${publisher}, ${year}`).first()).toBeVisible();
  });
});
