// A page gets another name, or goes and comes back: nothing that was known of it is lost.
import { existsSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readKind } from '@clinic/content-check/read/files.ts';
import { checkContent } from '@clinic/content-check/check.ts';
import type { Desk } from './copy.ts';
import { expect, expectSaved, go, open, saveButton, test, textOf, write } from './editor-of-tests.ts';

/** A condition that others lead to. */
function namedByOthers(desk: Desk) {
  const conditions = readKind(desk.copy, 'conditions');
  const named = new Set(
    conditions.flatMap(({ data }) => (data.related?.conditions ?? []).map((one) => one.id)),
  );
  const source = conditions.find(({ id }) => named.has(id));
  if (!source) throw new Error('No condition is related to another one.');
  return source;
}

test('a page that others lead to is not deleted, and has other names', async ({ page, desk }) => {
  const { mistakes: before } = checkContent(desk.copy);
  const { file, id } = namedByOthers(desk);
  await open(page, desk, 'conditions', id);
  // It is said which they are.
  await page.getByRole('button', { name: 'Delete' }).click();
  const refused = page.waitForResponse((answer) => answer.status() === 400);
  await page.getByRole('button', { name: 'Yes, delete' }).click();
  expect(await (await refused).text()).toMatch(
    new RegExp(`^It is not deleted[^]*src/content/\\S+, line \\d+: .*${id}`),
  );
  expect(existsSync(path.join(desk.copy, file))).toBe(true);
  await expect(saveButton(page)).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`/item/${id}$`));

  // Under another one it says its former name, and others name it anew.
  const name = page.getByRole('textbox', { name: /^File name/ });
  await write(page, name, 'another-name');
  await expectSaved(page, desk);
  await expect(page).toHaveURL(/\/item\/another-name$/);
  await expect(page.getByRole('status').filter({ hasText: 'Saved at' })).toBeVisible();
  expect(existsSync(path.join(desk.copy, file))).toBe(false);
  expect(textOf(desk, file.replace(id, 'another-name'))).toContain(`formerly:\n  - ${id}\n`);
  expect(checkContent(desk.copy).mistakes).toEqual(before);
  // Saved again, it still says so.
  await write(page, page.getByLabel('Title', { exact: true }), 'Sore in the morning');
  await expectSaved(page, desk);
  expect(textOf(desk, file.replace(id, 'another-name'))).toContain(`formerly:\n  - ${id}\n`);
  // Loaded anew before the answer is there, the form is found under the name that it has by then.
  await write(page, name, 'a-third-name');
  const { promise: loadedAnew, resolve } = Promise.withResolvers<void>();
  await page.route('**/api/keystatic/update', async (route) => {
    await route.fetch();
    // Should the preview do it just now, that is as good.
    const reload = page.evaluate(() => void setTimeout(() => location.reload())).catch(() => undefined);
    await Promise.all([page.waitForEvent('load'), reload]);
    resolve();
  });
  await desk.read(() => saveButton(page).click());
  await loadedAnew;
  await expect(page).toHaveURL(/\/item\/a-third-name$/);
  await expect(name).toHaveValue('a-third-name');
});

test('what was deleted comes back with one press, as it was', async ({ page, desk }) => {
  const file = 'src/content/conditions/a-sore-thumb.mdx';
  await desk.read(() =>
    page.request.post(`${desk.address}/api/editor/new?kind=conditions&name=A+sore+thumb`, {
      headers: { origin: desk.address },
    }),
  );
  const before = textOf(desk, file);
  await open(page, desk, 'conditions', 'a-sore-thumb');
  await page.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('alertdialog')).toContainText('To bring it back later, click Add in this list');
  await desk.read(() => page.getByRole('button', { name: 'Yes, delete' }).click());
  await expect(page).toHaveURL(/\/collection\/conditions$/);
  expect(existsSync(path.join(desk.copy, file))).toBe(false);
  // Should there be a new one of that name, both stay.
  await desk.read(() => writeFileSync(path.join(desk.copy, file), before));
  await go(page, desk, '/keystatic/collection/conditions/create');
  const deleted = page.getByRole('group', { name: 'Deleted' });
  const bringBack = deleted.getByRole('button', { name: 'Bring back a-sore-thumb' });
  await bringBack.click();
  await expect(deleted).toContainText('There is a new src/content/conditions/a-sore-thumb.mdx.');
  await desk.read(() => rmSync(path.join(desk.copy, file)));
  await bringBack.click();
  await expect(page).toHaveURL(/\/item\/a-sore-thumb$/);
  await expect(saveButton(page)).toBeVisible();
  expect(textOf(desk, file)).toBe(before);
  // The list says what it is called, and that nobody else sees it yet.
  await go(page, desk, '/keystatic/collection/conditions');
  const row = page.getByRole('row').filter({ hasText: 'a-sore-thumb' });
  await expect(row).toContainText('A sore thumb');
  await expect(row).toContainText('Draft');
});
