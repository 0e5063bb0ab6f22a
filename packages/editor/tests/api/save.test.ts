// Reading, checking and saving pages through the API.
import { readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import type { Entry, Problem, Refusal, Row, Saved } from '../../api/types.ts';
import { kindInfos } from '../../api/kinds.ts';
import { createSite } from './site.ts';

const site = createSite();
afterAll(site.clear);

const read = async (address: string) => (await site.call<Entry>('GET', `/entries/${address}`)).body;
const put = ({ kind, id, version, data, body }: Entry, writer = { name: 'Priya', mayPublish: false }) =>
  site.call<Saved & Refusal>('PUT', `/entries/${kind}/${id}`, { version, data, body }, writer);

test('a page of each kind stays the same, byte for byte, when it is saved without a change', async () => {
  const { body: rows } = await site.call<Row[]>('GET', '/list');
  const first = kindInfos.map(({ kind }) => rows.find((row) => row.kind === kind));
  for (const row of first) {
    const name = `${row?.kind}/${row?.id}`;
    const { status, body } = await put(await read(name));
    expect.soft([name, status, body.mergedWith]).toEqual([name, 200, undefined]);
  }
  const [begin] = site.git('rev-list', '--max-parents=0', 'HEAD').split('\n');
  expect(site.git('diff', '--stat', String(begin), 'HEAD')).toBe('');
});

let order = 900;

/** Adds a notice and opens it. */
async function openNotice(id: string, text = 'First.\n\nBetween.\n\nLast.') {
  order += 1;
  const words = `---
title: A notice of the name ${id}
metaTitle: "What the notice ${id} is about"
metaDescription: What the notice ${id} tells visitors, why it is there, and whom they can ask about it.
updated: 2026-01-01
order: ${order}
sample: true
footer: A notice
---

${text}
`;
  writeFileSync(path.join(site.root, `src/content/notices/${id}.mdx`), words);
  site.commit();
  return read(`notices/${id}`);
}
const textOf = (id: string) => site.textOf(`src/content/notices/${id}.mdx`);

test('saves only what the writer changed', async () => {
  const entry = await openNotice('changed');
  const before = textOf('changed');
  const answer = await put({ ...entry, data: { ...entry.data, footer: 'Another' } });
  expect(answer.status).toBe(200);
  expect(textOf('changed')).toBe(before.replace('footer: A notice', 'footer: Another'));
  expect(answer.body.entry).toEqual(await read('notices/changed'));
});

test('merges the changes of two writers who opened the same version', async () => {
  const entry = await openNotice('shared');
  const [mine, theirs] = [
    { ...entry, body: '\nMine.\n\nBetween.\n\nLast.\n', data: { ...entry.data, order: 98 } },
    { ...entry, body: '\nFirst.\n\nBetween.\n\nTheirs.\n', data: { ...entry.data, footer: 'Theirs' } },
  ];
  const answers = await Promise.all([put(theirs, { name: 'Wim', mayPublish: false }), put(mine)]);
  expect(answers.map(({ status, body }) => [status, body.mergedWith])).toEqual([
    [200, undefined],
    [200, 'Wim'],
  ]);
  expect(textOf('shared')).toContain(
    'order: 98\nsample: true\nfooter: Theirs\n---\n\nMine.\n\nBetween.\n\nTheirs.',
  );
});

test.each([
  ['keepMine', 'keeps', 'Mine.'],
  ['takeTheirs', 'replaces', 'Theirs.'],
] as const)(
  'shows a conflict with the name of the other writer; %s %s only that place',
  async (answer, _, first) => {
    const entry = await openNotice(answer.toLowerCase());
    await put({ ...entry, body: '\nTheirs.\n\nBetween.\n\nTheirs.\n' }, { name: 'Wim', mayPublish: false });
    const mine = {
      ...entry,
      body: '\nMine.\n\nBetween.\n\nLast.\n',
      data: { ...entry.data, order: 97 },
    };
    const { status, body } = await put(mine);
    expect([status, body.conflict?.by, body.conflict?.places]).toEqual([
      409,
      'Wim',
      [{ mine: 'Mine.', theirs: 'Theirs.' }],
    ]);
    expect(body.message).toContain('Wim');
    const again = await put({ ...mine, version: body.conflict?.[answer] ?? '' });
    expect([again.status, again.body.mergedWith]).toEqual([200, 'Wim']);
    const saved = textOf(answer.toLowerCase());
    expect(saved).toContain('order: 97');
    expect(saved).toContain(`\n${first}\n\nBetween.\n\nTheirs.\n`);
  },
);

test('shows the whole page as a conflict when the opened version is unknown', async () => {
  const entry = await openNotice('lost');
  const mine = { ...entry, version: '0'.repeat(40), body: '\nMine.\n' };
  const { status, body } = await put(mine);
  expect(site.log).toEqual([]);
  expect([status, body.conflict?.places[0]?.theirs]).toEqual([409, textOf('lost')]);
  const { keepMine = '', takeTheirs = '' } = body.conflict ?? {};
  expect((await put({ ...mine, version: takeTheirs })).body.entry.body).toBe(entry.body);
  expect((await put({ ...mine, version: keepMine })).status).toBe(200);
  expect(textOf('lost')).toContain('\n---\n\nMine.\n');
});

test('sees a change by hand on the next request', async () => {
  await openNotice('by-hand');
  const text = textOf('by-hand').replace(/First.*/s, 'By hand.\n');
  writeFileSync(path.join(site.root, 'src/content/notices/by-hand.mdx'), text);
  expect((await read('notices/by-hand')).body).toBe('\nBy hand.\n');
});

test('reports problems at their fields and blocks, and does not save a page that cannot be published', async () => {
  const entry = await openNotice('wrong');
  const draft = {
    ...entry,
    data: { ...entry.data, order: 'first' },
    body: '\nOne.\n\nTwo {code}.\n\n#### Four\n',
  };
  const { status, body } = await put(draft);
  expect([status, body.problems?.map(({ at, stops }) => [at, stops])]).toEqual([
    400,
    [
      [{ path: ['order'] }, 'save'],
      [{ block: 1 }, 'save'],
      [{ block: 2 }, 'save'],
    ],
  ]);
  const checked = await site.call<Problem[]>('POST', '/entries/notices/wrong/check', draft);
  expect(checked.body).toEqual(expect.arrayContaining(body.problems ?? []));
  expect(textOf('wrong')).toContain('Between.');
});

test('saves a page with a broken link, which cannot be published', async () => {
  const entry = await openNotice('link');
  const { status, body } = await put({ ...entry, body: '\nFirst.\n\nSee [this](/no-such-page).\n' });
  expect([status, body.entry.problems.map(({ at, stops }) => [at, stops])]).toEqual([
    200,
    [[{ block: 1 }, 'publish']],
  ]);
});

test('names other pages by their titles', async () => {
  const { data } = await openNotice('one');
  const entry = await openNotice('two');
  const { body } = await put({ ...entry, data: { ...entry.data, metaTitle: data.metaTitle } });
  const [problem] = body.entry.problems;
  expect(problem).toMatchObject({ at: { path: ['metaTitle'] }, stops: 'publish' });
  expect(problem?.message).toContain('“A notice of the name one” has this title too');
});

test('removes a replaced picture, unless another page shows it, and brings it back', async () => {
  const named = (...names: string[]) =>
    names.map((name) => `<Picture src="./${name}" alt="A chair." />`).join('\n\n');
  const folder = path.join(site.root, 'src/content/notices');
  const bytes = await sharp({ create: { width: 1000, height: 600, channels: 3, background: 'red' } })
    .jpeg()
    .toBuffer();
  for (const name of ['chair.jpg', 'table.jpg']) writeFileSync(path.join(folder, name), bytes);
  const entry = await openNotice('pictures', named('chair.jpg', 'table.jpg'));
  await openNotice('other', named('table.jpg'));
  const pictures = () => readdirSync(folder).filter((name) => name.endsWith('.jpg'));
  const { body } = await put({ ...entry, body: '\nNo picture.\n' });
  expect(pictures()).toEqual(['table.jpg']);
  const again = await put({ ...body.entry, body: entry.body });
  expect(again.body.entry.problems).toEqual([]);
  expect(pictures()).toEqual(['chair.jpg', 'table.jpg']);
});
