// the editor of a practice that saves to GitHub, which is played here.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { openDesk, type Desk } from './copy.ts';
import { readKind } from '@clinic/content-check/read/files.ts';

let desk: Desk;

test.beforeAll(async () => {
  desk = await openDesk({
    WRITING_REPO: 'clinic/site',
    KEYSTATIC_GITHUB_CLIENT_ID: 'an-id',
    KEYSTATIC_GITHUB_CLIENT_SECRET: 'a-secret',
    KEYSTATIC_SECRET: 'x'.repeat(40),
    PUBLIC_KEYSTATIC_GITHUB_APP_SLUG: 'clinic',
  });
});
test.afterAll(() => desk.stop());

const cors = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' };

test('a commit is merged on its way, or refused, and a page leads to its form', async ({ page }) => {
  const [term] = readKind(desk.copy, 'glossary');
  const [condition] = readKind(desk.copy, 'conditions');
  const file = term?.file ?? '';
  const before = readFileSync(path.join(desk.copy, file), 'utf8');
  const arrived: string[] = [];
  await page.route('https://api.github.com/**', (route) => {
    const request = route.request();
    if (request.url().includes(`/contents/${file}`)) return route.fulfill({ body: before, headers: cors });
    if (request.method() === 'POST') arrived.push(request.postData() ?? '');
    return route.fulfill({ json: { data: {} }, headers: cors });
  });

  await expect(async () => {
    await page.goto(`${desk.address}/keystatic`);
    await expect(page.getByText('Log in with GitHub')).toBeVisible();
  }).toPass();
  const commit = (text: string) =>
    page.evaluate(
      async ([name, contents]) => {
        const input = {
          branch: { repositoryNameWithOwner: 'clinic/site', branchName: 'writing/words' },
          expectedHeadOid: 'abc',
          fileChanges: { additions: [{ path: name, contents }], deletions: [] },
        };
        const body = JSON.stringify({ variables: { input } });
        return (await fetch('https://api.github.com/graphql', { method: 'POST', body })).text();
      },
      [file, Buffer.from(text).toString('base64')],
    );

  expect(await commit(before.replace(/^meaning: .*$/m, 'meaning: We cure it.'))).toContain(
    'is a promise that no doctor can make',
  );
  expect(arrived).toEqual([]);
  await commit(before.replace(/^term: /m, 'sample: false\nterm: '));
  expect(arrived.map((body) => JSON.parse(body) as unknown)).toMatchObject([
    {
      variables: {
        input: {
          fileChanges: { additions: [{ path: file, contents: Buffer.from(before).toString('base64') }] },
        },
      },
    },
  ]);

  await page.goto(`${desk.address}/pain-conditions/${condition?.id}`);
  await expect(page.getByRole('link', { name: 'Edit this page' })).toHaveAttribute(
    'href',
    `/keystatic/branch/main/collection/conditions/item/${condition?.id}`,
  );
});
