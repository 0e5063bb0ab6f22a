// What the desk has of its own: a term is chosen from the glossary, a picture is uploaded with its words, advice is given.
import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { parseDocument, type Document } from 'yaml';
import { fewestPixels } from '#schemas/picture-limits.ts';
import type { Desk } from './copy.ts';
import { readKind } from '@clinic/content-check/read/files.ts';
import { takeApart } from '@clinic/content-check/read/front-matter.ts';
import type { Source } from '@clinic/content-check/read/source.ts';
import { conditionOf, expect, expectSaved, open, save, test, textOf, write } from './editor-of-tests.ts';

/** Types a word at the end of the text and marks it as a term. */
async function markTerm(page: Page, word: string) {
  await page.getByRole('textbox', { name: 'Text', exact: true }).click();
  await page.keyboard.press('Control+End');
  await page.keyboard.type(` ${word} too`);
  for (const _letter of ' too') await page.keyboard.press('ArrowLeft');
  for (const _letter of word) await page.keyboard.press('Shift+ArrowLeft');
  await page.getByRole('checkbox', { name: 'Term of the glossary' }).click();
}

/** The list closes when the page is scrolled, as it is to bring the field into view: so that comes before the list. */
async function choose(combobox: Locator, name: string) {
  await combobox.focus();
  await combobox.evaluate(() => new Promise(requestAnimationFrame));
  await combobox.fill(name);
  await combobox.page().getByRole('option', { name, exact: true }).click();
}

/** Two that the text does not mark yet, and the word of the first. */
function termsFor(desk: Desk, { body }: Source) {
  const [known, chosen] = readKind(desk.copy, 'glossary').filter((entry) => !body.includes(`"${entry.id}"`));
  const [, word = ''] = /^term: *['"]?(.+?)['"]? *$/m.exec(textOf(desk, known?.file ?? '')) ?? [];
  return { known: known?.id ?? '', chosen: chosen?.id ?? '', word };
}

/** Those that the page names, and another one. */
function publicationsFor(desk: Desk, { values }: Source) {
  const named = values.filter(({ field }) => field.refersTo === 'publications').map(({ value }) => value);
  return {
    named,
    other: readKind(desk.copy, 'publications').find(({ id }) => !named.includes(id))?.id ?? '',
  };
}

const painkillerOf = (desk: Desk) =>
  readKind(desk.copy, 'safety').find(({ id }) => id === 'painkillers')?.data.neededBy?.words[0] ?? '';

test('a term, a block of advice and a publication are missed, and chosen', async ({ page, desk }) => {
  const source = conditionOf(desk);
  const { file, kind, id } = source;
  const { known, chosen, word } = termsFor(desk, source);
  const { named, other } = publicationsFor(desk, source);
  await rewrite(desk, source, (details) => {
    const { safety = [] } = details.toJS() as { safety?: string[] };
    const others = safety.filter((block) => block !== 'painkillers');
    details.setIn(['safety'], others);
  });
  const addText = async (words: string) => {
    await page.getByRole('textbox', { name: 'Text', exact: true }).click();
    await page.keyboard.press('Control+End');
    await page.keyboard.type(words);
  };
  await open(page, desk, kind, id);
  await addText(` Ask about ${painkillerOf(desk)}.`);
  await markTerm(page, word);
  await markTerm(page, 'Newword');
  await choose(page.getByRole('combobox', { name: 'References' }), other);
  expect((await save(page)).status()).toBe(400);
  for (const said of [
    'does not know yet which of its words "Newword" is.',
    /stands here, but not the safety block .* Choose painkillers under "Safety blocks"/,
    `No sentence here names "${other}".`,
  ])
    await expect(page.getByText(said)).toBeVisible();
  // Each on a line.
  const refusal = page.getByRole('alert').filter({ hasText: 'No sentence here names' });
  expect((await refusal.innerText()).trim().split('\n').length).toBeGreaterThanOrEqual(3);

  await page.getByText('Newword', { exact: true }).click();
  // The editor gives its pencil no name.
  await page.getByRole('dialog').getByRole('button').first().click();
  const dialog = page.getByRole('dialog', { name: 'Edit Term of the glossary' });
  await choose(dialog.getByRole('combobox', { name: 'Term' }), chosen);
  await dialog.getByRole('button', { name: 'Done' }).click();
  await choose(page.getByRole('combobox', { name: 'Safety blocks' }), 'painkillers');
  await addText(` So it is said [${other}].`);
  await expectSaved(page, desk);
  const marked = [`<Term id="${chosen}">Newword</Term>`, `<Term id="${known}">${word}</Term>`];
  for (const term of marked) expect(textOf(desk, file)).toContain(term);
  const { details = '' } = takeApart(file, textOf(desk, file));
  expect(parseDocument(details).toJS()).toMatchObject({
    safety: expect.arrayContaining(['painkillers']),
    references: [...named, other],
  });

  await open(page, desk, kind, id);
  await addText(' and again');
  await expectSaved(page, desk);
  for (const term of [...marked, 'and again']) expect(textOf(desk, file)).toContain(term);
});

/** Finds a plate by words that it shows, and clicks its small picture. */
async function choosePlate(form: Locator, plate: string) {
  await form.getByText('Choose another plate').first().click();
  await form.getByRole('searchbox', { name: 'Search in' }).fill(plate.replaceAll('-', ' '));
  const choice = form.locator('label').filter({ hasText: new RegExp(`^${plate}$`) });
  const picture = choice.getByRole('img');
  await expect(picture).toHaveJSProperty('complete', true);
  expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await picture.click();
  await expect(form.locator('figure').getByText(plate, { exact: true })).toBeVisible();
}

/** Puts a picture of the writer's own in the place of a plate. */
async function uploadInstead(form: Locator) {
  await form.getByText('Choose another plate').first().click();
  await form.getByRole('radio', { name: 'None' }).first().check({ force: true });
  const create = { width: fewestPixels, height: 720, channels: 3, background: '#4c8' } as const;
  const picture = {
    name: 'my-elbow.png',
    mimeType: 'image/png',
    buffer: await sharp({ create }).png().toBuffer(),
  };
  const chooser = form.page().waitForEvent('filechooser');
  await form.getByRole('button', { name: 'Choose a picture from this computer' }).first().click();
  await (await chooser).setFiles(picture);
  // Photos and pictures without holes are kept as JPEG.
  await expect(form.getByText('./my-elbow.jpg')).toBeVisible();
  return './my-elbow.jpg';
}

const platesIn = (desk: Desk) =>
  readdirSync(path.join(desk.copy, 'src/assets/plates'))
    .filter((file) => file.endsWith('.webp'))
    .map((file) => path.parse(file).name);

function rewrite(desk: Desk, { file }: Source, change: (details: Document) => void): Promise<void> {
  const { details: before = '', body } = takeApart(file, textOf(desk, file));
  const details = parseDocument(before);
  change(details);
  const now = details.toString({ lineWidth: 0 });
  const text = file.endsWith('.yaml') ? now : `---\n${now}---\n${body}`;
  return desk.read(() => writeFileSync(path.join(desk.copy, file), text));
}

test('a picture is chosen from the plates, or uploaded and given words', async ({ page, desk }) => {
  const source = conditionOf(desk);
  const [plate = '', ...others] = platesIn(desk);
  await rewrite(desk, source, (details) => details.setIn(['images', 0], { plate }));
  const other = others.find((name) => !textOf(desk, source.file).includes(name)) ?? '';
  await open(page, desk, source.kind, source.id);
  const pictures = page.getByRole('grid', { name: 'Pictures' });
  const dialog = page.getByRole('dialog');
  await pictures.getByRole('row', { name: plate }).first().click();
  await choosePlate(dialog, other);
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expectSaved(page, desk);
  expect(textOf(desk, source.file)).toMatch(new RegExp(`^images:\n {2}- plate: ${other}$`, 'm'));

  await pictures.getByRole('row', { name: other }).first().click();
  const picture = await uploadInstead(dialog);
  await dialog.getByRole('button', { name: 'Done' }).click();
  expect((await save(page)).status()).toBe(400);
  await expect(
    page.getByText(/"What the picture shows" is empty \(.*\)\. Read aloud to people/),
  ).toBeVisible();
  await page.getByRole('row', { name: picture }).click();
  await dialog
    .getByLabel('What the picture shows')
    .fill('Right elbow bent at a desk, seen from the outer side.');
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expectSaved(page, desk);
  expect(textOf(desk, source.file)).toMatch(
    new RegExp(`src: ${picture}\n\\s+alt: Right elbow bent at a desk, seen from the outer side\\.`),
  );
  expect(existsSync(path.join(desk.copy, path.dirname(source.file), picture))).toBe(true);
});

/** A page on which a claim is not shown. */
function pageWithout({ id, shape, data: { shown = [] } }: Source<'claims'>) {
  const page = shape.properties?.shown?.items?.enum?.findLast((name) => !shown.some((one) => one === name));
  if (!page) throw new Error(`${id} is shown everywhere.`);
  return page;
}

test('a review that was due is said in the form, and what other files make wrong', async ({ page, desk }) => {
  const source = readKind(desk.copy, 'claims').find(({ data }) => data.review);
  if (!source) throw new Error('There is no claim.');
  const elsewhere = pageWithout(source);
  await rewrite(desk, source, (details) => {
    details.setIn(['review'], '2021-01-01');
    details.addIn(['shown'], elsewhere);
  });
  await open(page, desk, source.kind, source.id);
  const advice = page.getByRole('complementary', { name: 'Advice' });
  await expect(advice).toContainText('The review was due on 2021-01-01. Let a doctor read it again');
  const toPutRight = page.getByRole('complementary', { name: 'To put right' });
  await expect(toPutRight).toContainText(`"${source.id}" is not shown on ${elsewhere}.`);
  await write(page, page.getByLabel('Period', { exact: true }), 'In some months');
  await expectSaved(page, desk);
  await expect(advice).toContainText('The review was due on 2021-01-01.');
  await expect(toPutRight).toBeVisible();
  await write(page, page.getByLabel('Review by', { exact: true }), '2090-01-01');
  await expectSaved(page, desk);
  await expect(advice).toBeHidden();
});
