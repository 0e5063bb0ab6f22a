// The questions of a page and the glossary.
import { glossary } from '../support/content/index.ts';
import { condition } from '../support/requests.ts';
import { expect, still, test } from '../support/test.ts';

test.use(still);

const [first, second] = condition.data.questions as [Question, Question];
type Question = (typeof condition.data.questions)[number];

test('a question opens and closes by click, and its answer is printed', async ({ page }) => {
  await page.goto(condition.path);
  const part = page.getByRole('region', { name: 'Questions people ask' });
  await expect(part.getByText(first.answer)).toBeHidden();
  await part.getByText(first.question).click();
  await expect(part.getByText(first.answer)).toBeVisible();
  await expect(part.getByText(second.answer)).toBeHidden();
  await part.getByText(first.question).click();
  await expect(part.getByText(first.answer)).toBeHidden();

  await page.emulateMedia({ media: 'print' });
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

test('the glossary explains every term', async ({ page }) => {
  await page.goto('/for-patients/glossary');
  const entries = glossary.map(({ data }) => data);
  const main = page.getByRole('main');
  const shown = await main.getByRole('term').allTextContents();
  expect(shown.map((term) => term.trim()).toSorted()).toEqual(entries.map(({ term }) => term).toSorted());
  const text = await main.innerText();
  for (const { meaning } of entries) expect.soft(text).toContain(meaning);
});
