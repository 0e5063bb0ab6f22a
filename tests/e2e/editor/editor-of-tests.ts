// the editor as the tests of one worker share it, and what a writer does in it.
import { cpSync, existsSync, globSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { test as base, expect, type Locator, type Page, type Response } from '@playwright/test';
import { openDesk, type Desk } from './copy.ts';
import { contentFolder } from '#schemas/folder.ts';
import { readKind } from '@clinic/content-check/read/files.ts';
import { articleText } from '@clinic/content-check/text/passages.ts';
import type { Source } from '@clinic/content-check/read/source.ts';

export { expect } from '@playwright/test';

export const test = base.extend<{ page: Page }, { desk: Desk }>({
  desk: [
    async ({}, use) => {
      const desk = await openDesk();
      await use(desk);
      desk.stop();
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  // The form asks whether to leave when it holds what is not in the file: files are put back under its feet here, and it
  // takes up its last words again when Vite loads the page anew.
  page: async ({ page, desk }, use) => {
    page.on('dialog', (dialog) => void dialog.accept());
    await use(page);
    await leave(page);
    await putBack(desk);
  },
});

const isText = (file: string) => /\.(mdx|yaml)$/.test(file);

const filesIn = (folder: string) => globSync('**/*.*', { cwd: folder });

/**
 * The next test finds the texts as they were at first, whatever this one has left or begun. A picture that was added
 * stays: the preview may still ask for it.
 */
async function putBack({ copy, read }: Desk) {
  const ours = path.resolve(contentFolder);
  const theirs = path.resolve(copy, contentFolder);
  const isAsItWas = (file: string) =>
    existsSync(path.join(theirs, file)) &&
    readFileSync(path.join(ours, file)).equals(readFileSync(path.join(theirs, file)));
  const others = filesIn(ours).filter((file) => !isAsItWas(file));
  const begun = filesIn(theirs).filter((file) => isText(file) && !existsSync(path.join(ours, file)));
  if (others.length + begun.length === 0) return;
  await read(() => {
    for (const file of others) cpSync(path.join(ours, file), path.join(theirs, file));
    for (const file of begun) rmSync(path.join(theirs, file));
  });
}

/** The shortest condition, whatever the practice calls it: there is room in it for some words more. */
export function conditionOf(desk: Desk): Source {
  const [source] = readKind(desk.copy, 'conditions').toSorted((one, other) => wordsOf(one) - wordsOf(other));
  if (!source) throw new Error('There is no condition.');
  return source;
}

const wordsOf = (source: Source) =>
  articleText(source)
    .flatMap(({ sentences }) => sentences)
    .reduce((sum, { words }) => sum + words, 0);

export const textOf = ({ copy }: Desk, file: string) => readFileSync(path.join(copy, file), 'utf8');

const form = (kind: string, id: string) =>
  kind === 'practice' ? '/keystatic/singleton/practice' : `/keystatic/collection/${kind}/item/${id}`;

/** A form that asks whether to leave while it loads itself anew may never let go: then it is asked again. */
const leave = (page: Page) => expect(() => page.goto('about:blank', { timeout: 20_000 })).toPass();

/**
 * By way of an empty page: one whose files have just changed loads itself again, which calls off where it is led. That
 * may even happen on the way: then it is led once more.
 */
export async function go(page: Page, { address }: Desk, way: string) {
  let answer: Awaited<ReturnType<Page['goto']>> = null;
  await expect(async () => {
    await leave(page);
    answer = await page.goto(address + way);
  }).toPass();
  return answer as Awaited<ReturnType<Page['goto']>>;
}

export async function open(page: Page, desk: Desk, kind: string, id: string) {
  await go(page, desk, form(kind, id));
  await expect(saveButton(page)).toBeVisible();
}

/** Keystatic may draw the form once more when it has read all files; a person begins to type after that. */
export const write = (page: Page, field: Locator, words: string) =>
  expect(async () => {
    await field.fill(words);
    await expect(page.getByText('Unsaved')).toBeVisible({ timeout: 3_000 });
    await page.waitForLoadState('networkidle', { timeout: 20_000 });
    await expect(field).toHaveValue(words, { timeout: 1_000 });
  }).toPass();

/** A question may begin with that word, too: the button to move it has its name. */
export const saveButton = (page: Page) => page.getByRole('button', { name: 'Save', exact: true });

/** A press that the form loses, because it is just being drawn anew, fails instead of being waited for. */
export async function save(page: Page) {
  const isAnswer = (response: Response) => response.url().endsWith('/api/keystatic/update');
  const [answer] = await Promise.all([page.waitForResponse(isAnswer), saveButton(page).click()]);
  return answer;
}

/** The preview reads what was saved, and its pages load anew: all but the form. */
export async function expectSaved(page: Page, desk: Desk) {
  await desk.read(async () => {
    const answer = await save(page);
    expect(answer.status(), answer.ok() ? '' : await answer.text()).toBe(200);
  });
  await expect(page.getByText('Unsaved')).toBeHidden();
}

/** The lines that are in one text and not in the other. */
export const newLines = (before: string, after: string) => {
  const known = before.split('\n');
  return after.split('\n').filter((line) => !known.includes(line));
};
