// A writer or developer looks at the live preview: the pages are there and the forms work.
import { spawn } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { freePort } from '#tools/lib/desk.ts';

test('the preview shows pages and takes requests', async ({ page }) => {
  test.setTimeout(300_000);
  const port = await freePort();
  const preview = spawn(
    process.execPath,
    ['node_modules/astro/bin/astro.mjs', 'dev', '--port', String(port)],
    {
      env: {
        ...process.env,
        REQUESTS_FILE: path.join(mkdtempSync(path.join(tmpdir(), 'preview-')), 'r.sqlite'),
      },
      stdio: 'ignore',
    },
  );
  try {
    await expect
      .poll(
        () =>
          page.goto(`http://127.0.0.1:${port}/for-patients/glossary`).then(
            (r) => r?.status(),
            () => 0,
          ),
        {
          timeout: 200_000,
        },
      )
      .toBe(200);
    // Whatever lies in the project and is no part of the site stays there.
    const asIfOutside = ['README.md', 'data/requests.sqlite'].map((file) => `@fs${path.resolve(file)}`);
    for (const file of [
      'package.json',
      'README.md',
      'desk/serve.ts',
      'backup.db',
      '.git/config',
      ...asIfOutside,
    ])
      expect((await page.request.get(`http://127.0.0.1:${port}/${file}`)).ok(), file).toBe(false);
    await expect(page.getByRole('button', { name: 'Book Appointment' })).toHaveAttribute(
      'aria-haspopup',
      'dialog',
    );
    await page.getByRole('button', { name: 'Book Appointment' }).click();
    const dialog = page.getByRole('dialog', { name: 'Book an Appointment' });
    await dialog.getByLabel('Full Name').fill('Sunita Rao');
    await dialog.getByLabel('Mobile Number').fill('9876543210');
    await dialog.getByRole('button', { name: 'Book Appointment' }).click({ timeout: 60_000 });
    await expect(page.getByText('Appointment Booked Successfully').first()).toBeVisible({ timeout: 30_000 });
  } finally {
    preview.kill();
  }
});
