// The editor on the server of another practice: a writer, a publisher and a doctor, from the invitation to the public site.
import { execFileSync, spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import path from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { readKind } from '@clinic/content-check/read/files.ts';
import { contentFolder } from '@clinic/content-model/folder.ts';
import { languageKinds } from '@clinic/content-model/languages.ts';
import { conditionPath } from '@clinic/content-model/routes.ts';
import { release } from '#tools/lib/releases.ts';
import { copyProject } from '#tests/rebranding/copy-project.ts';
import { takeOver } from '#tests/rebranding/take-over.ts';
import { join, openFrontDesk } from '../reception/front-desk.ts';
import { freePort } from '../support/servers/desk.ts';
import { phone } from '../support/test.ts';
import { save, test as withEditor } from './shared-editor.ts';

const SENTENCE =
  'Words that a writer typed on a phone, for people who want to read a little more about this.';
const MINUTE = 60_000;

async function openPractice() {
  const { folder, clear } = copyProject();
  const content = path.join(folder, contentFolder);
  takeOver(content);
  // Without translations, the site builds in half the time.
  for (const language of languageKinds) rmSync(path.join(content, language), { recursive: true });
  const git = (...words: string[]) => execFileSync('git', words, { cwd: folder });
  git('init', '-q');
  git('add', '--all');
  git('-c', 'user.name=Owner', '-c', 'user.email=owner@clinic.invalid', 'commit', '-qm', 'Take over');
  await release('dist', path.join(folder, 'releases'));
  const port = await freePort();
  const shared = { EDITOR_KEY: 'k'.repeat(40), EDITOR_PORT: String(port) };
  const editor = spawn(process.execPath, ['packages/editor/serve.ts'], {
    cwd: folder,
    env: { ...process.env, ...shared },
    stdio: 'ignore',
  });
  const desk = await openFrontDesk({ ...shared, DIST: path.join(folder, 'releases/current') });
  const isUp = () =>
    fetch(`http://127.0.0.1:${port}/editor`).then(
      ({ status }) => status === 401,
      () => false,
    );
  await expect.poll(isUp, { timeout: 2 * MINUTE }).toBe(true);
  return {
    desk,
    folder,
    async stop() {
      await desk.stop();
      editor.kill();
      clear();
    },
  };
}

/** Collects what the content security policy rejects, and failed requests. */
function refusedOn(page: Page): string[] {
  const refused: string[] = [];
  page.on('console', (message) => {
    if (/content security policy/i.test(message.text())) refused.push(message.text());
  });
  page.on('response', (response) => {
    if (response.status() >= 400) refused.push(`${response.status()} ${response.url()}`);
  });
  return refused;
}

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).click();
async function expectResult(page: Page, text: string) {
  const failure = 'The preview could not be made|Not published';
  const result = page.getByRole('status').filter({ hasText: new RegExp(`^${text}|${failure}`) });
  await expect(result).toBeVisible({ timeout: 5 * MINUTE });
  await expect(result).toHaveText(text);
}

test.use(phone);

test('a publisher writes on a phone, publishes one page of two and rolls the site back', async ({
  browser,
  page,
}) => {
  test.setTimeout(20 * MINUTE);
  const practice = await openPractice();
  try {
    const { desk, folder } = practice;
    const [first, second] = readKind(folder, 'conditions');
    if (!first || !second) throw new Error('There are no two conditions.');
    const publicPage = async (id: string) => (await fetch(desk.address + conditionPath(id))).text();
    const refused = refusedOn(page);
    await join(page, desk, 'Asha', '--publisher');

    await test.step('saves two pages, which visitors do not see', async () => {
      for (const { id, data } of [first, second]) {
        await page.goto(`${desk.address}/editor/conditions/${id}`);
        await expect(page.getByRole('heading', { level: 1, name: String(data.title) })).toBeVisible();
        await page.getByLabel('Description', { exact: true }).fill(`${SENTENCE} ${id}`.slice(0, 165));
        expect((await save(page)).status()).toBe(200);
        await expect(page.getByRole('status').filter({ hasText: 'Saved' })).toBeVisible();
      }
      expect(await publicPage(first.id)).not.toContain(SENTENCE);
    });

    await test.step('a doctor without an account opens the preview link', async () => {
      await page.goto(`${desk.address}/editor/publish`);
      await press(page, 'Preview link');
      await expectResult(page, 'The preview link is ready.');
      const link = page.getByRole('region', { name: 'Preview links' }).getByRole('link').first();
      const doctor = await (await browser.newContext()).newPage();
      const refusedThere = refusedOn(doctor);
      await doctor.goto((await link.getAttribute('href')) ?? '');
      await expect(doctor.getByRole('complementary', { name: 'Preview' })).toBeVisible();
      await doctor.goto(desk.address + conditionPath(first.id));
      expect(await doctor.content()).toContain(SENTENCE);
      expect(refusedThere).toEqual([]);
      await doctor.context().close();
      expect(await publicPage(first.id)).not.toContain(SENTENCE);
    });

    await test.step('publishes one of them', async () => {
      await page.getByRole('checkbox', { name: String(first.data.title) }).check();
      await press(page, 'Publish these (1)');
      await expectResult(page, 'Published.');
      expect(await publicPage(first.id)).toContain(SENTENCE);
      expect(await publicPage(second.id)).not.toContain(SENTENCE);
      // The list follows a moment after the result.
      await expect(page.getByRole('checkbox')).toHaveCount(1);
      await expect(page.getByRole('checkbox')).toHaveAccessibleName(String(second.data.title));
    });

    await test.step('rolls the site back', async () => {
      await page.goto(`${desk.address}/editor/versions`);
      await press(page, /^Show this version/);
      await page.getByRole('dialog').getByRole('button', { name: 'Show this version', exact: true }).click();
      await expect(page.getByRole('dialog')).toBeHidden();
      await expect.poll(() => publicPage(first.id)).not.toContain(SENTENCE);
    });
    expect(refused).toEqual([]);
  } finally {
    await practice.stop();
  }
});

// With made-up answers of the server.
const overview = {
  head: 'abc',
  waiting: [],
  planned: [],
  jobs: [{ id: 7 }],
  previews: [
    { link: '/preview/x', by: 'Asha', at: '2026-01-02T08:00:00Z', until: '2099-01-31T08:00:00Z', pages: [] },
  ],
  hasNewCode: false,
};

withEditor('a publication ends with a message when the editor was restarted', async ({ page, desk }) => {
  const job = { id: 7, what: 'publication', by: 'Asha', step: 'Building the site', pages: [] };
  const answers = [{ json: job }, { status: 502 }, { json: job }];
  await page.route('**/editor/api/overview', (route) => route.fulfill({ json: overview }));
  await page.route('**/editor/api/jobs/7', (route) =>
    route.fulfill(answers.shift() ?? { status: 404, json: { message: 'There is nothing at this address.' } }),
  );
  await page.goto(`${desk.address}/publish`);
  await expect(page.getByText('Publication by Asha: Building the site…')).toBeVisible();
  await expect(page.getByText('The editor was restarted meanwhile')).toBeVisible();
  await expect(page.getByRole('progressbar')).toBeHidden();
  expect(answers).toEqual([]);
});

withEditor('publishing everything asks first, and a preview keeps the ticks', async ({ page, desk }) => {
  const change = { kind: 'conditions', how: 'changed', by: 'Ravi', at: '2026-01-02T08:00:00Z', parts: [] };
  const waiting = ['one', 'two'].map((id) => ({ ...change, id, title: id }));
  let isDone = false;
  const job = { id: 8, what: 'preview', by: 'Asha', step: 'Building the pages', pages: [] };
  const sent: unknown[] = [];
  const answers = {
    me: () => ({ name: 'Asha', mayPublish: true }),
    overview: () => ({ ...overview, jobs: [], waiting }),
    list: () => [{ ...waiting[0], state: 'waiting' }],
    preview: () => job,
    'jobs/*': () => ({ ...job, isDone }),
    publish: () => job,
  };
  for (const [name, answer] of Object.entries(answers))
    await page.route(`**/editor/api/${name}`, (route) => {
      if (name === 'publish') sent.push(route.request().postDataJSON());
      return route.fulfill({ json: answer() });
    });
  await page.goto(`${desk.address}/publish`);
  await press(page, 'Preview link');
  await page.getByRole('checkbox', { name: 'two' }).check();
  isDone = true;
  await expect(page.getByText('The preview link is ready.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'To publish 1' })).toBeVisible();
  await press(page, 'Publish these (1)');
  await expect.poll(() => sent).toEqual([{ head: 'abc', pages: [{ kind: 'conditions', id: 'two' }] }]);
  await press(page, 'Publish everything');
  const question = page.getByRole('dialog', { name: 'Publish everything' });
  await expect(question).toContainText('Every page in this list (2)');
  expect(sent).toHaveLength(1);
  await question.getByRole('button', { name: 'Publish everything' }).click();
  await expect.poll(() => sent.at(1)).toEqual({ head: 'abc' });
});

withEditor('closing the sheet for sharing a link is not an error', async ({ page, desk }) => {
  await page.addInitScript(() => {
    let isFirst = true;
    navigator.share = () => {
      const name = isFirst ? 'AbortError' : 'NotAllowedError';
      isFirst = false;
      return Promise.reject(new DOMException('Not shared.', name));
    };
  });
  const json = { ...overview, jobs: [] };
  await page.route('**/editor/api/overview', (route) => route.fulfill({ json }));
  await page.goto(`${desk.address}/publish`);
  await expect(page.getByText('ends on 31 January 2099 at 13:30')).toBeVisible();
  const share = page.getByRole('button', { name: 'Share: Asha' });
  await share.click();
  await expect(share).toHaveAttribute('aria-disabled', 'false');
  await expect(page.getByText('Not shared.').first()).toBeHidden();
  await share.click();
  await expect(page.getByText('Not shared.').first()).toBeVisible();
});

withEditor('"Your drafts" counts the rows of its list', async ({ page, desk }) => {
  const row = { kind: 'conditions', state: 'draft', changedAt: '2026-01-02T08:00:00Z' };
  const rows = [
    { ...row, id: 'one', title: 'One', changedBy: 'Asha' },
    { ...row, id: 'two', title: 'Two', changedBy: 'Ravi', author: 'Asha' },
    { ...row, id: 'three', title: 'Three', changedBy: 'Ravi' },
  ];
  await page.route('**/editor/api/me', (route) => route.fulfill({ json: { name: 'Asha' } }));
  await page.route('**/editor/api/list', (route) => route.fulfill({ json: rows }));
  await page.goto(desk.address);
  await page.getByRole('link', { name: 'Your drafts 2' }).click();
  await expect(page.getByRole('status')).toHaveText('2 of 3');
});
