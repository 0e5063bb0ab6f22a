// The site search dialog and its page.
import type { Page } from '@playwright/test';
import { prepareSearchData } from '#lib/search/search.ts';
import { conditions, first, listedServices, practice, screen, team } from '../support/content/index.ts';
import { expect, phone, test } from '../support/test.ts';

const box = (page: Page) => page.getByRole('searchbox', { name: 'Search this site' });
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Search' });
const button = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Search' });
const firstFound = (page: Page) =>
  page.locator('site-search').getByRole('listitem').first().getByRole('link');
const knee = '/pain-conditions/knee-pain';
const [inHindi, inMarathi] = [`/hi${knee}`, `/mr${knee}`];

test.describe('on a phone', () => {
  test.use(phone);

  test('the button opens the search, and queries in any script find the page @task', async ({ page }) => {
    await page.goto('/about');
    await button(page).tap();
    await expect(box(page)).toBeFocused();
    for (const [words, path] of [
      ['knee pain', knee],
      ['ghutne mein dard', inHindi],
      ['गुडघे दुखतात', inMarathi],
      ['nee pian', knee],
    ] as const) {
      await box(page).fill(words);
      await expect(firstFound(page)).toHaveAttribute('href', path);
    }
    await firstFound(page).tap();
    await expect(page).toHaveURL(knee);
  });

  test('a query that sounds like an emergency shows the phone numbers first', async ({ page }) => {
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

test('the key / opens the search except in a field, and Escape closes it', async ({ page }) => {
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

test('a search has a shareable URL, and going back restores it', async ({ page }) => {
  await page.goto(`/search?q=${encodeURIComponent('कमर दर्द')}`);
  await expect(box(page)).toHaveValue('कमर दर्द');
  await expect(firstFound(page)).toHaveAttribute('href', '/hi/pain-conditions/low-back-pain');
  await box(page).fill('migrain');
  await expect(page).toHaveURL('/search?q=migrain');
  await firstFound(page).click();
  await expect(page).toHaveURL('/pain-conditions/migraine-headache');
  await page.goBack();
  await expect(box(page)).toHaveValue('migrain');
  await expect(firstFound(page)).toHaveAttribute('href', '/pain-conditions/migraine-headache');
});

test('a search without results shows how to ask the practice', async ({ page }) => {
  await page.goto('/search');
  await box(page).fill('zzzzqqqqxxxx');
  const status = page.locator('site-search').getByRole('status');
  await expect(status).toContainText('Nothing was found for “zzzzqqqqxxxx”.');
  await expect(status.getByRole('link', { name: practice.phone.label })).toHaveAttribute(
    'href',
    `tel:${practice.phone.number}`,
  );
  await status.getByRole('link', { name: 'body map' }).click();
  await expect(page.getByRole('heading', { name: screen('home').bodyMap.heading })).toBeInViewport();
});

test('the results are in the language of the query, otherwise of the page', async ({ page }) => {
  const answers = page.locator('site-search > div');
  await page.goto('/search');
  for (const [question, language, counted] of [
    ['kandhe me dard hai', 'hi', 'मिले पन्ने'],
    ['खांदा दुखतो आहे', 'mr', 'सापडलेली पाने'],
    ['shoulder pain', 'en', 'Pages found'],
  ] as const) {
    await box(page).fill(question);
    await expect(page.locator('site-search').getByRole('status')).toContainText(counted);
    await expect(answers).toHaveAttribute('lang', language);
  }
  await page.goto('/mr/pain-conditions/knee-pain');
  await page.keyboard.press('/');
  const marathi = page.getByRole('dialog', { name: 'शोध' });
  await marathi.getByRole('searchbox').fill('shoulder');
  await expect(marathi.getByRole('listitem').first().getByRole('link')).toHaveAttribute(
    'href',
    '/mr/pain-conditions/shoulder-pain',
  );
  await marathi.getByRole('searchbox').fill('chest pain');
  await expect(marathi.getByRole('alert')).toContainText('हार्ट अटॅक');
  await marathi.getByRole('searchbox').fill('zzzzqqqqxxxx');
  await expect(marathi.getByRole('status')).toContainText('काही सापडले नाही');
});

test('an English-only result is labelled for a query in Hindi', async ({ page }) => {
  await page.goto('/search');
  await box(page).fill('saare doctor kaun hai, team');
  const first = page.locator('site-search').getByRole('listitem').first();
  await expect(first).toContainText('अंग्रेज़ी में');
  await expect(first.getByRole('link')).toHaveAttribute('lang', 'en');
});

test('the query is rendered as text, never as markup', async ({ page }) => {
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

  test('Enter opens the first result, even when pressed before the search has loaded', async ({ page }) => {
    await page.keyboard.type('knee pain');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(knee);
  });

  test('Enter does not leave the emergency numbers', async ({ page }) => {
    await page.keyboard.type('chest pain');
    await page.keyboard.press('Enter');
    await expect(dialog(page).getByRole('alert').getByRole('link').first()).toBeFocused();
    await expect(page).toHaveURL('/about');
  });
});

test.describe('the open search as a history entry', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto('/for-patients/contacts');
    await page.goto('/about');
    await button(page).click();
    await expect(box(page)).toBeFocused();
  });

  test('Back closes the search, and Forward opens it again', async ({ page }) => {
    await page.goBack();
    await expect(dialog(page)).toBeHidden();
    await expect(page).toHaveURL('/about');
    await page.goForward();
    await expect(box(page)).toBeFocused();
    await page.goBack();
    await page.goBack();
    await expect(page).toHaveURL('/for-patients/contacts');
  });

  test('closing by Escape or by the button leaves no history entry', async ({ page }) => {
    const close = dialog(page).getByRole('button', { name: 'Close the search' });
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

  test('going back from a result restores the query and its results', async ({ page }) => {
    await box(page).fill('knee pain');
    await firstFound(page).click();
    await expect(page).toHaveURL(knee);
    await page.goBack();
    await expect(page).toHaveURL('/about');
    await expect(box(page)).toHaveValue('knee pain');
    await expect(firstFound(page)).toHaveAttribute('href', knee);
  });

  test('a result on the same page closes the search', async ({ page }) => {
    const { name } = first(team);
    await box(page).fill(name);
    await firstFound(page).click();
    await expect(dialog(page)).toBeHidden();
    await expect(page.getByRole('heading', { name })).toBeInViewport();
  });
});

test('a doctor is found by name, and all doctors by the word', async ({ page }) => {
  await page.goto('/search');
  for (const { name, page: own } of team) {
    await box(page).fill(name);
    await expect(firstFound(page)).toHaveText(name);
    await expect(firstFound(page)).toHaveAttribute('href', own ? /^\/about\/./ : /^\/about#./);
  }
  await box(page).fill('doctor');
  await expect(page.locator('site-search').getByRole('link', { name: 'About' })).toBeVisible();
});

test('approximate matches are labelled', async ({ page }) => {
  const none = { skip: [], tells: [] };
  const asked = { title: 'Knee', words: 'Now and then the whole body aches' };
  const data = prepareSearchData({
    pages: [{ href: knee, kind: 'condition', title: 'Knee', text: 'A knee', asked, says: [] }],
    skip: ['a, the'],
    hindi: none,
    marathi: none,
    treatments: [],
    words: [{ means: 'whole body', also: ['fibromyalgia'] }],
    emergencies: [],
    signs: [],
  });
  await page.route('**/search.json', (route) =>
    route.fulfill({ json: { ...data, phone: practice.phone, messages: {} } }),
  );
  await page.goto('/search');
  await box(page).fill('fibromyalgia');
  const status = page.locator('site-search').getByRole('status');
  await expect(status).toContainText('Nothing was found for “fibromyalgia”.');
  await expect(page.getByRole('heading', { name: 'Closest pages' })).toBeVisible();
  await expect(firstFound(page)).toHaveAttribute('href', knee);
  await box(page).fill('knee');
  await expect(status).toHaveText('Pages found: 1');
  await expect(page.getByRole('heading', { name: 'Closest pages' })).toBeHidden();
});

test.describe('when the search fails to load', () => {
  test.use({ allowedProblems: [/Failed to load resource|net::ERR/] });

  test('the search links to the list of all pages without its index', async ({ page }) => {
    await page.route('**/search.json', (route) => route.abort());
    await page.goto('/about');
    await button(page).click();
    await box(page).fill('knee');
    await dialog(page).getByRole('link', { name: 'one page' }).click();
    await expect(page).toHaveURL('/search');
  });

  test('the button links to the search page without its script', async ({ page }) => {
    await page.route('**/in-dialog.*.js', (route) => route.abort());
    await page.goto('/about');
    await button(page).click();
    await expect(page).toHaveURL('/search');
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the search page lists all conditions and procedures by body region', async ({ page }) => {
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
