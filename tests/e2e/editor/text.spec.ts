// Writing: every tool, pasting, pictures and an input method, without a breach of the security policy.
import { copyFileSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { readKind } from '@clinic/content-check/read/files.ts';
import type { Draft } from '@clinic/editor/api/types.ts';
import { violations } from '../support/axe.ts';
import { conditionOf, expect, open, saveButton, test } from './shared-editor.ts';

const textOf = (page: Page) => page.getByRole('textbox', { name: 'Text of the page' });
const tool = (page: Page, name: string) =>
  page.getByRole('group', { name: 'Tools for the text' }).getByRole('button', { name, exact: true });
const addTool = async (page: Page, name: string) => {
  await page.getByText('Add …', { exact: true }).click();
  await tool(page, name).click();
};

const altField = (page: Page) =>
  page.getByLabel('What the picture shows, for people who cannot see it').first();
const pastePicture = (page: Page, name: string) =>
  textOf(page).evaluate((element, file) => {
    const clipboardData = new DataTransfer();
    clipboardData.items.add(new File(['bytes'], file, { type: 'image/jpeg' }));
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, name);

/** What the editor sends when it saves. Nothing is stored. */
async function sent(page: Page) {
  const [request] = await Promise.all([
    page.waitForRequest((one) => one.method() === 'PUT'),
    saveButton(page).click(),
  ]);
  return (request.postDataJSON() as Draft).body ?? '';
}

test.beforeEach(async ({ page, desk }) => {
  await page.route('**/editor/api/entries/**', (route) =>
    route.request().method() === 'PUT'
      ? route.fulfill({ status: 409, json: { message: 'Not stored.' } })
      : route.fallback(),
  );
  await page.route('**/editor/api/pictures/*?name=*', (route) =>
    route.request().url().includes('letter')
      ? route.fulfill({ status: 400, json: { message: 'This is no picture.' } })
      : route.fulfill({ json: { path: './stairs.jpg' } }),
  );
  await open(page, desk, 'conditions', conditionOf(desk).id);
  await textOf(page).press('ControlOrMeta+Home');
});

test('writes all parts of an article with the tools', async ({ page, desk }) => {
  const refused: string[] = [];
  page.on('console', (message) => {
    if (/content security policy/i.test(message.text())) refused.push(message.text());
  });
  const [term] = readKind(desk.copy, 'glossary');
  const keyboard = page.keyboard;
  await keyboard.type('Words ');
  await addTool(page, 'Term of the glossary');
  await page.getByRole('searchbox').fill(term?.id ?? '');
  await keyboard.press('Enter');
  await expect(textOf(page).locator('a[href^="#term="]').first()).toBeVisible();
  await keyboard.type(' and ');
  await keyboard.press('ControlOrMeta+k');
  await page.getByRole('searchbox').fill('/contact-us');
  await keyboard.press('Enter');
  await expect(textOf(page).locator('a[href="/contact-us"]').first()).toBeVisible();
  await addTool(page, 'Source');
  await page.getByRole('dialog').getByRole('listitem').first().getByRole('button').click();
  await expect(textOf(page).locator('p').first()).toContainText(/\[[\w-]+\]/);
  await keyboard.press('Enter');
  await page.getByLabel('Kind of paragraph').selectOption('Heading');
  await expect(page.getByLabel('Kind of paragraph')).toHaveValue('h2');
  await keyboard.type('A heading');
  await keyboard.press('Enter');
  await tool(page, 'Bullets').click();
  await expect(tool(page, 'Bullets')).toHaveAttribute('aria-pressed', 'true');
  await tool(page, 'Bold').click();
  await keyboard.type('fat');
  await tool(page, 'Undo').click();
  await tool(page, 'Redo').click();
  await keyboard.press('Enter');
  await keyboard.press('Enter');
  await addTool(page, 'Table');
  await page.getByLabel('What the table below compares (optional)').first().fill('Days');
  await textOf(page).locator('tbody th:not([data-tool-cell])').first().click();
  await keyboard.type('First');
  await keyboard.press('Tab');
  await keyboard.type('Second');
  const body = await sent(page);
  expect(body).toContain(`<Term id="${term?.id}">`);
  expect(body).toContain('](/contact-us)');
  expect(body).toContain('\n## A heading\n\n- **fat**\n');
  expect(body).toMatch(/<Table caption="Days">\s+\| First +\| Second +\|\n/);
  expect(refused).toEqual([]);
});

test('changes and removes the link at the caret', async ({ page }) => {
  const link = textOf(page).locator('a[href="/contact-us"]');
  const before = await link.count();
  const search = page.getByRole('dialog').getByRole('searchbox');
  await tool(page, 'Link').click();
  await search.fill('/contact-us');
  await page.keyboard.press('Enter');
  await expect(link).toHaveCount(before + 1);
  const words = await link.first().innerText();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await expect(tool(page, 'Link')).toHaveAttribute('aria-pressed', 'true');
  await tool(page, 'Link').click();
  await search.fill('https://example.org/');
  await page.keyboard.press('Enter');
  await expect(link).toHaveCount(before);
  await expect(textOf(page).locator('a[href="https://example.org/"]')).toHaveText([words]);
  await page.keyboard.press('Shift+ArrowLeft');
  await tool(page, 'Link').click();
  await search.fill('no page has these words');
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await expect(textOf(page).locator('a[href="https://example.org/"]')).toHaveCount(0);
  expect(await sent(page)).toContain(words);
});

test('pastes from Word, and says which picture it left out', async ({ page }) => {
  const html = readFileSync('packages/editor/tests/pasted/word.html', 'utf8');
  await textOf(page).evaluate((element, words) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/html', words);
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, html);
  await expect(page.getByRole('status').filter({ hasText: 'A picture was left out' })).toBeVisible();
  const body = await sent(page);
  expect(body).toContain('- A **rail** on both sides\n  - at the height of the hip\n- Shoes');
  expect(body).toContain('1. Good leg up\n2. Bad leg down');
});

test('stores a pasted picture, and reports one that the site cannot show', async ({ page }) => {
  await pastePicture(page, 'letter.jpg');
  await expect(page.getByText('This is no picture.')).toBeVisible();
  await pastePicture(page, 'stairs.jpg');
  await expect(altField(page)).toBeFocused();
  await page.keyboard.type('Stairs');
  expect(await sent(page)).toContain('<Picture src="./stairs.jpg" alt="Stairs" />');
});

test('the field of a picture has its own keys, and its problem focuses it', async ({ page }) => {
  const { keyboard } = page;
  await pastePicture(page, 'stairs.jpg');
  await altField(page).fill('Stairs');
  await altField(page).press('ControlOrMeta+a');
  await keyboard.press('ControlOrMeta+x');
  await expect(altField(page)).toHaveValue('');
  await expect(textOf(page).locator('[data-problem*="Fill in the field of this picture"]')).toBeVisible();
  await textOf(page).press('ControlOrMeta+End');
  await page.getByRole('button', { name: /^\d+ problems?$/ }).click();
  await expect(altField(page)).toBeFocused();
  await keyboard.press('ControlOrMeta+v');
  await expect(altField(page)).toHaveValue('Stairs');
  await keyboard.press('ControlOrMeta+z');
  await expect(altField(page)).toHaveValue('');
  await keyboard.type('A rail');
  await keyboard.press('Enter');
  await keyboard.type('and stairs');
  const saving = page.waitForRequest((request) => request.method() === 'PUT');
  await keyboard.press('ControlOrMeta+s');
  const { body } = (await saving).postDataJSON() as Draft;
  expect(body).toContain('<Picture src="./stairs.jpg" alt="A rail and stairs" />');
});

test('pastes text into a table cell without losing words', async ({ page }) => {
  await addTool(page, 'Table');
  const cell = textOf(page).locator('tbody th:not([data-tool-cell])').first();
  await cell.click();
  for (const name of ['Bullets', 'Numbers']) await expect(tool(page, name)).toBeDisabled();
  await page.getByText('Add …', { exact: true }).click();
  for (const name of ['Picture', 'Illustration', 'Table']) await expect(tool(page, name)).toBeDisabled();
  const paste = (data: Record<string, string>, picture?: string) =>
    cell.locator('[contenteditable]').evaluate(
      (element, [words, name]) => {
        const clipboardData = new DataTransfer();
        for (const [type, value] of Object.entries(words)) clipboardData.setData(type, value);
        if (name) clipboardData.items.add(new File(['bytes'], name, { type: 'image/jpeg' }));
        element.dispatchEvent(
          new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
        );
      },
      [data, picture] as const,
    );
  await paste({}, 'stairs.jpg');
  await expect(page.getByText('A cell of a table cannot have a picture.')).toBeVisible();
  await paste({ 'application/x-lexical-editor': '{}', 'text/plain': 'One\n\nTwo' });
  await page.keyboard.press('Tab');
  expect(await sent(page)).toContain('| One Two |');
});

test('each of two tables has a field for its caption', async ({ page, desk }) => {
  const { id, file, whole } = conditionOf(desk);
  const table = '| A | B |\n| - | - |\n| 1 | 2 |\n';
  const words = `${whole}\n<Table caption="Days">\n\n${table}\n</Table>\n\nBetween.\n\n${table}`;
  writeFileSync(path.join(desk.copy, file), words);
  const before = await textOf(page).getByRole('table').count();
  await open(page, desk, 'conditions', id);
  await expect(textOf(page).getByRole('table')).toHaveCount(before + 2);
  await expect(page.getByLabel('What the table below compares (optional)')).toHaveCount(before + 2);
});

test('chooses a stored picture, and offers the photos of an iPhone', async ({ page, desk }) => {
  const [plate = ''] = readdirSync('src/assets/plates').filter((name) => name.endsWith('.webp'));
  const stored = path.join(desk.copy, 'src/content/conditions/rail.webp');
  copyFileSync(path.join('src/assets/plates', plate), stored);
  try {
    await page.reload();
    await textOf(page).press('ControlOrMeta+Home');
    await expect(page.locator('.text-tools input[type=file]')).toHaveAttribute('accept', /\.heic,\.heif/);
    await addTool(page, 'Stored picture');
    await page.getByRole('dialog').getByRole('searchbox').fill('rail');
    await page.keyboard.press('Enter');
    await expect(altField(page)).toBeFocused();
    await page.keyboard.type('A rail');
    expect(await sent(page)).toContain('<Picture src="./rail.webp" alt="A rail" />');
  } finally {
    rmSync(stored);
  }
});

test('accepts Devanagari from an input method', async ({ page }) => {
  const session = await page.context().newCDPSession(page);
  await session.send('Input.imeSetComposition', { text: 'घु', selectionStart: 2, selectionEnd: 2 });
  await session.send('Input.imeSetComposition', { text: 'घुट', selectionStart: 3, selectionEnd: 3 });
  await session.send('Input.insertText', { text: 'घुटना' });
  await page.keyboard.insertText(' और कमर ');
  expect(await sent(page)).toMatch(/^\s*घुटना और कमर /);
});

test('keeps the tools in reach on a phone, and is accessible', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 700 });
  await textOf(page).press('ControlOrMeta+End');
  await expect(tool(page, 'Bold')).toBeInViewport();
  for (const name of ['Bold', 'Link', 'Undo']) {
    const { width = 0, height = 0 } = (await tool(page, name).boundingBox()) ?? {};
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
  }
  expect(await violations(page, { within: '.text-editor' })).toEqual([]);
});
