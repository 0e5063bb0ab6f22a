// npm run tool guide-pictures: takes the pictures of docs/writing.md from the real writing desk.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { chromium, type Locator, type Page } from '@playwright/test';
import sharp from 'sharp';
import { conditionPath } from '#lib/routes.ts';
import { findChromium, howToGetOne } from '#tools/lib/chromium.ts';
import { readKind } from '#tools/content/read/files.ts';
import { settle } from '#tools/shots/camera.ts';
import { openDesk } from './desk.ts';
import { folder, pictures, shown, stamp, type Picture } from './shown.ts';

const LONG = 120_000;

const executablePath = findChromium();
if (!executablePath) throw new Error(howToGetOne);

const { copy, address, stop } = await openDesk();
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });

try {
  const page = await browser.newPage({ viewport: { width: 1120, height: 720 }, reducedMotion: 'reduce' });
  page.setDefaultTimeout(LONG);
  mkdirSync(folder, { recursive: true });
  await take(page);
  writeFileSync(stamp, `${shown()}\n`);
  console.log(`${Object.keys(pictures).length} pictures in ${folder}`);
} finally {
  await browser.close();
  stop();
}

async function take(page: Page) {
  const [condition] = readKind(copy, 'conditions');
  if (!condition) throw new Error('There is no condition to show.');
  const form = `${address}/keystatic/collection/conditions/item/${condition.id}`;

  await page.goto(`${address}/keystatic`);
  await page.getByRole('heading', { name: 'Dashboard' }).waitFor();
  await keep(page, 'desk');

  await page.goto(`${address}/keystatic/collection/conditions/create`);
  await page.getByLabel('What is it called?').fill('Gout');
  await keep(page, 'begin');

  await openForm(page, form);
  const chooser = page.locator('fieldset', { hasText: /Choose (a|another) plate/ }).first();
  await chooser.locator('summary').click();
  await chooser.getByRole('searchbox').fill('knee');
  await chooser.getByRole('radio').nth(1).scrollIntoViewIfNeeded();
  await keep(chooser, 'plates');

  await openForm(page, form);
  await page.getByLabel('Title', { exact: true }).fill('How we cure it');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText('is a promise that no doctor can make').waitFor();
  await keep(page, 'refused');

  await page.goto(address + conditionPath(condition.id));
  await page.getByRole('link', { name: 'Edit this page' }).waitFor();
  await keep(page, 'edit');

  const file = path.join(copy, condition.file);
  writeFileSync(file, readFileSync(file, 'utf8').replace(/^title: /m, 'title: Pain: '));
  await page.getByText('so it is read as two things').waitFor();
  await keep(page, 'mistake');
}

/** Keystatic draws its form again when what it needs has been prepared for the first time. */
async function openForm(page: Page, form: string) {
  for (let tries = 0; tries < 5; tries += 1) {
    await page.goto(form);
    const save = page.getByRole('button', { name: 'Save' });
    const isThere = await save.waitFor({ timeout: 30_000 }).then(
      () => true,
      () => false,
    );
    if (isThere) return;
  }
  throw new Error('The form did not open.');
}

async function keep(what: Page | Locator, name: Picture) {
  if ('goto' in what) {
    // The preview asks for its styles, and they for typefaces, after the page has loaded.
    await what.waitForLoadState('networkidle');
    await settle(what);
  }
  const picture = await what.screenshot({ animations: 'disabled' });
  await sharp(picture)
    .webp({ quality: 70, effort: 6 })
    .toFile(path.join(folder, `${name}.webp`));
}
