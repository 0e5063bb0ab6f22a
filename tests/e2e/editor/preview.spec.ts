// A writer or developer looks at the live preview: the pages are there and the forms work.
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { openPreview, type Desk } from './copy.ts';

let preview: Desk;

test.beforeAll(async () => {
  preview = await openPreview();
});
test.afterAll(() => preview.stop());

test('the preview shows pages and takes requests', async ({ page }) => {
  const { address, copy } = preview;
  // Whatever lies in the project and is no part of the site stays there.
  for (const folder of ['.git', 'data']) mkdirSync(path.join(copy, folder), { recursive: true });
  for (const file of ['backup.db', '.git/config', 'data/requests.sqlite'])
    writeFileSync(path.join(copy, file), 'of nobody else');
  const asIfOutside = ['README.md', 'data/requests.sqlite'].map((file) => `@fs${path.join(copy, file)}`);
  for (const file of [
    'package.json',
    'README.md',
    'packages/desk/serve.ts',
    'backup.db',
    '.git/config',
    ...asIfOutside,
  ])
    expect((await page.request.get(`${address}/${file}`)).ok(), file).toBe(false);

  await page.goto(`${address}/for-patients/glossary`);
  await expect(page.getByRole('button', { name: 'Book Appointment' })).toHaveAttribute(
    'aria-haspopup',
    'dialog',
  );
  await page.getByRole('button', { name: 'Book Appointment' }).click();
  const dialog = page.getByRole('dialog', { name: 'Book an Appointment' });
  await dialog.getByLabel('Full Name').fill('Sunita Rao');
  await dialog.getByLabel('Mobile Number').fill('9876543210');
  await dialog.getByRole('button', { name: 'Book Appointment' }).click();
  await expect(page.getByText('Appointment Booked Successfully').first()).toBeVisible();
});
