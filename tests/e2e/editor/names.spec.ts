// A page gets another name: what was known of the old one leads to it.
import { existsSync } from 'node:fs';
import path from 'node:path';
import { readKind } from '@clinic/content-check/read/files.ts';
import { checkContent } from '@clinic/content-check/check.ts';
import { expect, expectSaved, open, test, textOf, write } from './editor-of-tests.ts';

test('a page with another name says how it was called, and other pages name it anew', async ({
  page,
  desk,
}) => {
  const { mistakes: before } = checkContent(desk.copy);
  const [source] = readKind(desk.copy, 'conditions').filter(({ data }) => data.related?.conditions?.length);
  const { file = '', id = '' } = source ?? {};
  await open(page, desk, 'conditions', id);
  await write(page, page.getByRole('textbox', { name: /^File name/ }), 'another-name');
  await expectSaved(page, desk);
  await expect(page).toHaveURL(/\/item\/another-name$/);
  expect(existsSync(path.join(desk.copy, file))).toBe(false);
  expect(textOf(desk, file.replace(id, 'another-name'))).toContain(`formerly:\n  - ${id}\n`);
  expect(checkContent(desk.copy).mistakes).toEqual(before);
  // Saved again, it still says so.
  await open(page, desk, 'conditions', 'another-name');
  await write(page, page.getByLabel('Title', { exact: true }), 'Sore in the morning');
  await expectSaved(page, desk);
  expect(textOf(desk, file.replace(id, 'another-name'))).toContain(`formerly:\n  - ${id}\n`);
});
