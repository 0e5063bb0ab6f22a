// The preview (`npm run dev`): pages, forms and problems of the content.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { readKind } from '@clinic/content-check/read/files.ts';
import { conditionPath } from '@clinic/content-model/routes.ts';
import { openPreview, type Desk } from './project-copy.ts';

let preview: Desk;

test.beforeAll(async () => {
  preview = await openPreview();
});
test.afterAll(() => preview.stop());

test('the preview shows pages and takes requests', async ({ page }) => {
  const { address, copy } = preview;
  // Project files outside the site are not served.
  for (const folder of ['.git', 'data']) mkdirSync(path.join(copy, folder), { recursive: true });
  for (const file of ['backup.db', '.git/config', 'data/requests.sqlite'])
    writeFileSync(path.join(copy, file), 'private');
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

test('shows the problem of a broken file over every page until it is fixed', async ({ page }) => {
  const { address, copy } = preview;
  const [broken, other] = readKind(copy, 'conditions');
  const overlay = page.locator('vite-error-overlay');
  const place = path.join(copy, broken?.file ?? '');
  const before = readFileSync(place, 'utf8');
  const goTo = (id = '') => page.goto(address + conditionPath(id));
  await goTo(other?.id);
  await expect(overlay).toHaveCount(0);

  const faults = [
    [
      before.replace(/^title: /m, 'title: Pain: '),
      'The text has a colon in it, so it is read as two things.',
    ],
    [before.replace(/^region: .*$/m, 'region: elbows'), '"elbows" is not one of the choices'],
    [`${before}\n<Term id="no-such-term">word\n`, 'Write <Term id="nerve-block">nerve block</Term>.'],
  ] as const;
  for (const [text, message] of faults) {
    writeFileSync(place, text);
    await expect(overlay).toContainText(message, { timeout: 30_000 });
    await expect(overlay).toContainText(`${broken?.file}, line `);
    for (const id of [other?.id, broken?.id]) {
      // A reload of the page may interrupt the first attempt.
      await expect(() => goTo(id)).toPass();
      await expect(overlay).toContainText(message);
      await expect(overlay).not.toContainText('node_modules');
    }
  }
  writeFileSync(place, before);
  await expect(overlay).toHaveCount(0);
  await expect(() => goTo(broken?.id)).toPass();
  await expect(page.getByRole('main')).toBeVisible();
});
