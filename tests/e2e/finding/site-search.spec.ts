// Looking for anything on the site, in the words of patients.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { APIRequestContext, Page } from '@playwright/test';
import { makeSearch, type SearchData } from '#lib/search/search.ts';
import { conditions, first, listedServices, practice, team } from '../support/content/index.ts';
import { expect, phone, test } from '../support/test.ts';

const box = (page: Page) => page.getByRole('searchbox', { name: 'Search this site' });
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Search' });
const button = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Search' });
const firstFound = (page: Page) =>
  page.locator('site-search').getByRole('listitem').first().getByRole('link');
const knee = '/pain-conditions/knee-pain';

test.describe('on a phone', () => {
  test.use(phone);

  test('the button opens the box, and words in any letters find the page @task', async ({ page }) => {
    await page.goto('/about');
    await button(page).tap();
    await expect(box(page)).toBeFocused();
    for (const words of ['knee pain', 'ghutne mein dard', 'गुडघे दुखतात', 'nee pian']) {
      await box(page).fill(words);
      await expect(firstFound(page)).toHaveAttribute('href', knee);
    }
    await firstFound(page).tap();
    await expect(page).toHaveURL(knee);
  });

  test('words that sound like an emergency are answered first with whom to call', async ({ page }) => {
    await page.goto('/about');
    await button(page).tap();
    await box(page).fill('chest pain');
    const urgent = dialog(page).getByRole('alert');
    await expect(urgent.getByRole('link', { name: '108' })).toHaveAttribute('href', 'tel:108');
    await expect(urgent.getByRole('link', { name: '112' })).toHaveAttribute('href', 'tel:112');
    await box(page).fill('knee');
    await expect(urgent).toBeEmpty();
  });
});

test('the key / opens the box from anywhere but a field, and Escape closes it', async ({ page }) => {
  await page.goto('/for-patients/contacts');
  const field = page.getByRole('main').getByLabel('Full Name');
  await field.press('/');
  await expect(field).toHaveValue('/');
  await page.getByRole('heading', { level: 1 }).click();
  await page.keyboard.press('/');
  await expect(box(page)).toBeFocused();
  await expect(box(page)).toHaveValue('');
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
});

test('a search has an address that can be shared, and the way back finds it', async ({ page }) => {
  await page.goto(`/search?q=${encodeURIComponent('कमर दर्द')}`);
  await expect(box(page)).toHaveValue('कमर दर्द');
  await expect(firstFound(page)).toHaveAttribute('href', '/pain-conditions/low-back-pain');
  await box(page).fill('migrain');
  await expect(page).toHaveURL('/search?q=migrain');
  await firstFound(page).click();
  await expect(page).toHaveURL('/pain-conditions/migraine-headache');
  await page.goBack();
  await expect(box(page)).toHaveValue('migrain');
  await expect(firstFound(page)).toHaveAttribute('href', '/pain-conditions/migraine-headache');
});

test('where nothing is found, it says how to ask the practice', async ({ page }) => {
  await page.goto('/search');
  await box(page).fill('zzzzqqqqxxxx');
  const status = page.locator('site-search').getByRole('status');
  await expect(status).toContainText('Nothing was found for “zzzzqqqqxxxx”.');
  await expect(status.getByRole('link', { name: practice.phone.label })).toHaveAttribute(
    'href',
    `tel:${practice.phone.number}`,
  );
});

test('what somebody types is words, never markup', async ({ page }) => {
  const words = '<img src=x onerror=alert(1)> .* knee';
  await page.goto(`/search?q=${encodeURIComponent(words)}`);
  await expect(box(page)).toHaveValue(words);
  await expect(firstFound(page)).toBeVisible();
});

test.describe('by keyboard', () => {
  const results = (page: Page) => dialog(page).getByRole('listitem').getByRole('link');

  test.beforeEach(async ({ page }) => {
    await page.goto('/about');
    await page.keyboard.press('/');
    await expect(box(page)).toBeFocused();
  });

  test('arrow keys move through the results and back to the field', async ({ page }) => {
    await box(page).fill('knee pain');
    await expect(results(page).nth(1)).toBeVisible();
    for (const at of [0, 1]) {
      await page.keyboard.press('ArrowDown');
      await expect(results(page).nth(at)).toBeFocused();
    }
    for (const _ of [0, 1]) await page.keyboard.press('ArrowUp');
    await expect(box(page)).toBeFocused();
  });

  test('Enter opens the first result, even if it is pressed before the search has loaded', async ({
    page,
  }) => {
    await page.keyboard.type('knee pain');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(knee);
  });

  test('Enter stays with the numbers to call in an emergency', async ({ page }) => {
    await page.keyboard.type('chest pain');
    await page.keyboard.press('Enter');
    await expect(dialog(page).getByRole('alert').getByRole('link').first()).toBeFocused();
    await expect(page).toHaveURL('/about');
  });
});

test.describe('the open search is a step of the history', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto('/for-patients/contacts');
    await page.goto('/about');
    await button(page).click();
    await expect(box(page)).toBeFocused();
  });

  test('Back closes it, and Forward opens it again', async ({ page }) => {
    await page.goBack();
    await expect(dialog(page)).toBeHidden();
    await expect(page).toHaveURL('/about');
    await page.goForward();
    await expect(box(page)).toBeFocused();
    await page.goBack();
    await page.goBack();
    await expect(page).toHaveURL('/for-patients/contacts');
  });

  test('closed by Escape or by its button, it leaves no step behind', async ({ page }) => {
    const close = dialog(page).getByRole('button', { name: 'Close' });
    for (const way of [() => page.keyboard.press('Escape'), () => close.click()]) {
      await way();
      await expect(dialog(page)).toBeHidden();
      await expect.poll(() => page.evaluate(() => history.state as unknown)).toBe(null);
      await button(page).click();
      await expect(box(page)).toBeFocused();
    }
    await page.keyboard.press('Escape');
    await expect.poll(() => page.evaluate(() => history.state as unknown)).toBe(null);
    await page.goBack();
    await expect(page).toHaveURL('/for-patients/contacts');
  });

  test('the way back from a result finds the question and its results', async ({ page }) => {
    await box(page).fill('knee pain');
    await firstFound(page).click();
    await expect(page).toHaveURL(knee);
    await page.goBack();
    await expect(page).toHaveURL('/about');
    await expect(box(page)).toHaveValue('knee pain');
    await expect(firstFound(page)).toHaveAttribute('href', knee);
  });

  test('a result on the same page closes it', async ({ page }) => {
    const { name } = first(team);
    await box(page).fill(name);
    await firstFound(page).click();
    await expect(dialog(page)).toBeHidden();
    await expect(page.getByRole('heading', { name })).toBeInViewport();
  });
});

test('a doctor is found by name, and all by the word', async ({ page }) => {
  await page.goto('/search');
  for (const { name } of team) {
    await box(page).fill(name);
    await expect(firstFound(page)).toHaveText(name);
    await expect(firstFound(page)).toHaveAttribute('href', /^\/about#./);
  }
  await box(page).fill('doctor');
  await expect(page.locator('site-search').getByRole('link', { name: 'About' })).toBeVisible();
});

test('pages that are only close to the question are labelled as such', async ({ page }) => {
  const none = { names: '', symptoms: '', headings: '' };
  const words = 'Now and then the whole body aches';
  await page.route('**/search.json', (route) =>
    route.fulfill({
      json: {
        pages: [{ ...none, href: knee, kind: 'condition', title: 'Knee', text: 'A knee', words }],
        skip: ['a, the'],
        words: [{ means: 'whole body', also: ['fibromyalgia'] }],
        emergencies: [],
        phone: practice.phone,
      },
    }),
  );
  await page.goto('/search');
  await box(page).fill('fibromyalgia');
  const status = page.locator('site-search').getByRole('status');
  await expect(status).toContainText('Nothing was found for “fibromyalgia”.');
  await expect(page.getByRole('heading', { name: 'Closest pages' })).toBeVisible();
  await expect(firstFound(page)).toHaveAttribute('href', knee);
  await box(page).fill('knee');
  await expect(status).toHaveText('One page');
  await expect(page.getByRole('heading', { name: 'Closest pages' })).toBeHidden();
});

test.describe('when it cannot be had', () => {
  test.use({ allowedProblems: [/Failed to load resource|net::ERR/] });

  test('without its data it says where all pages are listed', async ({ page }) => {
    await page.route('**/search.json', (route) => route.abort());
    await page.goto('/about');
    await button(page).click();
    await box(page).fill('knee');
    await dialog(page).getByRole('link', { name: 'one page' }).click();
    await expect(page).toHaveURL('/search');
  });

  test('without its script the button leads to its page', async ({ page }) => {
    await page.route('**/in-dialog.*.js', (route) => route.abort());
    await page.goto('/about');
    await button(page).click();
    await expect(page).toHaveURL('/search');
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the page lists all conditions and procedures by their place in the body', async ({ page }) => {
    await page.goto('/about');
    await button(page).click();
    await expect(page).toHaveURL('/search');
    for (const { data, path } of [...conditions, ...listedServices])
      await expect(
        page.getByRole('main').getByRole('link', { name: data.title, exact: true }),
      ).toHaveAttribute('href', path);
    await expect(box(page)).toBeHidden();
  });
});

const searchOf = async (request: APIRequestContext) => {
  const data = (await (await request.get('/search.json')).json()) as SearchData;
  return { data, search: makeSearch(data) };
};

test('a word of a title finds its page with one letter more, less or other, or two swapped', async ({
  request,
}) => {
  const { data, search } = await searchOf(request);
  const wordsOf = (text: string) => text.toLowerCase().match(/\p{L}+/gu) ?? [];
  /** Another word of the site is no typo. */
  const known = new Set(wordsOf(JSON.stringify(data)));
  const skipped = new Set(data.skip.flatMap(wordsOf));
  const long = data.pages
    .flatMap(({ title }) => wordsOf(title))
    .filter((word) => word.length > 5 && !skipped.has(word));
  const typosOf = (word: string) =>
    [...word].flatMap((letter, at) => {
      const [before, after] = [word.slice(0, at), word.slice(at + 1)];
      const swapped = before + after.slice(0, 1) + letter + after.slice(1);
      return [before + after, `${before}q${letter}${after}`, `${before}q${after}`, swapped];
    });
  const typos = [...new Set(long)].flatMap((word) => {
    const [wanted] = search(word).pages;
    return wanted ? typosOf(word).map((typo) => ({ typo, wanted })) : [];
  });
  const missed = typos.filter(({ typo, wanted }) => {
    const { pages, isMatch } = search(typo);
    return !known.has(typo) && !(isMatch && pages.includes(wanted));
  });
  // Some sound like another word of the site.
  const words = missed.map(({ typo }) => typo).join('\n');
  expect(missed.length / typos.length, words).toBeLessThan(0.01);
});

test('nine of ten questions find their page first, and nearly all within three', async ({ request }) => {
  const { search } = await searchOf(request);
  const file = path.join(import.meta.dirname, 'questions.txt');
  const questions = readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line && !line.startsWith('#'))
    .map((line) => line.split('|').map((part) => part.trim()) as [question: string, wanted: string]);
  const missed: string[] = [];
  let withinThree = 0;
  for (const [question, wanted] of questions) {
    const { emergency, pages } = search(question);
    const found = wanted === '!' ? [emergency ? '!' : ''] : pages.map(({ href }) => href);
    const isWanted = (href: string) =>
      wanted.split(', ').some((part) => href.split('/').includes(part) || href === part);
    if (!isWanted(found[0] ?? '')) missed.push(`${question}: ${found.slice(0, 3).join(', ')}`);
    if (found.slice(0, 3).some(isWanted)) withinThree += 1;
  }
  expect(missed.length / questions.length, missed.join('\n')).toBeLessThan(0.1);
  expect(withinThree / questions.length, missed.join('\n')).toBeGreaterThan(0.97);
});
