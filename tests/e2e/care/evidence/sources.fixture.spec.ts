// The sources beside figures and at the end of a page.
import type { Page } from '@playwright/test';
import { conditionPage, expect, fixture, phone, still, test } from '../../support/servers/fixture-site.ts';
import { first } from '../../support/content/index.ts';

test.use({ ...phone, ...still });

const knee = fixture.conditions.find(({ path }) => path === conditionPage)?.data;
const [post] = fixture.posts.filter(({ data }) => data.references.length > 0);
const [procedure] = fixture.services.filter(({ data }) => data.references.length > 0);
/** The publications of a page, in the order of its reference list. */
const publicationsOf = ({ references }: { references: { id: string }[] }) =>
  references.map(({ id }) => first(fixture.publications, (one) => one.id === id).data);
if (!knee || !post || !procedure) throw new Error('The small site names no sources.');

/** Several figures may cite one source. */
const number = (page: Page, which: number) =>
  page.getByRole('button', { name: `Source ${which}`, exact: true }).first();
/** The reference list is collapsed by default. */
const shown = (page: Page, title: string) => page.getByRole('link', { name: title, exact: true });

test('a figure shows its source by click and by keyboard, with the text of the reference list', async ({
  page,
}) => {
  const all = publicationsOf(knee);
  const [one, other] = all as [(typeof all)[number], (typeof all)[number]];
  await page.goto(conditionPage);
  await expect(shown(page, one.title)).toHaveCount(0);
  await number(page, 1).click();
  await expect(shown(page, one.title)).toBeInViewport({ ratio: 1 });
  await expect(shown(page, one.title)).toHaveAttribute('href', one.url);
  await page.keyboard.press('Escape');
  await expect(shown(page, one.title)).toHaveCount(0);

  await number(page, 2).focus();
  await page.keyboard.press('Enter');
  await expect(shown(page, other.title)).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Tab');
  await expect(shown(page, other.title)).toBeFocused();
  await page.keyboard.press('Escape');

  const list = page.getByRole('region', { name: 'References' });
  await list.getByText('References').click();
  await expect(list.getByRole('listitem').getByRole('link')).toHaveText(all.map(({ title }) => title));
  // The source numbers are not part of the text.
  const benefit = knee.options[0]?.benefit ?? '';
  await expect(page.getByRole('cell').filter({ hasText: benefit })).toHaveText(
    new RegExp(`^${RegExp.escape(benefit)}(\\D|$)`),
  );
});

test('articles show their sources, and news stories continue the numbering', async ({ page }) => {
  await page.goto(post.path);
  await number(page, 1).click();
  await expect(shown(page, publicationsOf(post.data)[0]?.title ?? '')).toBeInViewport();

  const all = fixture.newsStories.flatMap(({ data }) => publicationsOf(data));
  expect(all.length).toBeGreaterThan(1);
  await page.goto('/for-patients/news-events');
  for (const [index, { title }] of all.entries()) {
    await number(page, index + 1).click();
    await expect(shown(page, title)).toBeInViewport();
    await page.keyboard.press('Escape');
  }
});

test('printed pages and sheets contain the source numbers and references', async ({ page }) => {
  await page.emulateMedia({ media: 'print' });
  await page.goto(conditionPage);
  await expect(number(page, 1)).toBeVisible();
  const drawn = await number(page, 1).evaluate((one) => getComputedStyle(one, '::after').content);
  expect(drawn).toContain('1');
  const list = page.getByRole('region', { name: 'References' }).getByRole('listitem');
  await expect(list).toHaveCount(knee.references.length);
  await page.goto(procedure.path);
  const [{ publisher, year } = { publisher: '', year: 0 }] = publicationsOf(procedure.data);
  await expect(page.getByText(`${publisher}, ${year}`).first()).toBeVisible();
});

test('two adjacent sources are two separate buttons', async ({ page }) => {
  await page.goto(conditionPage);
  const cell = page
    .getByRole('cell')
    .filter({ has: number(page, 1) })
    .filter({ has: number(page, 2) });
  const both = cell.getByRole('button');
  await expect(both).toHaveCount(2);
  await expect(both.first()).toHaveAccessibleName('Source 1');
  await expect(both.last()).toHaveAccessibleName('Source 2');
  const drawn = await both.evaluateAll((all) => all.map((one) => getComputedStyle(one, '::after').content));
  expect(drawn.map((content) => content.replaceAll(/"|attr\(value\)/g, ''))).toEqual(['1', ', 2']);
});
