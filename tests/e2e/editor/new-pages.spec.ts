// From idea to page: a condition and an article are begun in the desk, written and saved, and stand wherever they belong.
// The preview has the pages of a build, drafts too.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { blogPath, conditionPath, routes } from '#lib/routes.ts';
import type { Kind } from '#schemas/kinds.ts';
import { lengths } from '#schemas/lengths.ts';
import type { Desk } from './copy.ts';
import { checkContent } from '@clinic/content-check/check.ts';
import { hrefsOf } from '../support/links.ts';
import { expect, expectSaved, go, open, test, write } from './editor-of-tests.ts';

const condition = {
  title: 'Sore thumb from the desk',
  id: 'sore-thumb-from-the-desk',
  description: 'Why a thumb may hurt after a day at the desk, and what to do about it in the first weeks.',
};
const article = {
  title: 'Letter on the sore thumb',
  id: 'letter-on-the-sore-thumb',
  description: 'A doctor of the house answers a letter about sore thumbs, with three things to try at home.',
};
const sentence = 'A short rest for the thumb each hour helps. ';

/** In the desk: Add, a name, Begin; then as many words as such a page needs. */
async function writeNew(page: Page, desk: Desk, kind: Kind, words: typeof condition) {
  await go(page, desk, `/keystatic/collection/${kind}`);
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  const examples = page.getByRole('group', { name: 'Begin with examples' });
  await examples.getByLabel('What is it called?').fill(words.title);
  await examples.getByRole('button', { name: 'Begin' }).click();
  await page.waitForURL(/\/item\//);
  const file = path.join(desk.copy, 'src/content', kind, `${words.id}.mdx`);
  await expect.poll(() => existsSync(file)).toBe(true);
  await desk.read(() => replaceExamples(file));
  await open(page, desk, kind, words.id);
  await write(page, page.getByLabel('Description', { exact: true }), words.description);
  await page.getByRole('textbox', { name: 'Text', exact: true }).click();
  await page.keyboard.press('Control+End');
  await page.keyboard.insertText(` ${sentence.repeat((lengths[kind]?.min ?? 0) / 9)}`);
}

/** A writer puts words of their own in the place of each, which would take a test long. */
function replaceExamples(file: string) {
  const begun = readFileSync(file, 'utf8');
  expect(begun).toContain('✎ ');
  writeFileSync(file, begun.replaceAll('✎ ', ''));
}

test('a new page is begun with examples, and stands wherever pages lead to it', async ({ page, desk }) => {
  await writeNew(page, desk, 'conditions', condition);
  await page.getByRole('checkbox', { name: 'Draft' }).uncheck();
  await expectSaved(page, desk);
  await writeNew(page, desk, 'blog', article);
  // Not yet: as a draft it is only for the desk.
  await expectSaved(page, desk);
  await page.getByRole('checkbox', { name: 'Draft' }).uncheck();
  await expectSaved(page, desk);
  const said = checkContent(desk.copy).mistakes.filter(({ file }) => /sore-thumb/.test(file));
  expect(said).toEqual([]);

  const [thumb, letter] = [conditionPath(condition.id), blogPath(article.id)];
  for (const [way, { title, description }] of [
    [thumb, condition],
    [letter, article],
  ] as const) {
    await go(page, desk, way);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(page.getByText(description).first()).toBeAttached();
  }
  await expect(page.getByRole('navigation', { name: 'Main' }).locator(`a[href="${thumb}"]`)).toBeAttached();
  for (const list of [routes.conditions, routes.overview, routes.blogs]) {
    await go(page, desk, list);
    expect(await hrefsOf(page.getByRole('main').getByRole('link')), list).toContain(thumb);
  }
  await page.getByRole('searchbox', { name: 'Search articles' }).fill('sore thumb');
  for (const way of [thumb, letter])
    await expect(page.getByRole('main').locator(`a[href="${way}"]:visible`).first()).toBeVisible();
  expect(await (await page.request.get(desk.address + routes.feed)).text()).toContain(`${letter}</link>`);
});
