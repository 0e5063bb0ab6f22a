// A writer sits down at the writing desk: opens a page, changes it, is told what is wrong, and saves.
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test, type Locator, type Page } from '@playwright/test';
import { openDesk } from '#tests/guide/desk.ts';
import { readAll } from '#tools/content/read/files.ts';

test.describe.configure({ mode: 'serial' });

let copy: string;
let address: string;
let stop: () => void;

test.beforeAll(async () => {
  test.setTimeout(300_000);
  ({ copy, address, stop } = await openDesk());
});
test.afterAll(() => stop());

// The form asks whether to leave when it holds what is not in the file: files are put back under its feet here, and it
// takes up its last words again when Vite loads the page anew.
test.beforeEach(({ page }) => {
  page.on('dialog', (dialog) => void dialog.accept());
});

/** Any condition, whatever the practice calls it. */
const condition = () => {
  const source = readAll(copy).find(({ kind }) => kind === 'conditions');
  if (!source) throw new Error('There is no condition.');
  return source;
};
const textOf = (file: string) => readFileSync(path.join(copy, file), 'utf8');

const form = (kind: string, id: string) =>
  kind === 'practice'
    ? '/keystatic/singleton/practice'
    : kind === 'screens'
      ? `/keystatic/singleton/screen-${id}`
      : `/keystatic/collection/${kind}/item/${id}`;

/** By way of an empty page: one whose files have just changed loads itself again, which calls off where it is led. */
async function go(page: Page, way: string) {
  await page.goto('about:blank', { timeout: 20_000 });
  return page.goto(address + way, { timeout: 60_000 });
}

/** Keystatic draws its form again when what it needs has been prepared for the first time. */
async function open(page: Page, kind: string, id: string) {
  await expect(async () => {
    await go(page, form(kind, id));
    await expect(page.getByRole('button', { name: 'Save' })).toBeVisible({ timeout: 20_000 });
  }).toPass({ timeout: 120_000 });
}

/** Keystatic may draw the form once more when it has read all files; a person begins to type after that. */
const write = (page: Page, field: Locator, words: string) =>
  expect(async () => {
    await field.fill(words);
    await expect(page.getByText('Unsaved')).toBeVisible({ timeout: 3_000 });
    await page.waitForTimeout(300);
    await expect(field).toHaveValue(words, { timeout: 1_000 });
  }).toPass({ timeout: 60_000 });

const answerTo = (page: Page) =>
  page.waitForResponse((response) => response.url().endsWith('/api/keystatic/update'));

async function save(page: Page) {
  const [answer] = await Promise.all([answerTo(page), page.getByRole('button', { name: 'Save' }).click()]);
  return answer;
}

/** The lines that are in one text and not in the other. */
const newLines = (before: string, after: string) => {
  const known = before.split('\n');
  return after.split('\n').filter((line) => !known.includes(line));
};

test('one changed field is one changed line, and the live page shows it', async ({ page }) => {
  test.setTimeout(200_000);
  const { file, kind, id } = condition();
  const before = textOf(file);
  await open(page, kind, id);
  await write(page, page.getByLabel('Title', { exact: true }), 'Sore in the morning');
  expect((await save(page)).status()).toBe(200);
  await expect(page.getByText('Unsaved')).toBeHidden();
  expect(newLines(before, textOf(file))).toEqual(['title: Sore in the morning']);
  expect(textOf(file).split('\n')).toHaveLength(before.split('\n').length);
  // A page that is asked for before the saved file has been read shows the old words once more.
  await expect(async () => {
    await go(page, `/pain-conditions/${id}`);
    await expect(page.getByRole('heading', { level: 1, name: 'Sore in the morning' })).toBeVisible({
      timeout: 5_000,
    });
  }).toPass({ timeout: 60_000 });
  await page.getByRole('link', { name: 'Edit this page' }).click();
  // The desk reads its files anew.
  await expect(page.getByLabel('Title', { exact: true })).toHaveValue('Sore in the morning', {
    timeout: 60_000,
  });
});

test('what the content check would refuse is refused, in its words, and nothing is written', async ({
  page,
}) => {
  test.setTimeout(120_000);
  const { file, kind, id } = condition();
  const before = textOf(file);
  await open(page, kind, id);
  await write(page, page.getByLabel('Title', { exact: true }), 'We cure it');
  expect((await save(page)).status()).toBe(400);
  await expect(page.getByText('"cure" is a promise that no doctor can make.')).toBeVisible();
  await page.getByLabel('Title', { exact: true }).fill('x'.repeat(80));
  await expect(page.getByText('"Title" is longer than 70 characters.')).toBeVisible();
  await page.getByLabel('Title', { exact: true }).fill('');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('"Title" is empty.')).toBeVisible();
  expect(textOf(file)).toBe(before);
});

test('beside the text stands how long it is and what a reader stumbles over', async ({ page }) => {
  test.setTimeout(120_000);
  const { kind, id } = condition();
  await open(page, kind, id);
  const beside = page.getByRole('complementary', { name: 'About this text' });
  await expect(beside).toContainText(/\d+ words in the text\..*Reading age about \d+/);
  await expect(beside).not.toContainText('Promises');
  await page.locator('[contenteditable=true]').first().click();
  await page.keyboard.press('Control+Home');
  await page.keyboard.type(`We guarantee it. ${'And so on '.repeat(10)}.`);
  await beside.getByText('Promises: 1').click();
  await expect(beside).toContainText('"guarantee" is a promise that no doctor can make.');
  await expect(beside).toContainText('Long sentences. Make two of each: 1');
});

/** One file of each kind and every screen, which take a minute, where CI is set; with EVERY_FILE=1 all; else a few. */
function filesToOpen() {
  const { CI, EVERY_FILE } = process.env;
  const seen = new Set<string>();
  return readAll(copy).filter(({ kind, id }) => {
    if (kind === 'plates') return false;
    if (!CI && !EVERY_FILE && !['services', 'practice', 'glossary'].includes(kind)) return false;
    const sort = kind === 'screens' || EVERY_FILE ? `${kind}/${id}` : kind;
    return !seen.has(sort) && seen.add(sort);
  });
}

test('files of all kinds come back as they were', async ({ page }) => {
  test.setTimeout(process.env.EVERY_FILE ? 1_800_000 : 600_000);
  const files = filesToOpen();
  expect(files.length).toBeGreaterThan(2);
  for (const { file, kind, id } of files) {
    const before = textOf(file);
    await open(page, kind, id);
    const name = page.getByRole('textbox').and(page.locator('input:not([readonly])')).first();
    await write(page, name, `${await name.inputValue()} 2`);
    const answer = await save(page);
    expect(answer.status(), answer.ok() ? file : `${file}: ${await answer.text()}`).toBe(200);
    expect(newLines(before, textOf(file)), file).toHaveLength(1);
    expect(newLines(textOf(file), before), file).toHaveLength(1);
    writeFileSync(path.join(copy, file), before);
  }
});

test('five broken files: the preview goes on, says what is wrong, and recovers by itself', async ({
  page,
}) => {
  test.setTimeout(200_000);
  const pages = readAll(copy)
    .filter(({ kind }) => kind === 'conditions')
    .slice(0, 6);
  const [whole, ...broken] = pages;
  const before = new Map(broken.map(({ file }) => [file, textOf(file)]));
  const faults = [
    (text: string) => text.replace(/^title: /m, 'title: Pain: '),
    (text: string) => text.replace(/^region: .*$/m, 'region: elbows'),
    (text: string) => `${text}\n<Term id="no-such-term">word\n`,
    (text: string) => text.replace(/^excerpt:/m, 'excerp:'),
    (text: string) => text.replace(/^---\n/, ''),
  ];
  broken.forEach(({ file }, index) =>
    writeFileSync(path.join(copy, file), faults[index]?.(textOf(file)) ?? ''),
  );
  await expect(async () => {
    for (const { id } of pages) {
      const answer = await go(page, `/pain-conditions/${id}`);
      expect(answer?.status(), id).toBe(200);
      await expect(page.getByText(/\d+ things to put right/)).toBeVisible();
      await expect(page.locator('vite-error-overlay')).toHaveCount(0);
    }
  }).toPass({ timeout: 60_000 });
  await expect(() => go(page, `/pain-conditions/${broken[0]?.id}`)).toPass({ timeout: 60_000 });
  await expect(page.getByText('The text has a colon in it, so it is read as two things.')).toBeVisible();
  for (const [file, text] of before) writeFileSync(path.join(copy, file), text);
  await expect(() => go(page, `/pain-conditions/${whole?.id}`)).toPass({ timeout: 60_000 });
  await expect(page.getByText(/things? to put right/)).toHaveCount(0, { timeout: 30_000 });
});
