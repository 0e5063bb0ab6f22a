// A writer sits down at the editor: opens a page, changes it, is told what is wrong, and saves.
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { readAll, readKind } from '@clinic/content-check/read/files.ts';
import {
  conditionOf,
  expect,
  expectSaved,
  go,
  newLines,
  open,
  save,
  saveButton,
  test,
  textOf,
  write,
} from './editor-of-tests.ts';

test('a writer hears what is wrong, saves one changed line, and sees it live', async ({ page, desk }) => {
  const { file, kind, id } = conditionOf(desk);
  const before = textOf(desk, file);
  await open(page, desk, kind, id);
  const title = page.getByLabel('Title', { exact: true });

  await test.step('what the content check would refuse is refused, in its words', async () => {
    await write(page, title, 'We cure it');
    expect((await save(page)).status()).toBe(400);
    await expect(page.getByText('"cure" is a promise that no doctor can make.')).toBeVisible();
    await title.fill('x'.repeat(80));
    await expect(page.getByText('"Title" is longer than 70 characters.')).toBeVisible();
    await title.fill('');
    await saveButton(page).click();
    await expect(page.getByText('"Title" is empty.')).toBeVisible();
    expect(textOf(desk, file)).toBe(before);
  });

  await test.step('one changed field is one changed line', async () => {
    await write(page, title, 'Sore in the morning');
    await page.evaluate(() => (document.body.id = 'as-before'));
    await expectSaved(page, desk);
    await expect(page.locator('#as-before')).toBeVisible();
    expect(newLines(before, textOf(desk, file))).toEqual(['title: Sore in the morning']);
    expect(textOf(desk, file).split('\n')).toHaveLength(before.split('\n').length);
    await go(page, desk, `/pain-conditions/${id}`);
    await expect(page.getByRole('heading', { level: 1, name: 'Sore in the morning' })).toBeVisible();
    await page.getByRole('link', { name: 'Edit this page' }).click();
    // The desk reads its files anew.
    await expect(title).toHaveValue('Sore in the morning');
  });

  await test.step('beside the text stands how long it is and what a reader stumbles over', async () => {
    const beside = page.getByRole('complementary', { name: 'About this text' });
    await expect(beside).toContainText(/\d+ words in the text\..*Reading age about \d+/);
    await expect(beside).not.toContainText('Promises');
    await page.locator('[contenteditable=true]').first().click();
    await page.keyboard.press('Control+Home');
    await page.keyboard.type(`We guarantee it. ${'And so on '.repeat(10)}.`);
    await beside.getByText('Promises: 1').click();
    await expect(beside).toContainText('"guarantee" is a promise that no doctor can make.');
    await expect(beside.getByText('Long sentences: 1')).toBeVisible();
  });
});

test('files of other kinds, too: one changed field is one changed line', async ({ page, desk }) => {
  for (const kind of ['practice', 'glossary'] as const) {
    const [{ file, id } = { file: '', id: '' }] = readKind(desk.copy, kind);
    const before = textOf(desk, file);
    await open(page, desk, kind, id);
    const field = page.getByRole('textbox').and(page.locator('input:not([readonly])')).first();
    const was = await field.inputValue();
    await write(page, field, `${was} 2`);
    await expectSaved(page, desk);
    expect(newLines(before, textOf(desk, file))).toHaveLength(1);
    expect(newLines(textOf(desk, file), before)).toHaveLength(1);
    await desk.read(() => writeFileSync(path.join(desk.copy, file), before));
    // What somebody else has written comes by itself.
    await expect(field).toHaveValue(was);
  }
});

test('with five broken files the preview says what is wrong, and recovers', async ({ page, desk }) => {
  const pages = readAll(desk.copy)
    .filter(({ kind }) => kind === 'conditions')
    .slice(0, 6);
  const [whole, ...broken] = pages;
  const before = new Map(broken.map(({ file }) => [file, textOf(desk, file)]));
  const faults = [
    (text: string) => text.replace(/^title: /m, 'title: Pain: '),
    (text: string) => text.replace(/^region: .*$/m, 'region: elbows'),
    (text: string) => `${text}\n<Term id="no-such-term">word\n`,
    (text: string) => text.replace(/^excerpt:/m, 'excerp:'),
    (text: string) => text.replace(/^---\n/, ''),
  ];
  await desk.noticed(() =>
    broken.forEach(({ file }, index) =>
      writeFileSync(path.join(desk.copy, file), faults[index]?.(textOf(desk, file)) ?? ''),
    ),
  );
  for (const { id } of pages) {
    const answer = await go(page, desk, `/pain-conditions/${id}`);
    expect(answer?.status(), id).toBe(200);
    await expect(page.getByText(/\d+ things to put right/)).toBeVisible();
    await expect(page.locator('vite-error-overlay')).toHaveCount(0);
  }
  await go(page, desk, `/pain-conditions/${broken[0]?.id}`);
  await expect(page.getByText('The text has a colon in it, so it is read as two things.')).toBeVisible();
  await desk.noticed(() => before.forEach((text, file) => writeFileSync(path.join(desk.copy, file), text)));
  await go(page, desk, `/pain-conditions/${whole?.id}`);
  await expect(page.getByText(/things? to put right/)).toHaveCount(0);
});
