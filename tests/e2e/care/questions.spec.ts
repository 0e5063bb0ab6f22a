// A patient opens a question, and asks what a hard word means.
import type { Page } from '@playwright/test';
import { conditions, glossary, services } from '../support/content/index.ts';
import { condition } from '../support/requests.ts';
import { expect, phone, still, test } from '../support/test.ts';

test.use(still);

const [first, second] = condition.data.questions as [Question, Question];
type Question = (typeof condition.data.questions)[number];

const withHardWord = [...conditions, ...services].find(({ text }) => text.includes('<Term '));
const meaningOf = (id: string) => glossary.find((entry) => entry.id === id)?.data.meaning ?? '';

test('a question opens by click and closes again', async ({ page }) => {
  await page.goto(condition.path);
  const part = page.getByRole('region', { name: 'Questions people ask' });
  await expect(part.getByText(first.answer)).toBeHidden();
  await part.getByText(first.question).click();
  await expect(part.getByText(first.answer)).toBeVisible();
  await expect(part.getByText(second.answer)).toBeHidden();
  await part.getByText(first.question).click();
  await expect(part.getByText(first.answer)).toBeHidden();
});

test('a question opens by keyboard, and Tab goes on to the next', async ({ page }) => {
  await page.goto(condition.path);
  const part = page.getByRole('region', { name: 'Questions people ask' });
  await part.locator('summary').first().focus();
  await page.keyboard.press('Enter');
  await expect(part.getByText(first.answer)).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(part.getByText(second.answer)).toBeVisible();
});

test('on paper the answers stand under their questions', async ({ page }) => {
  await page.goto(condition.path);
  await page.emulateMedia({ media: 'print' });
  const part = page.getByRole('region', { name: 'Questions people ask' });
  for (const { question, answer } of [first, second]) {
    await expect(part.getByText(answer)).toBeVisible();
    const [asked, answered] = await Promise.all([
      part.getByText(question).boundingBox(),
      part.getByText(answer).boundingBox(),
    ]);
    expect(answered?.height).toBeGreaterThan(8);
    expect(answered?.y).toBeGreaterThanOrEqual((asked?.y ?? 0) + (asked?.height ?? 0) - 1);
  }
});

/** The first hard word of the page and its meaning. */
async function hardWord(page: Page) {
  test.skip(!withHardWord, 'No page has a hard word.');
  await page.goto(withHardWord?.path ?? '/');
  const word = page.getByRole('main').locator('button[popovertarget]').first();
  const id = ((await word.getAttribute('popovertarget')) ?? '').replace('term-', '');
  return { word, meaning: page.getByText(meaningOf(id), { exact: true }) };
}

function opensAndCloses() {
  test('by keyboard: Enter shows the meaning, Escape hides it', async ({ page }) => {
    const { word, meaning } = await hardWord(page);
    await expect(meaning).toBeHidden();
    await word.focus();
    await page.keyboard.press('Enter');
    await expect(meaning).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(meaning).toBeHidden();
    await expect(word).toBeFocused();
  });
}

test.describe('a hard word', () => {
  opensAndCloses();

  test('by click: a click beside it hides the meaning', async ({ page }) => {
    const { word, meaning } = await hardWord(page);
    await word.click();
    await expect(meaning).toBeVisible();
    await expect(meaning).toBeInViewport({ ratio: 1 });
    await page.mouse.click(5, 400);
    await expect(meaning).toBeHidden();
  });
});

test.describe('a hard word on a phone', () => {
  test.use(phone);
  test('by tap: the meaning is whole on the screen', async ({ page }) => {
    const { word, meaning } = await hardWord(page);
    await word.tap();
    await expect(meaning).toBeInViewport({ ratio: 1 });
    await word.tap();
    await expect(meaning).toBeHidden();
  });
});

test.describe('a hard word without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  opensAndCloses();
  test('by click', async ({ page }) => {
    const { word, meaning } = await hardWord(page);
    await word.click();
    await expect(meaning).toBeVisible();
  });
});

test('the glossary explains every term', async ({ page }) => {
  await page.goto('/for-patients/glossary');
  const entries = glossary.map(({ data }) => data);
  const terms = page.getByRole('main').getByRole('term');
  await expect(terms).toHaveCount(entries.length);
  const shown = await terms.allTextContents();
  expect(shown.map((term) => term.trim()).toSorted()).toEqual(entries.map(({ term }) => term).toSorted());
  for (const { meaning } of entries) await expect(page.getByText(meaning, { exact: true })).toBeVisible();
});
