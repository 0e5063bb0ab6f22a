// Looking for an article among the 46 of the list.
import type { Page } from '@playwright/test';
import { conditionPages, servicePages } from '../support/specification.ts';
import { expect, test } from '../support/test.ts';

const list = '/for-patients/blogs';
const box = (page: Page) => page.getByRole('searchbox', { name: 'Search articles' });
const library = (page: Page) => page.locator('article-search');
const cards = (page: Page) => library(page).getByRole('article');
const status = (page: Page) => library(page).getByRole('status').first();
const nothing = (page: Page) => page.getByRole('heading', { name: 'No articles found' });
const filter = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

test.describe('the list', () => {
  test.beforeEach(({ page }) => page.goto(list));

  test('begins with all 46 articles: 20 conditions, then 26 services', async ({ page }) => {
    const links = await cards(page).getByRole('link', { name: 'Read More' }).all();
    const hrefs = await Promise.all(links.map((link) => link.getAttribute('href')));
    expect(hrefs.toSorted()).toEqual([...conditionPages, ...servicePages].toSorted());
    await expect(cards(page).getByText('Pain Condition', { exact: true })).toHaveCount(20);
    await expect(cards(page).getByText('Treatment Service', { exact: true })).toHaveCount(26);
    await expect(box(page)).toHaveAttribute('placeholder', 'Search articles...');
    await expect(filter(page, 'All Articles')).toHaveAttribute('aria-pressed', 'true');
    await expect(status(page)).toHaveText('');
  });

  test('stands in three columns on a wide screen', async ({ page }) => {
    const tops = await cards(page).evaluateAll((all) => all.map((card) => card.getBoundingClientRect().top));
    expect(tops.filter((top) => top === tops[0])).toHaveLength(3);
  });

  test('is searched by title, whatever the case of the letters', async ({ page }) => {
    await box(page).fill('knee');
    await expect(cards(page)).toHaveText([/Knee Pain/, /Knee Arthritis/, /Knee Joint/]);
    await expect(status(page)).toHaveText('Found 3 article(s) matching "knee"');
    await box(page).fill('KNEE');
    await expect(cards(page)).toHaveCount(3);
    await expect(status(page)).toHaveText('Found 3 article(s) matching "KNEE"');
    await box(page).fill('');
    await expect(cards(page)).toHaveCount(46);
    await expect(status(page)).toHaveText('');
  });

  test('is searched within one kind', async ({ page }) => {
    await filter(page, 'Services').click();
    await expect(filter(page, 'Services')).toHaveAttribute('aria-pressed', 'true');
    await expect(filter(page, 'All Articles')).toHaveAttribute('aria-pressed', 'false');
    await expect(cards(page)).toHaveCount(26);
    await expect(status(page)).toHaveText('');
    await box(page).fill('knee');
    await expect(cards(page)).toHaveCount(1);
    await expect(status(page)).toHaveText('Found 1 article(s) matching "knee"');
    await filter(page, 'Pain Conditions').click();
    await expect(cards(page)).toHaveCount(2);
    await filter(page, 'All Articles').click();
    await expect(cards(page)).toHaveCount(3);
  });

  test('says when nothing matches', async ({ page }) => {
    await expect(nothing(page)).toBeHidden();
    await box(page).fill('toothache');
    await expect(cards(page)).toHaveCount(0);
    await expect(nothing(page)).toBeVisible();
    await expect(page.getByText('Try adjusting your search or filters')).toBeVisible();
    await expect(status(page)).toHaveText('Found 0 article(s) matching "toothache"');
    await box(page).fill('sciatica');
    await expect(nothing(page)).toBeHidden();
  });

  test('takes signs as words, not as a pattern', async ({ page }) => {
    for (const words of ['c++ (', '.*', '[', '\\', '<b>', '$&']) {
      await box(page).fill(words);
      await expect(cards(page)).toHaveCount(0);
      await expect(status(page)).toHaveText(`Found 0 article(s) matching "${words}"`);
    }
  });

  test('stays when Enter is pressed', async ({ page }) => {
    await box(page).fill('migraine');
    await box(page).press('Enter');
    await expect(cards(page)).toHaveCount(1);
    await expect(page).toHaveURL(`${list}?q=migraine`);
  });

  test('has an address to share', async ({ page }) => {
    await box(page).fill('nerve block');
    await filter(page, 'Services').click();
    await expect(page).toHaveURL(`${list}?q=nerve+block&show=service`);
    const shown = await cards(page).count();
    expect(shown).toBeGreaterThan(3);
    await page.goto('/about');
    await page.goto(`${list}?q=nerve+block&show=service`);
    await expect(box(page)).toHaveValue('nerve block');
    await expect(filter(page, 'Services')).toHaveAttribute('aria-pressed', 'true');
    await expect(cards(page)).toHaveCount(shown);
    await page.goto(`${list}?show=everything`);
    await expect(cards(page)).toHaveCount(46);
  });

  test('leads to the article', async ({ page }) => {
    await box(page).fill('tennis');
    await cards(page).getByRole('link', { name: 'Read More' }).click();
    await expect(page).toHaveURL('/services/prp-injection-tennis-elbow');
    await page.goBack();
    await expect(box(page)).toHaveValue('tennis');
    await expect(cards(page)).toHaveCount(1);
  });
});

test('the own articles stand in a section of their own', async ({ page }) => {
  await page.goto(list);
  const own = page.getByRole('region', { name: 'From our doctors' });
  await expect(own.getByRole('article')).toHaveCount(3);
  await own.getByRole('article').first().getByRole('link').click();
  await expect(page.getByRole('main').getByText(/min read/)).toBeVisible();
  await expect(page.getByRole('main').locator('time').first()).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('all articles can be read, and no search is offered that would not work', async ({ page }) => {
    await page.goto(list);
    await expect(cards(page)).toHaveCount(46);
    await expect(box(page)).toBeHidden();
    await expect(nothing(page)).toBeHidden();
  });
});
