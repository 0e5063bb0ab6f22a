// The form of an entry: fields, problems, saving.
import { execFileSync } from 'node:child_process';
import { copyFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { readKind } from '@clinic/content-check/read/files.ts';
import type { Source } from '@clinic/content-check/read/source.ts';
import { fieldsOf, type Field } from '@clinic/content-model/plain.ts';
import type { Kind } from '@clinic/content-model/kinds.ts';
import { violations } from '../support/axe.ts';
import { widthOf } from '../every-page/overflow.ts';
import { conditionOf, expect, newLines, open, save, saveButton, test, textOf } from './shared-editor.ts';

const state = (page: Page) => page.locator('.form-bar').getByRole('status');
const counter = (page: Page) => page.getByRole('button', { name: /^\d+ problems?$/ });
const titleOf = (kind: Kind, name: string) => fieldsOf(kind).properties?.[name]?.title ?? '';
const box = (page: Page, kind: Kind, name: string) =>
  page.getByRole('textbox', { name: titleOf(kind, name), exact: true });

/** The first text of the form. */
const firstText = (page: Page) =>
  page.locator(':is(.form-text, .form-fields) :is(input:not([type]), textarea)').first();

const write = async (page: Page, field: Locator, text: string) => {
  await field.focus();
  await page.keyboard.press('Control+End');
  await page.keyboard.type(text);
};

async function openSections(page: Page) {
  const closed = page.locator('details.form-section:not([open]) > summary');
  while ((await closed.count()) > 0) await closed.first().click();
}

test('every kind opens, and a save changes only the lines of the changed field', async ({ page, desk }) => {
  const kinds = (await (await page.request.get(`${desk.address}/api/kinds`)).json()) as { kind: Kind }[];
  for (const { kind } of kinds) {
    const [source] = readKind(desk.copy, kind);
    if (!source) continue;
    await open(page, desk, kind, source.id);
    const input = firstText(page);
    if ((await input.count()) === 0) await page.locator('details.form-section > summary').first().click();
    await write(page, input, '.');
    expect((await save(page)).status(), kind).toBe(200);
    await expect(state(page)).toHaveText(/^Saved \d\d:\d\d$/);
    const after = textOf(desk, source.file);
    expect(newLines(source.whole, after), kind).toHaveLength(1);
    expect(newLines(after, source.whole), kind).toHaveLength(1);
  }
});

test('a problem appears at its field, is counted, and goes when it is fixed', async ({ page, desk }) => {
  const { id, data } = conditionOf(desk);
  await open(page, desk, 'conditions', id);
  const title = box(page, 'conditions', 'title');
  await title.fill('');
  await expect(title).toHaveAccessibleDescription(/is empty|is missing/);
  await expect(title).toHaveAttribute('aria-invalid', 'true');
  expect((await save(page)).status()).toBe(400);
  await expect(page.getByRole('alert')).toContainText('Not saved');
  await counter(page).click();
  await expect(title).toBeFocused();
  await title.fill(String(data.title));
  await expect(title).not.toHaveAttribute('aria-invalid');
  await expect(counter(page)).toBeHidden();
});

test('the counter opens the section of a problem', async ({ page, desk }) => {
  const { id } = conditionOf(desk);
  await open(page, desk, 'conditions', id);
  const name = titleOf('conditions', 'questions');
  const section = page.locator('details.form-section', { has: page.getByRole('heading', { name }) });
  await section.locator('> summary').click();
  await section.locator('details > summary').first().click();
  const question = section.getByRole('textbox').first();
  await question.fill('');
  await expect(counter(page)).toBeVisible();
  await section.locator('> summary').click();
  await expect(question).toBeHidden();
  await counter(page).click();
  await expect(question).toBeFocused();
});

test('saving by keyboard keeps the focus, the caret and the scroll position', async ({ page, desk }) => {
  const { id, file, whole } = conditionOf(desk);
  await open(page, desk, 'conditions', id);
  const description = box(page, 'conditions', 'description');
  await write(page, description, ' More');
  await expect(state(page)).toHaveText('Not saved yet');
  const position = () => page.evaluate(() => scrollY);
  const before = await position();
  await page.keyboard.press('Control+s');
  await expect(state(page)).toHaveText(/^Saved \d\d:\d\d$/);
  await expect(description).toBeFocused();
  expect(await position()).toBe(before);
  await page.keyboard.type(' words.');
  await expect(description).toHaveValue(/ More words\.$/);
  expect(newLines(whole, textOf(desk, file))).toHaveLength(1);
});

test('offers an unsaved draft on return', async ({ page, desk }) => {
  const { id, data } = conditionOf(desk);
  const title = box(page, 'conditions', 'title');
  await open(page, desk, 'conditions', id);
  await title.fill('Another title');
  await page.reload();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(title).toHaveValue('Another title');
  await expect(state(page)).toHaveText('Not saved yet');
  await page.reload();
  await page.getByRole('button', { name: 'Discard it' }).click();
  await expect(title).toHaveValue(String(data.title));
  await page.reload();
  await expect(title).toHaveValue(String(data.title));
});

test('what is saved is not offered again', async ({ page, desk }) => {
  const { id, data } = conditionOf(desk);
  await open(page, desk, 'conditions', id);
  await write(page, box(page, 'conditions', 'title'), '.');
  await save(page);
  await expect(state(page)).toHaveText(/^Saved \d/);
  await page.reload();
  await expect(box(page, 'conditions', 'title')).toHaveValue(`${String(data.title)}.`);
});

test('writing and saving work when the storage of the browser is full', async ({ page, desk }) => {
  const { id } = conditionOf(desk);
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await open(page, desk, 'conditions', id);
  await write(page, box(page, 'conditions', 'title'), '.');
  const asked = page.waitForEvent('dialog');
  await page.close({ runBeforeUnload: true });
  await (await asked).accept();
});

test('two versions of the same place are shown, and the writer decides', async ({ page, desk }) => {
  const { id, file, whole, data } = conditionOf(desk);
  await open(page, desk, 'conditions', id);
  await box(page, 'conditions', 'title').fill('My title');
  const title = String(data.title);
  writeFileSync(path.join(desk.copy, file), whole.replace(`title: ${title}`, 'title: Their title'));
  expect((await save(page)).status()).toBe(409);
  const dialog = page.getByRole('dialog', { name: 'Both of you changed this' });
  await expect(dialog).toContainText('My title');
  await expect(dialog).toContainText('Their title');
  await dialog.getByRole('button', { name: 'Keep mine and save' }).click();
  await expect(state(page)).toHaveText(/^Saved \d/);
  expect(textOf(desk, file)).toContain('title: My title');
});

test('typing during a save that merges loses no words of the other writer', async ({ page, desk }) => {
  const { id, file, whole } = conditionOf(desk);
  const git = (...words: string[]) => execFileSync('git', words, { cwd: desk.copy });
  const writer = ['-c', 'user.name=Asha', '-c', 'user.email=asha@clinic.invalid'];
  git('init', '-q');
  git('add', file);
  git(...writer, 'commit', '-qm', 'Before');
  try {
    await open(page, desk, 'conditions', id);
    const text = page.getByRole('textbox', { name: 'Text of the page' });
    await write(page, box(page, 'conditions', 'description'), ' More.');
    writeFileSync(path.join(desk.copy, file), `${whole}\nTheir paragraph.\n`);
    // The response arrives when more was typed.
    const typed = Promise.withResolvers<undefined>();
    await page.route('**/editor/api/entries/**', async (route) => {
      if (route.request().method() === 'PUT') await typed.promise;
      await route.fallback();
    });
    const first = save(page);
    await expect(state(page)).toHaveText('Saving…');
    await text.press('ControlOrMeta+Home');
    await page.keyboard.type('My words. ');
    typed.resolve(undefined);
    expect((await first).status()).toBe(200);
    await expect(state(page)).toHaveText('Not saved yet');
    expect((await save(page)).status()).toBe(200);
    await expect(state(page)).toHaveText(/^Saved \d/);
    const added = newLines(whole, textOf(desk, file)).join('\n');
    for (const words of ['More.', 'My words.', 'Their paragraph.']) expect(added).toContain(words);
    await expect(text).toContainText('Their paragraph.');
  } finally {
    rmSync(path.join(desk.copy, '.git'), { recursive: true });
  }
});

test('removes the stored draft when the change is undone', async ({ page, desk }) => {
  const { id, data } = conditionOf(desk);
  const title = box(page, 'conditions', 'title');
  const draft = () => page.evaluate(() => localStorage.length);
  await open(page, desk, 'conditions', id);
  await write(page, title, 'x');
  await expect.poll(draft).toBe(1);
  await page.keyboard.press('Backspace');
  await expect.poll(draft).toBe(0);
  await page.reload();
  await expect(title).toHaveValue(String(data.title));
});

test('after the session has ended, a link leads to the sign-in of the editor', async ({ page, desk }) => {
  await page.route('**/editor/api/entries/**', (route) =>
    route.request().method() === 'PUT'
      ? route.fulfill({ status: 401, json: { message: 'You are signed out.' } })
      : route.fallback(),
  );
  await open(page, desk, 'conditions', conditionOf(desk).id);
  await write(page, firstText(page), '.');
  await save(page);
  const link = page.getByRole('alert').getByRole('link', { name: 'sign in in a new tab' });
  await expect(link).toHaveAttribute('href', '/desk/editor');
});

test('a text that the editor cannot show has its problems below it', async ({ page, desk }) => {
  const { id, file, whole } = conditionOf(desk);
  writeFileSync(path.join(desk.copy, file), `${whole}\n<Term id="no-such-term">word\n`);
  await open(page, desk, 'conditions', id);
  const text = page.getByRole('textbox', { name: 'it is shown as it is stored' });
  await expect(text).toHaveAccessibleDescription(/Term/);
  await expect(page.locator('.form-text').getByText('Write <Term id="nerve-block">')).toBeVisible();
  await counter(page).click();
  await expect(text).toBeFocused();
});

/** A list of texts at the top of a form. */
const isTextList = ([, { items }]: [string, Field]) =>
  items?.type === 'string' && !items.refersTo && !items.enum && !items.input;

function listIn(source: Source): { name: string; texts: string[]; title: string; item: string } {
  for (const [name, field] of Object.entries(fieldsOf(source.kind).properties ?? {}).filter(isTextList)) {
    const value: unknown = source.values.find(
      ({ path: [first, ...more] }) => first === name && !more.length,
    )?.value;
    if (Array.isArray(value) && value.length > 2)
      return { name, texts: value.map(String), title: field.title ?? '', item: field.items?.title ?? '' };
  }
  throw new Error('There is no list of three texts.');
}

test('the entries of a list are moved, removed and added by keyboard', async ({ page, desk }) => {
  const source = conditionOf(desk);
  const { title, item, texts } = listIn(source);
  await open(page, desk, 'conditions', source.id);
  const section = page.locator('details.form-section', { has: page.getByRole('heading', { name: title }) });
  await section.locator('> summary').focus();
  await page.keyboard.press('Enter');
  const entry = (number: number) => section.getByRole('textbox', { name: `${item} ${number}`, exact: true });
  await section.getByRole('button', { name: `Move down: ${item} 1`, exact: true }).press('Enter');
  await expect(entry(2)).toHaveValue(texts[0] ?? '');
  await expect(section.getByRole('button', { name: `Move down: ${item} 2`, exact: true })).toBeFocused();
  await section.getByRole('button', { name: `Remove: ${item} 2`, exact: true }).press('Enter');
  await expect(section.getByRole('button', { name: 'Undo' })).toBeFocused();
  await expect(entry(2)).not.toHaveValue(texts[0] ?? '');
  await page.keyboard.press('Enter');
  await expect(entry(2)).toHaveValue(texts[0] ?? '');
  await section.getByRole('button', { name: /^Add / }).press('Enter');
  await expect(entry(texts.length + 1)).toBeFocused();
});

test('a doctor and a plate are chosen by title, with the keyboard', async ({ page, desk }) => {
  const { id } = conditionOf(desk);
  await open(page, desk, 'conditions', id);
  await openSections(page);
  const others = readKind(desk.copy, 'team').filter(({ data }) => !data.doctor);
  const chosen = page.getByRole('button', { name: 'Change: Reviewed by' });
  await chosen.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Reviewed by' });
  for (const { data } of others)
    await expect(dialog.getByRole('button', { name: String(data.name) })).toBeHidden();
  const doctor = readKind(desk.copy, 'team').findLast(({ data }) => data.doctor);
  await dialog.getByRole('searchbox').fill(String(doctor?.data.name));
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(chosen).toBeFocused();
  await expect(chosen.locator('..')).toContainText(String(doctor?.data.name));
});

test('a malformed address is that of no page', async ({ page, desk }) => {
  await page.goto(`${desk.address}/%E0`);
  await expect(page.getByRole('heading', { name: 'There is no such page' })).toBeVisible();
});

test('a search for a link stores a page, not the typed words', async ({ page, desk }) => {
  await open(page, desk, 'practice', 'practice');
  await openSections(page);
  const button = page.getByRole('button', { name: /: Target$/ });
  const target = page.locator('.form-chosen').filter({ has: button }).first();
  await target.getByRole('button').click();
  await page.getByRole('searchbox').fill(conditionOf(desk).id);
  await page.keyboard.press('Enter');
  await expect(target).toContainText('Change');
  await expect(target).not.toContainText('https:');
});

test('a stored picture is chosen', async ({ page, desk }) => {
  const [plate = ''] = readdirSync('src/assets/plates').filter((name) => name.endsWith('.webp'));
  const stored = path.join(desk.copy, 'src/content/team/rail.webp');
  copyFileSync(path.join('src/assets/plates', plate), stored);
  try {
    const [person] = readKind(desk.copy, 'team').filter(({ data }) => !data.portrait);
    await open(page, desk, 'team', person?.id ?? '');
    await openSections(page);
    await page.getByRole('button', { name: 'Choose a stored picture' }).first().click();
    const dialog = page.getByRole('dialog', { name: 'Picture' });
    await dialog.getByRole('searchbox').fill('no such picture');
    await page.keyboard.press('Enter');
    await expect(dialog.getByRole('status')).toBeVisible();
    await dialog.getByRole('searchbox').fill('rail');
    await dialog.getByRole('button', { name: 'Rail' }).click();
    await expect(dialog).toBeHidden();
    await expect(page.locator('.form-chosen img')).toHaveAttribute('src', /team\/rail\.webp$/);
    await expect(state(page)).toHaveText('Not saved yet');
  } finally {
    rmSync(stored);
  }
});

test.describe('behind UTC', () => {
  test.use({ timezoneId: 'America/New_York' });

  test('asks before scheduling hides a public page', async ({ page, desk }) => {
    const { id, file, whole } = conditionOf(desk);
    await open(page, desk, 'conditions', id);
    await page.getByLabel(titleOf('conditions', 'publishOn')).fill('2099-01-31');
    const asked = page.waitForEvent('dialog');
    page.once('dialog', (question) => void question.dismiss());
    await saveButton(page).click();
    expect((await asked).message()).toContain('until 31 January 2099');
    await expect(state(page)).toHaveText('Not saved yet');
    expect(textOf(desk, file)).toBe(whole);
    page.once('dialog', (question) => void question.accept());
    expect((await save(page)).status()).toBe(200);
    expect(textOf(desk, file)).toContain('publishOn: 2099-01-31');
  });
});

for (const width of [390, 1366])
  test(`forms are accessible and fit ${width} px`, async ({ page, desk }) => {
    await page.setViewportSize({ width, height: width === 390 ? 844 : 768 });
    for (const kind of ['conditions', 'practice', 'testimonials'] as const) {
      const [source] = readKind(desk.copy, kind);
      await open(page, desk, kind, source?.id ?? '');
      await openSections(page);
      expect(await violations(page, { within: '.form-fields' }), kind).toEqual([]);
      expect(await widthOf(page), kind).toBe(width);
    }
  });
