// The search in the list of conditions, services and articles.
import type { Page } from '@playwright/test';
import { conditions, first, listedServices, posts, screen } from '../support/content/index.ts';
import { hrefsOf } from '../support/links.ts';
import { expect, test, withoutScripts } from '../support/test.ts';

const address = '/for-patients/blogs';
const box = (page: Page) => page.getByRole('searchbox', { name: 'Search articles' });
const library = (page: Page) => page.getByRole('region', { name: 'Conditions and treatments' });
const cards = (page: Page) => library(page).getByRole('article');
const status = (page: Page) => library(page).getByRole('status').first();
const nothing = (page: Page) => page.getByRole('heading', { name: 'No articles found' });
const filter = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

const all = [...conditions, ...listedServices];
const titled = (words: string, entries: { data: { title: string } }[] = all) =>
  entries.filter(({ data }) => data.title.toLowerCase().includes(words.toLowerCase()));

/** A word in the titles of some conditions and some services, otherwise one of the first title. */
const words = new Set(all.flatMap(({ data }) => data.title.toLowerCase().match(/[a-z]{4,}/g) ?? []));
const isShared = (one: string) =>
  titled(one).length < all.length &&
  titled(one, conditions).length > 0 &&
  titled(one, listedServices).length > 0;
const word = [...words].find(isShared) ?? [...words][0] ?? '';
const found = (count: number, term: string) => `Found ${count} article(s) matching "${term}"`;

test.describe('the list', () => {
  test.beforeEach(({ page }) => page.goto(address));

  test('contains all conditions, then the listed services, in three columns', async ({ page }) => {
    const hrefs = await hrefsOf(cards(page).getByRole('link', { name: 'Read More' }));
    expect(hrefs).toEqual(all.map(({ path }) => path));
    await expect(cards(page).getByText('Pain Condition', { exact: true })).toHaveCount(conditions.length);
    await expect(cards(page).getByText('Treatment Service', { exact: true })).toHaveCount(
      listedServices.length,
    );
    await expect(box(page)).toHaveAttribute('placeholder', 'Search articles...');
    await expect(filter(page, 'All Articles')).toHaveAttribute('aria-pressed', 'true');
    await expect(status(page)).toHaveText('');
    const tops = await cards(page).evaluateAll((all) => all.map((card) => card.getBoundingClientRect().top));
    expect(tops.filter((top) => top === tops[0])).toHaveLength(3);
  });

  test('is searched by title, ignoring case @task', async ({ page }) => {
    for (const term of [word, word.toUpperCase()]) {
      await box(page).fill(term);
      const shown = cards(page).getByRole('heading');
      await expect(shown).toHaveText(titled(word).map(({ data }) => data.title));
      await expect(status(page)).toHaveText(found(titled(word).length, term));
    }
    await box(page).fill('');
    await expect(cards(page)).toHaveCount(all.length);
    await expect(status(page)).toHaveText('');
  });

  test('is searched within one category', async ({ page }) => {
    await filter(page, 'Services').click();
    await expect(filter(page, 'Services')).toHaveAttribute('aria-pressed', 'true');
    await expect(filter(page, 'All Articles')).toHaveAttribute('aria-pressed', 'false');
    await expect(cards(page)).toHaveCount(listedServices.length);
    await expect(status(page)).toHaveText('');
    await box(page).fill(word);
    await expect(cards(page)).toHaveCount(titled(word, listedServices).length);
    await expect(status(page)).toHaveText(found(titled(word, listedServices).length, word));
    await filter(page, 'Pain Conditions').click();
    await expect(cards(page)).toHaveCount(titled(word, conditions).length);
    await filter(page, 'All Articles').click();
    await expect(cards(page)).toHaveCount(titled(word).length);
  });

  test('reports no match, and treats special characters literally', async ({ page }) => {
    await expect(nothing(page)).toBeHidden();
    await box(page).fill('qqqq');
    await expect(cards(page)).toHaveCount(0);
    await expect(nothing(page)).toBeVisible();
    await expect(page.getByText('Try adjusting your search or filters')).toBeVisible();
    await expect(status(page)).toHaveText(found(0, 'qqqq'));
    await box(page).fill(word);
    await expect(nothing(page)).toBeHidden();
    for (const term of ['c++ (', '.*', '[', '\\', '<b>', '$&']) {
      await box(page).fill(term);
      await expect(cards(page)).toHaveCount(titled(term).length);
      await expect(status(page)).toHaveText(found(titled(term).length, term));
    }
  });

  test('has a shareable URL', async ({ page }) => {
    const { title } = first(listedServices).data;
    const shared = `${address}?${String(new URLSearchParams({ q: title, show: 'service' }))}`;
    await box(page).fill(title);
    await filter(page, 'Services').click();
    await expect(page).toHaveURL(shared);
    const shown = titled(title, listedServices).length;
    await expect(cards(page)).toHaveCount(shown);
    await page.goto('/about');
    await page.goto(shared);
    await expect(box(page)).toHaveValue(title);
    await expect(filter(page, 'Services')).toHaveAttribute('aria-pressed', 'true');
    await expect(cards(page)).toHaveCount(shown);
    await page.goto(`${address}?show=everything`);
    await expect(cards(page)).toHaveCount(all.length);
  });
});

test.describe('the articles', () => {
  const { heading } = screen('blogs').ownArticles;
  const own = posts.slice(0, 1).map(({ data }) => data.title);
  const link = (page: Page) =>
    library(page).getByRole('link', { name: new RegExp(`^${RegExp.escape(heading)} `) });
  const counted = (count: number) => own.map(() => `${heading} (${count})`);
  const list = (page: Page) => page.getByRole('region', { name: heading });

  test('have a link with their number beside the filters', async ({ page }) => {
    await page.goto(address);
    await expect(link(page)).toHaveText(counted(posts.length));
    for (const one of await link(page).all()) {
      await one.click();
      await expect(page.getByRole('heading', { name: heading })).toBeInViewport();
    }
  });

  test('are counted below the text of the specification when only they match', async ({ page }) => {
    await page.goto(address);
    for (const title of own) {
      const matches = titled(title, posts).length;
      await box(page).fill(title);
      await expect(status(page)).toHaveText(found(titled(title).length, title));
      await expect(nothing(page)).toBeVisible({ visible: titled(title).length === 0 });
      await expect(list(page).getByRole('article')).toHaveCount(matches);
      const words = `${heading}: ${matches} article(s) matching "${title}"`;
      await expect(page.getByText(words)).toHaveCount(1);
      await expect(link(page)).toHaveText(counted(matches));
      await box(page).fill('');
      await expect(nothing(page)).toBeHidden();
      await expect(link(page)).toHaveText(counted(posts.length));
    }
  });
});

withoutScripts('all articles are listed without scripts, and there is no search', async ({ page }) => {
  await page.goto(address);
  await expect(cards(page)).toHaveCount(all.length);
  await expect(box(page)).toBeHidden();
  await expect(nothing(page)).toBeHidden();
});
