// The editor that the tests of one worker share, and helpers for its forms.
import { cpSync, existsSync, globSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { test as base, type Page } from '@playwright/test';
import { openEditor, type Desk } from './project-copy.ts';
import { contentFolder } from '@clinic/content-model/folder.ts';
import { readKind } from '@clinic/content-check/read/files.ts';
import { articleText } from '@clinic/content-check/text/passages.ts';
import type { Source } from '@clinic/content-check/read/source.ts';
import type { Kind } from '@clinic/content-model/kinds.ts';

export { expect } from '@playwright/test';

/** `desk.address` is that of the editor; `desk.copy` the folder with the content. */
export const test = base.extend<{ page: Page }, { desk: Desk }>({
  desk: [
    async ({}, use) => {
      const desk = await openEditor();
      await use(desk);
      desk.stop();
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  // Restores the texts after each test.
  page: async ({ page, desk }, use) => {
    await use(page);
    restore(desk);
  },
});

const isText = (file: string) => /\.(mdx|yaml)$/.test(file);

const filesIn = (folder: string) => globSync('**/*.*', { cwd: folder });

function restore({ copy }: Desk) {
  const ours = path.resolve(contentFolder);
  const theirs = path.resolve(copy, contentFolder);
  const isSame = (file: string) =>
    existsSync(path.join(theirs, file)) &&
    readFileSync(path.join(ours, file)).equals(readFileSync(path.join(theirs, file)));
  for (const file of filesIn(ours).filter((one) => !isSame(one)))
    cpSync(path.join(ours, file), path.join(theirs, file));
  for (const file of filesIn(theirs))
    if (isText(file) && !existsSync(path.join(ours, file))) rmSync(path.join(theirs, file));
}

/** The shortest condition, so that added text stays within the limits. */
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

/** Opens the form of an entry. */
export async function open(page: Page, { address }: Desk, kind: Kind, id: string) {
  await page.goto(`${address}/${kind}/${id}`);
  await saveButton(page).waitFor();
}

export const saveButton = (page: Page) => page.getByRole('button', { name: 'Save', exact: true });

/** Saves and returns the response. */
export async function save(page: Page) {
  const [answer] = await Promise.all([
    page.waitForResponse((response) => response.request().method() === 'PUT'),
    saveButton(page).click(),
  ]);
  return answer;
}

/** Returns the lines that are in only the second of two texts. */
export const newLines = (before: string, after: string) => {
  const known = before.split('\n');
  return after.split('\n').filter((line) => !known.includes(line));
};
