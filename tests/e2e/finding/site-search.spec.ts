// Looking for anything on the site, in the words of patients.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { makeSearch, type SearchData } from '#lib/search/search.ts';
import { conditions, listedServices, practice } from '../support/content/index.ts';
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

test('nine of ten questions find their page first, and nearly all within three', async ({ request }) => {
  const data = (await (await request.get('/search.json')).json()) as SearchData;
  const search = makeSearch(data);
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
