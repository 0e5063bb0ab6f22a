// What the forms send is saved, or refused in words: the route itself, on a copy of the content with Git around it.
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { APIContext, APIRoute } from 'astro';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeFolder } from '@clinic/desk/tests/folder.ts';

const { folder: root, clear } = makeFolder();
const project = process.cwd();
const git = (...words: string[]) => execFileSync('git', words, { cwd: root, encoding: 'utf8' }).trim();
const fileOf = (name: string) => `src/content/notices/${name}.mdx`;
const textOf = (name: string) => readFileSync(path.join(root, fileOf(name)), 'utf8');
const hashOf = (name: string) => git('hash-object', fileOf(name));

let POST: APIRoute;

beforeAll(async () => {
  for (const name of ['src/content', 'public', 'src/assets/plates'])
    cpSync(path.join(project, name), path.join(root, name), { recursive: true });
  git('init', '--quiet');
  commit();
  // The route reads and writes the project in which it was started.
  process.chdir(root);
  ({ POST } = await import('../save/route.ts'));
});
afterAll(() => {
  process.chdir(project);
  clear();
});

function commit() {
  git('add', '--all');
  git(
    '-c',
    'user.name=A',
    '-c',
    'user.email=a@b.invalid',
    'commit',
    '--quiet',
    '--allow-empty',
    '--message=x',
  );
}

interface Sent {
  add?: Record<string, string>;
  remove?: string[];
  opened?: Record<string, string>;
}

/** As a form sends it; on a server, each save is a commit. */
async function send({ add = {}, remove = [], opened = {} }: Sent, form = 'a form') {
  const request = new Request('http://127.0.0.1/api/keystatic/update', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'no-cors': '1' },
    body: JSON.stringify({
      form,
      opened: Object.fromEntries(Object.entries(opened).map(([name, hash]) => [fileOf(name), hash])),
      additions: Object.entries(add).map(([name, text]) => ({
        path: fileOf(name),
        contents: Buffer.from(text).toString('base64url'),
      })),
      deletions: remove.map((name) => ({ path: fileOf(name) })),
    }),
  });
  const answer = await POST({ request } as APIContext);
  commit();
  return { status: answer.status, said: answer.ok ? '' : await answer.text() };
}

const details = (title: string) => `title: ${title}
metaTitle: "${title}: what it is about"
metaDescription: What it tells visitors, why it is there, and whom they can ask about it. They can call us.
updated: 2026-01-01
order: 99
sample: true
footer: A notice`;
const page = (title: string, body: string) => `---\n${details(title)}\n---\n\n${body}\n`;

/** Together with the details of a page, these lines are details, then a comment, then code. */
const CODE = ' {/*\n---\n---\n*/}\n{globalThis.ran = true}';
const asText = (code = '') => page('Another notice', `---\n${details('Our notice')}${code}\n---`);
const plain = page('Our notice', 'Visitors can ask at the desk.');

test('a form that was opened with another page is refused, and brings no code into this one', async () => {
  expect(await send({ add: { other: asText() } })).toMatchObject({ status: 200 });
  expect(await send({ add: { ours: plain } })).toMatchObject({ status: 200 });
  const evil = { add: { ours: asText(CODE) }, opened: { ours: hashOf('other') } };
  for (const time of ['first', 'second']) {
    const { status } = await send(evil);
    expect([time, status >= 400, textOf('ours')]).toEqual([time, true, plain]);
  }
});

test('a form that was opened with an earlier text of the page brings no code into it', async () => {
  expect(await send({ add: { past: asText() } })).toMatchObject({ status: 200 });
  const opened = { past: hashOf('past') };
  expect(await send({ add: { past: plain } })).toMatchObject({ status: 200 });
  for (const time of ['first', 'second']) {
    await send({ add: { past: asText(CODE) }, opened });
    expect([time, textOf('past')]).toEqual([time, plain]);
  }
});

test('two who opened the same version of a page are both in', async () => {
  const text = (first: string, last: string) => page('A shared notice', `${first}\n\nBetween.\n\n${last}`);
  expect(await send({ add: { shared: text('First.', 'Last.') } })).toMatchObject({ status: 200 });
  const opened = { shared: hashOf('shared') };
  expect(await send({ add: { shared: text('Mine.', 'Last.') }, opened })).toMatchObject({ status: 200 });
  expect(await send({ add: { shared: text('First.', 'Theirs.') }, opened })).toMatchObject({ status: 200 });
  expect(textOf('shared')).toBe(text('Mine.', 'Theirs.'));
});

test.each(['A B', '_x', '-rf', 'घुटना', 'Knee', 'a--b'])('no text is saved as %j', async (name) => {
  const { status, said } = await send({
    add: { [name]: page('An odd notice', 'Visitors can ask at the desk.') },
  });
  expect([status, said]).toEqual([400, expect.stringContaining('makes an odd web address')]);
  expect(existsSync(path.join(root, fileOf(name)))).toBe(false);
});

test.each(['sub/dir/x', '../x', 'x/../y', '.x'])('no text is saved at %j', async (name) => {
  const { status, said } = await send({
    add: { [name]: page('An odd notice', 'Visitors can ask at the desk.') },
  });
  expect([status, said]).toEqual([400, 'This is no file of the content.']);
  expect(existsSync(path.join(root, fileOf(name)))).toBe(false);
});

test('a text of more than 1 MB is refused in plain words', async () => {
  const { status, said } = await send({ add: { long: page('A long notice', 'Words. '.repeat(160_000)) } });
  expect([status, said]).toEqual([400, expect.stringContaining('longer than 1 MB')]);
  expect(existsSync(path.join(root, fileOf('long')))).toBe(false);
});

test('a page that others need is not deleted along with a change of another page', async () => {
  expect((await send({ remove: ['privacy'] })).said).toContain('It is not deleted');
  const notes = page('A changed notice', 'Visitors can ask at the desk.');
  const { status, said } = await send({ add: { privacy: notes }, remove: ['privacy'] });
  expect([status, said]).toEqual([400, expect.stringContaining('It is not deleted')]);
  expect((await send({ add: { ours: plain }, remove: ['privacy'] })).status).toBe(400);
  expect(textOf('privacy')).toContain('title: Privacy');
});

test('a page gets another name, and one that nobody needs is deleted along with a change', async () => {
  expect(await send({ add: { first: page('A first notice', 'Ask at the desk.') } })).toMatchObject({
    status: 200,
  });
  const renamed = page('A first notice', 'Ask at our desk.');
  expect(await send({ add: { second: renamed }, remove: ['first'] })).toMatchObject({ status: 200 });
  expect(textOf('second')).toContain('formerly');
  expect(existsSync(path.join(root, fileOf('first')))).toBe(false);
  const answer = await send({ add: { shared: page('A shared notice', 'All.') }, remove: ['second'] });
  expect(answer).toMatchObject({ status: 200 });
  expect(existsSync(path.join(root, '.deleted/notices/second.mdx'))).toBe(true);
});
