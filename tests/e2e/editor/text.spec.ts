// What a writer puts into a text beside its words: a picture, a table with its caption, a link to a page.
import path from 'node:path';
import { existsSync } from 'node:fs';
import sharp from 'sharp';
import type { Page } from '@playwright/test';
import { conditionPath } from '#lib/routes.ts';
import { readKind } from '@clinic/content-check/read/files.ts';
import { conditionOf, expect, expectSaved, go, open, test, textOf } from './editor-of-tests.ts';

const text = (page: Page) => page.getByRole('textbox', { name: 'Text', exact: true });

/** Where the next letter goes: keys that come before are lost, or land elsewhere. */
const isIn = (page: Page, place: string) =>
  text(page).evaluate((field, selector) => {
    const { anchorNode } = getSelection()!;
    return [...field.querySelectorAll(selector)].some((one) => one.contains(anchorNode));
  }, place);

/** At the end of the text, in a paragraph of its own. */
async function begin(page: Page) {
  await expect(async () => {
    await text(page).click();
    await page.keyboard.press('Control+End');
    expect(await isIn(page, ':scope > :last-child')).toBe(true);
  }).toPass();
  await page.keyboard.press('Enter');
}

const insert = async (page: Page, what: RegExp) => {
  await page.getByRole('button', { name: 'Insert', exact: true }).click();
  await page.getByRole('menuitem', { name: what }).click();
};

test('a link to a page, and a picture with its words and caption', async ({ page, desk }) => {
  const { file, kind, id } = conditionOf(desk);
  const other = readKind(desk.copy, 'conditions').find((source) => source.id !== id);
  const address = conditionPath(other?.id ?? '');
  await open(page, desk, kind, id);

  await begin(page);
  await page.keyboard.type('Read on');
  await page.keyboard.press('Shift+Home');
  const leadTo = async (to: string) => {
    // What stands beside a link is a dialog too.
    const form = page.getByRole('dialog').filter({ has: page.getByLabel(/^Link/) });
    const field = form.getByLabel(/^Link/);
    await field.fill(to);
    const list = await field.getAttribute('list');
    await expect(page.locator(`#${list} option[value="${address}"]`)).toHaveText(String(other?.data.title));
    await form.getByRole('button', { name: 'Save' }).click();
    await expect(form).toBeHidden();
  };
  await page.getByRole('button', { name: 'Link', exact: true }).click();
  await leadTo('/pain-conditions/no-such-page');
  const beside = page.getByRole('complementary', { name: 'About this text' });
  await beside.getByText('Links that lead nowhere: 1').click();
  await expect(beside).toContainText('/pain-conditions/no-such-page');
  // As it is advised there: the link, then the pencil.
  await text(page).getByText('Read on').click();
  for (const name of ['Open', 'Unlink'])
    await expect(page.getByRole('button', { name, exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  await leadTo(`${desk.address}${address}`);
  await expect(beside).not.toContainText('Links that lead nowhere');

  await begin(page);
  await insert(page, /^Picture/);
  await text(page).getByRole('button', { name: 'Edit' }).click();
  const photo = await sharp({ create: { width: 1200, height: 800, channels: 3, background: '#a64' } })
    .jpeg()
    .toBuffer();
  const dialog = page.getByRole('dialog');
  const { promise: pressed, resolve: press } = Promise.withResolvers<void>();
  await page.route('**/bent-knee.jpg', (route) => pressed.then(() => route.continue()));
  const chooser = page.waitForEvent('filechooser');
  await dialog.getByRole('button', { name: /^Choose a picture/ }).click();
  await (await chooser).setFiles({ name: 'Bent Knee.jpg', mimeType: 'image/jpeg', buffer: photo });
  await expect(dialog.getByText('./bent-knee.jpg')).toBeVisible();
  await dialog.getByLabel(/^What the picture shows/).fill('Bent knee on a cushion, seen from the side.');
  await dialog.getByLabel('Caption (optional)').fill('A cushion takes the weight.');
  // A picture that comes late does not take the button from under the finger.
  await dialog.getByRole('button', { name: 'Done' }).hover();
  await page.mouse.down();
  press();
  const hasCome = (image: HTMLImageElement) => image.naturalWidth > 0;
  await expect.poll(() => dialog.locator('img').evaluate(hasCome)).toBe(true);
  await page.mouse.up();
  const shown = { name: 'Bent knee on a cushion, seen from the side.' };
  await expect(text(page).getByRole('img', shown)).toBeVisible();

  await expectSaved(page, desk);
  for (const written of ['<Picture', `[Read on](${address})`]) expect(textOf(desk, file)).toContain(written);
  expect(existsSync(path.join(desk.copy, path.dirname(file), 'bent-knee.jpg'))).toBe(true);
  await go(page, desk, conditionPath(id));
  const figure = page.getByRole('figure').filter({ hasText: 'A cushion takes the weight.' });
  await expect(figure.getByRole('img', shown)).toBeVisible();
});

test('a table', async ({ page, desk }) => {
  const { file, kind, id } = conditionOf(desk);
  await open(page, desk, kind, id);
  await begin(page);
  await page.getByRole('button', { name: 'Table', exact: true }).click();
  await expect.poll(() => isIn(page, 'th, td')).toBe(true);
  await page.keyboard.type('Chair');
  await expect(text(page).getByRole('table')).toContainText('Chair');
  await expectSaved(page, desk);
  expect(textOf(desk, file)).toMatch(/\| Chair \|/);
  await go(page, desk, conditionPath(id));
  await expect(page.getByRole('cell', { name: 'Chair' })).toBeVisible();
});
