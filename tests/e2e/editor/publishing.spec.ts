// Another practice has taken the site over. On its own server, a publisher goes on a phone from the invitation to the
// public site, and back.
import { execFileSync, spawn } from 'node:child_process';
import { cpSync, globSync, linkSync, lstatSync, rmSync } from 'node:fs';
import path from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { conditionPath } from '#lib/routes.ts';
import { freePort } from '#tools/lib/desk.ts';
import { release } from '#tools/lib/releases.ts';
import { copyProject } from '#tests/owners/copy-project.ts';
import { takeOver } from '#tests/owners/changes.ts';
import { readKind } from '@clinic/content-check/read/files.ts';
import { join, openFrontDesk } from '../reception/front-desk.ts';
import { phone } from '../support/test.ts';

const SENTENCE =
  'Words that a writer typed on a phone, for people who want to read a little more about this.';
const MINUTES = 60_000;

async function openPractice() {
  const { folder, clear } = copyProject();
  // What lies outside the folder is not handed to a writer: the packages are in it, as on a server.
  rmSync(path.join(folder, 'node_modules'), { recursive: true });
  const withLinks = { recursive: true, verbatimSymlinks: true, filter: isCopied };
  cpSync('node_modules', path.join(folder, 'node_modules'), withLinks);
  takeOver(path.join(folder, 'src/content'));
  const run = (program: string, ...words: string[]) => execFileSync(program, words, { cwd: folder });
  run('git', 'init', '-q');
  run('git', 'add', '--all');
  run('git', '-c', 'user.name=Owner', '-c', 'user.email=owner@clinic.invalid', 'commit', '-qm', 'Take over');
  await release('dist', path.join(folder, 'releases'));
  const port = await freePort();
  const shared = { EDITOR_KEY: 'k'.repeat(40), EDITOR_PORT: String(port) };
  const editor = spawn(process.execPath, ['packages/editor/server/serve.ts'], {
    cwd: folder,
    env: { ...process.env, ...shared },
    stdio: 'ignore',
  });
  const desk = await openFrontDesk({ ...shared, DIST: path.join(folder, 'releases/current') });
  const [page] = readKind(folder, 'conditions');
  return {
    desk,
    id: page?.id ?? '',
    /** What Vite has prepared for the forms: a browser that has not opened one yet will ask for it. */
    partsOfForms: () => globSync('node_modules/.vite/**/@keystatic_*.js', { cwd: folder }),
    async stop() {
      await desk.stop();
      editor.kill();
      clear();
    },
  };
}

/** Packages are only read: a second name for each file is enough. What is kept beside them is written. */
function isCopied(from: string, to: string) {
  if (!lstatSync(from).isFile() || /node_modules.\./.test(from)) return true;
  try {
    linkSync(from, to);
    return false;
  } catch {
    return true;
  }
}

/** The page of a job, and the live site while it starts, come again by themselves. */
const waitFor = (page: Page, heading: string) =>
  expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible({ timeout: 5 * MINUTES });

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

test.use(phone);

test('from the invitation to the public site and back, on a phone', async ({ browser, page }) => {
  test.setTimeout(25 * MINUTES);
  const practice = await openPractice();
  try {
    const { desk, id } = practice;
    const visitorSees = async () =>
      (await (await fetch(desk.address + conditionPath(id))).text()).includes(SENTENCE);

    await join(page, desk, 'Asha', '--publisher');
    await page.goto(`${desk.address}/keystatic/collection/conditions/item/${id}`);
    const description = page.getByLabel('Description', { exact: true });
    await expect(description).toBeVisible({ timeout: 10 * MINUTES });
    await expect(async () => {
      await description.fill(SENTENCE);
      await press(page, 'Save');
      await expect(page.getByRole('status').getByText('Saved')).toBeVisible({ timeout: 60_000 });
    }).toPass();
    expect(await visitorSees()).toBe(false);
    const parts = practice.partsOfForms();
    expect(parts).not.toEqual([]);

    await page.goto(`${desk.address}/editor`);
    await waitFor(page, 'What waits to be published');
    await expect(page.locator('ins').filter({ hasText: 'typed' })).toBeVisible();

    await press(page, 'Make a preview link');
    await waitFor(page, 'The preview is ready');
    const doctor = await browser.newContext();
    const seen = await doctor.newPage();
    await seen.goto((await page.locator('code').textContent()) ?? '');
    await seen.goto(desk.address + conditionPath(id));
    expect(await seen.content()).toContain(SENTENCE);
    await expect(seen.getByRole('complementary', { name: 'Preview' })).toBeVisible();
    await doctor.close();
    expect(await visitorSees()).toBe(false);

    await page.goto(`${desk.address}/editor`);
    await press(page, 'Publish');
    await waitFor(page, 'Published');
    expect(await visitorSees()).toBe(true);
    expect(practice.partsOfForms()).toEqual(parts);

    await page.goto(`${desk.address}/editor/publications`);
    await press(page, 'Bring back the site');
    await waitFor(page, 'What waits to be published');
    expect(await visitorSees()).toBe(false);
  } finally {
    await practice.stop();
  }
});
