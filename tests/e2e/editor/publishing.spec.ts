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

/**
 * What is refused: by the content security policy, but for the connection of Vite's client, which the desk refuses as
 * well; and by the list of addresses that pages and forms may ask for.
 */
function refusedOn(page: Page): string[] {
  const refused: string[] = [];
  page.on('console', (message) => {
    const text = message.text();
    if (/content security policy/i.test(text) && !text.includes("'ws://127.0.0.1:")) refused.push(text);
  });
  page.on('response', (response) => {
    if (response.status() === 404) refused.push(response.url());
  });
  return refused;
}

/** A script in the page itself, as a writer might try to bring one in. */
const runsInlineScript = (page: Page) =>
  page.evaluate(() => {
    const script = document.createElement('script');
    script.textContent = "document.documentElement.dataset.ran = 'yes'";
    document.body.append(script);
    return document.documentElement.dataset.ran === 'yes';
  });

const isHydrated = (page: Page) => expect(page.locator('astro-island:not([ssr])').first()).toBeAttached();

test.use(phone);

test('from the invitation to the public site and back, on a phone', async ({ browser, page }) => {
  test.setTimeout(25 * MINUTES);
  const practice = await openPractice();
  try {
    const { desk, id } = practice;
    const visitorSees = async () =>
      (await (await fetch(desk.address + conditionPath(id))).text()).includes(SENTENCE);

    const refused = refusedOn(page);
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
    await page
      .getByText(/^Choose (a|another) plate$/)
      .first()
      .click();
    const picture = page.getByRole('radiogroup').getByRole('img').first();
    await picture.scrollIntoViewIfNeeded();
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
    const parts = practice.partsOfForms();
    expect(parts).not.toEqual([]);

    await page.goto(desk.address + conditionPath(id));
    await expect(page.getByRole('link', { name: 'Edit this page' })).toBeVisible();
    await isHydrated(page);
    expect(await page.content()).toContain(SENTENCE);
    expect(refused).toEqual([]);
    expect(await runsInlineScript(page)).toBe(false);
    expect(refused.splice(0).join()).toContain('inline script');

    await page.goto(`${desk.address}/editor`);
    await waitFor(page, 'What waits to be published');
    await expect(page.locator('ins').filter({ hasText: 'typed' })).toBeVisible();

    await press(page, 'Make a preview link');
    await waitFor(page, 'The preview is ready');
    const doctor = await browser.newContext();
    const seen = await doctor.newPage();
    const refusedThere = refusedOn(seen);
    await seen.goto((await page.locator('code').textContent()) ?? '');
    // The home page has a small script of its own.
    await seen.goto(`${desk.address}/`);
    await isHydrated(seen);
    await seen.goto(desk.address + conditionPath(id));
    expect(await seen.content()).toContain(SENTENCE);
    await expect(seen.getByRole('complementary', { name: 'Preview' })).toBeVisible();
    await isHydrated(seen);
    expect(refusedThere).toEqual([]);
    await doctor.close();
    expect(await visitorSees()).toBe(false);

    await page.goto(`${desk.address}/editor`);
    await press(page, 'Publish');
    await waitFor(page, 'Published');
    expect(await visitorSees()).toBe(true);
    expect(practice.partsOfForms()).toEqual(parts);

    expect(refused).toEqual([]);
    await page.goto(`${desk.address}/editor/publications`);
    await press(page, 'Bring back the site');
    await waitFor(page, 'What waits to be published');
    expect(await visitorSees()).toBe(false);
  } finally {
    await practice.stop();
  }
});
