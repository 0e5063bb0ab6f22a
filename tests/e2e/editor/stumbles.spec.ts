// Whatever a page of the preview stumbles over, the writer reads what to do, never a stack, and it comes back by itself.
import { cpSync, globSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { conditionPath } from '#lib/routes.ts';
import { conditionOf, expect, go, test, textOf } from './editor-of-tests.ts';

const stack = /^\s*at .+:\d+:\d+/m;

async function expectSaid(page: Page, words: string) {
  await expect(page.getByText(words)).toBeVisible();
  await expect(page.locator('vite-error-overlay')).toHaveCount(0);
  expect(await page.locator('body').innerText()).not.toMatch(stack);
}

test('a picture that is taken away is missed in plain words', async ({ page, desk }) => {
  const { file, id } = conditionOf(desk);
  const picture = path.join(desk.copy, path.dirname(file), 'taken-away.webp');
  const [plate = ''] = globSync('src/assets/plates/*.webp', { cwd: desk.copy });
  cpSync(path.join(desk.copy, plate), picture);
  const words = 'Foot on a stool, seen from the right.';
  const images = `images:\n  - src: ./taken-away.webp\n    alt: ${words}\n`;
  const text = textOf(desk, file).replace(/^images:\n(?: .*\n)+/m, images);
  await desk.read(() => writeFileSync(path.join(desk.copy, file), text));
  const shown = page.getByRole('img', { name: words }).first();
  await go(page, desk, conditionPath(id));
  await expect(shown).toBeAttached();

  await desk.noticed(() => renameSync(picture, `${picture}.away`));
  await expectSaid(page, 'There is no picture at ./taken-away.webp.');
  const answer = await page.request.get(desk.address + conditionPath(id));
  expect(await answer.text()).toContain('There is no picture at ./taken-away.webp.');
  // On a server nothing tells a page of changes.
  const deaf = await page.context().newPage();
  await deaf.routeWebSocket(/./, () => undefined);
  await deaf.goto(desk.address + conditionPath(id));
  await expectSaid(deaf, 'There is no picture at ./taken-away.webp.');
  await deaf.close();
  await desk.noticed(() => renameSync(`${picture}.away`, picture));
  await expect(shown).toBeAttached();
});

test('a mistake of a developer names the file and what to do', async ({ page, desk }) => {
  const { id } = conditionOf(desk);
  const component = 'src/components/site/Footer.astro';
  const before = textOf(desk, component);
  const change = (text: string) => desk.noticed(() => writeFileSync(path.join(desk.copy, component), text));
  await go(page, desk, conditionPath(id));
  for (const broken of [before.replace('---\n', `---\nthrow new Error('no bread');\n`), `${before}\n{ <b>`]) {
    // What is still being drawn when files change may stumble over that.
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await change(broken);
    // A page that is just loading does not hear of the change.
    await go(page, desk, conditionPath(id));
    try {
      await expectSaid(page, 'The preview stumbles here, and cannot show the page.');
      await expect(page.getByText(new RegExp(`^${RegExp.escape(component)}, line \\d+`))).toBeVisible();
    } finally {
      await change(before);
    }
  }
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await expect(page.getByText('to put right')).toHaveCount(0);
});
