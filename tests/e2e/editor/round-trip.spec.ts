// Every article is opened, one letter is typed and removed, and the editor sends it back: saving finds no changed block.
import { formats, type Kind } from '@clinic/content-model/kinds.ts';
import { readKind } from '@clinic/content-check/read/files.ts';
import { mergeText } from '@clinic/editor/api/save/save.ts';
import type { Draft } from '@clinic/editor/api/types.ts';
import type { Page } from '@playwright/test';
import { expect, saveButton, test } from './shared-editor.ts';

const kinds = (Object.keys(formats) as Kind[]).filter((kind) => formats[kind] === 'mdx');

/** As a link of the app: the scripts are not loaded again. */
async function openInApp(page: Page, path: string) {
  const opened = page.waitForResponse((one) => one.url().endsWith(path.replace('/editor/', '/entries/')));
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
  await opened;
  await saveButton(page).waitFor();
}

for (const kind of kinds)
  test(`saves each article of ${kind} unchanged`, async ({ page, desk }) => {
    // Nothing is stored: only what the editor sends matters here.
    await page.route('**/editor/api/entries/**', (route) =>
      route.request().method() === 'PUT'
        ? route.fulfill({ status: 409, json: { message: 'Not stored.' } })
        : route.fallback(),
    );
    const articles = readKind<Kind>(desk.copy, kind);
    expect(articles.length).toBeGreaterThan(0);
    await page.goto(`${desk.address}/${kind}`);
    for (const { id, body } of articles) {
      await openInApp(page, `/editor/${kind}/${id}`);
      const text = page.getByRole('textbox', { name: 'Text of the page' });
      await text.press('ControlOrMeta+Home');
      await page.keyboard.type('x');
      await expect(page.getByText('Not saved yet')).toBeVisible();
      await page.keyboard.press('Backspace');
      const [request] = await Promise.all([
        page.waitForRequest((one) => one.method() === 'PUT'),
        saveButton(page).click(),
      ]);
      expect(mergeText(body, (request.postDataJSON() as Draft).body ?? ''), id).toBe(body);
    }
  });
