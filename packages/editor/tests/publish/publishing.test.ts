import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { dueCommit, releases } from '../../publish/git/releases.ts';
import { nightAfter } from '../../publish/routes.ts';
import type { Change, Job, Release, Row } from '../../api/types.ts';
import { createServer } from '../../serve.ts';
import { createProject, KNEE, page, type Project } from './project.ts';

let project: Project;
beforeEach(() => (project = createProject()));
afterEach(() => project.end());

const publicFile = (file: string) => project.read(`releases/current/${file}`);
const knee = (words: string, more = '') => page('Knee pain', words, more);
const DAY_MS = 24 * 3_600_000;

test('a writer asks, and a publisher reviews and publishes the changes', async () => {
  await project.publish();
  project.save('Asha', KNEE, knee('Rest helps many.'));
  const head = project.head();
  expect(await project.writer.status('/publish', { head })).toBe(403);
  const asked = await project.writer.ask('/editor/api/ask', {});
  expect(JSON.parse(decodeURIComponent(asked.headers.get('x-asks-publishers') ?? ''))).toEqual(['Knee pain']);

  const { waiting, asked: by } = await project.overview();
  expect(by).toMatchObject({ by: 'Asha', titles: ['Knee pain'] });
  expect(waiting).toMatchObject([
    { kind: 'conditions', id: 'knee-pain', title: 'Knee pain', how: 'changed', by: 'Asha', commit: head },
  ]);
  expect(waiting[0]?.parts).toEqual([
    {
      label: '',
      pieces: [
        { is: 'kept', text: 'Rest helps ' },
        { is: 'gone', text: 'some.' },
        { is: 'new', text: 'many.' },
      ],
    },
  ]);

  const job = await project.publish();
  expect(job).toMatchObject({ id: 2, what: 'publication', by: 'Meera', isDone: true, isWaiting: false });
  expect(job.problem).toBeUndefined();
  expect(job.published).toEqual([{ title: 'Knee pain', page: '/pain-conditions/knee-pain' }]);
  expect(publicFile('conditions/knee-pain.mdx')).toContain('many');
  expect(project.git('tag', '--points-at', 'HEAD', '--list', 'published/*')).toMatch(/^published\/\d{4}-/);
  const after = await project.overview();
  expect([after.waiting, after.asked, after.active?.by]).toEqual([[], undefined, 'Meera']);
});

test('rejects a publication of changes that the publisher has not seen', async () => {
  const head = project.head();
  project.save('Asha', KNEE, knee('More words.'));
  expect(await project.publisher.status('/publish', { head })).toBe(409);
  expect(project.has('releases/current')).toBe(false);
});

test('names the page of a problem by its title, and keeps the public site', async () => {
  await project.publish();
  project.save('Asha', KNEE, knee('Rest can cure it.'));
  const { problem, pages, published } = await project.publish();
  expect(problem).toBe('“Knee pain”: "cure" is a promise. Say what it may help with.');
  expect(pages).toEqual([{ kind: 'conditions', id: 'knee-pain', title: 'Knee pain' }]);
  expect(published).toBeUndefined();
  expect(publicFile('conditions/knee-pain.mdx')).toContain('some');
});

test('starts one publication for two publishers while writers save', async () => {
  await project.publish();
  project.write('releases/hold', '');
  const head = project.save('Asha', KNEE, knee('First words.'));
  const ravi = project.as({ name: 'Ravi', mayPublish: true });
  const started = await Promise.all(
    [project.publisher, ravi].map(({ get }) => get<Job>('/publish', { head })),
  );
  expect(new Set(started.map(({ id }) => id)).size).toBe(1);
  expect((await project.overview()).jobs).toMatchObject([{ what: 'publication', isWaiting: false }]);
  project.save('Asha', KNEE, knee('Later words.'));
  await project.publisher.get('/preview', { head: project.head() });
  rmSync(path.join(project.root, 'releases/hold'));
  await project.editor.publish.jobs.onIdle();
  expect(publicFile('conditions/knee-pain.mdx')).toContain('First words.');
  expect(project.git('tag', '--list', 'published/*').split('\n')).toHaveLength(2);
  expect((await project.overview()).waiting).toHaveLength(1);
});

test('runs a publication before waiting previews, and shows that it waits', async () => {
  project.write('releases/hold', '');
  const press = async (what: string) =>
    (await project.publisher.get<Job>(`/${what}`, { head: project.head() })).id;
  const preview = await press('preview');
  project.save('Asha', KNEE, knee('First words.'));
  const later = await press('preview');
  const first = await press('publish');
  expect(await press('publish')).toBe(first);
  expect(new Set([preview, later, first]).size).toBe(3);
  const { jobs } = await project.overview();
  expect(jobs.map(({ id, isWaiting }) => [id, isWaiting])).toEqual([
    [preview, false],
    [later, true],
    [first, true],
  ]);
  // The nightly job does not publish an older commit first.
  await project.editor.publish.publishDue();
  rmSync(path.join(project.root, 'releases/hold'));
  await project.editor.publish.jobs.onIdle();

  const made = project.said.filter((sentence) => sentence.endsWith('is finished.'));
  expect(made.map((words) => words.split(' ')[1])).toEqual(['preview', 'publication', 'preview']);
  expect(publicFile('conditions/knee-pain.mdx')).toContain('First words.');
});

test('a flood of previews is bounded per writer, and a publication passes it', async () => {
  project.write('releases/hold', '');
  const writers = ['Asha', 'Ravi', 'Wim'].map((name) => project.as({ name, mayPublish: false }));
  const answers: number[] = [];
  for (const words of ['one', 'two', 'three', 'four']) {
    const head = project.save('Asha', KNEE, knee(words));
    for (const { status } of writers) answers.push(await status('/preview', { head }));
  }
  // Each commit is built once for all writers, and a writer has at most two waiting previews.
  const { jobs } = await project.overview();
  expect(answers.filter((status) => status === 409).length).toBeGreaterThan(0);
  for (const name of ['Asha', 'Ravi', 'Wim'])
    expect(jobs.filter(({ by }) => by === name).length).toBeLessThanOrEqual(2);
  const { id } = await project.publisher.get<Job>('/publish', { head: project.head() });
  rmSync(path.join(project.root, 'releases/hold'));
  await project.editor.publish.jobs.onIdle();
  const order = project.said.filter((sentence) => sentence.endsWith('is finished.'));
  expect(order[1]).toContain('A publication by Meera');
  expect(order).toHaveLength(jobs.length + 1);
  expect((await project.ended(id)).problem).toBeUndefined();
});

test('starts no waiting job when the editor stops', async () => {
  project.write('releases/hold', '');
  const head = project.head();
  await project.writer.get('/preview', { head });
  await project.publisher.get('/publish', { head });
  await project.editor.close();
  expect(project.has('releases/current')).toBe(false);
  expect(project.has('previews/.build')).toBe(false);
});

test('passes no keys to the build, and little memory', async () => {
  vi.stubEnv('EDITOR_KEY', 'secret');
  await project.publish();
  vi.unstubAllEnvs();
  expect(publicFile('index.html')).toContain('<p>{"heap":"--max-old-space-size=1024"}</p>');
});

test('publishes after a crash left its worktree behind', async () => {
  const build = path.join(project.root, 'previews/.build');
  project.git('worktree', 'add', '--detach', '-q', build);
  project.write('previews/.build/src/content/conditions/half.mdx', 'cure');
  rmSync(path.join(build, '.git'));
  mkdirSync(path.join(project.root, '.git/worktrees/.build'), { recursive: true });
  expect((await project.publish()).problem).toBeUndefined();
  expect(project.has('releases/current')).toBe(true);
});

test('a release by hand has the commit of its build, and the next publication tags it', async () => {
  const first = project.head();
  const later = project.save('Asha', KNEE, knee('Later words.'));
  execFileSync(process.execPath, ['tools/release.ts', '--commit', first], { cwd: project.root });
  const { active, waiting } = await project.overview();
  expect([active?.by, waiting.map(({ commit }) => commit)]).toEqual(['the server', [later]]);
  expect(project.git('tag')).toBe('');
  await project.publish();
  expect(project.git('rev-parse', `published/${active?.name}^{}`)).toBe(first);
  expect((await project.overview()).waiting).toEqual([]);
});

test('the first publication includes all pages', async () => {
  const { waiting, head } = await project.overview();
  expect(waiting.map(({ id, how }) => [id, how])).toEqual([['knee-pain', 'new']]);
  const [row] = await project.writer.get<Row[]>('/list');
  expect(row?.state).toBe('waiting');
  expect(await project.publisher.status('/publish', { head, pages: waiting })).toBe(409);
  expect((await project.publish()).published).toMatchObject([{ title: 'Knee pain' }]);
  expect((await project.overview()).waiting).toEqual([]);
});

test('is published though its tag cannot be written', async () => {
  project.write('.git/refs/tags/published', '');
  expect(await project.publish()).toMatchObject({ isDone: true, published: [] });
  expect(project.said.join()).toContain('failed');
  rmSync(path.join(project.root, '.git/refs/tags/published'));
  expect((await project.overview()).waiting).toEqual([]);
});

test('finishes a running publication when the editor stops', async () => {
  project.write('releases/hold', '');
  await project.publisher.get('/publish', { head: project.head() });
  const closed = project.editor.close();
  rmSync(path.join(project.root, 'releases/hold'));
  await closed;
  expect(project.said.join()).toContain('A publication by Meera is finished.');
  expect(project.has('releases/current')).toBe(true);
});

test('restores an earlier site and earlier content', async () => {
  await project.publish();
  const first = (await project.overview()).active?.name ?? '';
  project.save('Asha', KNEE, knee('Wrong words.'));
  await project.publish();
  expect(publicFile('conditions/knee-pain.mdx')).toContain('Wrong words.');

  expect(await project.writer.status(`/releases/${first}/site`, {})).toBe(403);
  expect(publicFile('conditions/knee-pain.mdx')).toContain('Wrong words.');
  expect(await project.publisher.status(`/releases/${first}/site`, {})).toBe(200);
  expect(publicFile('conditions/knee-pain.mdx')).toContain('some');
  expect(await project.writer.get<Release[]>('/releases')).toMatchObject([
    { isActive: false, isKept: true },
    { name: first, isActive: true, isKept: true, by: 'Meera' },
  ]);
  expect((await project.overview()).waiting).toHaveLength(1);

  expect(await project.writer.status(`/releases/${first}/words`, {})).toBe(403);
  expect(project.read(KNEE)).toContain('Wrong words.');
  expect(await project.publisher.status(`/releases/${first}/words`, {})).toBe(200);
  expect(project.read(KNEE)).toContain('some');
  expect(project.git('log', '-1', '--format=%an')).toBe('Meera');
});

test('a rollback right after a release keeps the commits of both', async () => {
  const before = project.head();
  await project.publish();
  const [first] = await releases(project.root);
  const back = `rmSync('releases/current');\nsymlinkSync('${first?.name}', 'releases/current');\n`;
  project.save('Developer', 'tools/release.ts', project.read('tools/release.ts') + back);
  const head = project.save('Asha', KNEE, knee('Later words.'));
  await project.publish();
  const tagged = (await releases(project.root)).map(({ commit, by }) => [commit, by]);
  expect(tagged).toEqual([
    [head, 'Meera'],
    [before, 'Meera'],
  ]);
});

test('shows a version and restores it as the person who asks', async () => {
  const first = project.head();
  project.save('Asha', KNEE, knee('Other words.'));
  const history = await project.writer.get<Change[]>('/history/conditions/knee-pain');
  expect(history.map(({ by, how }) => [by, how])).toEqual([
    ['Asha', 'changed'],
    ['Setter', 'new'],
  ]);
  expect(await project.writer.get(`/history/conditions/knee-pain/${first}`)).toEqual({
    whole: [
      { label: 'Title', pieces: [{ is: 'new', text: 'Knee pain' }] },
      { label: '', pieces: [{ is: 'new', text: 'Rest helps some.' }] },
    ],
  });
  expect(await project.writer.get(`/history/conditions/knee-pain/${first}`, {})).toEqual({ id: 'knee-pain' });
  expect(project.read(KNEE)).toContain('Rest helps some.');
  expect(project.git('log', '-1', '--format=%an')).toBe('Asha');
});

test('answers 404 to hostile names and changes nothing', async () => {
  const dangling = project.git('commit-tree', 'HEAD^{tree}', '-m', 'x');
  const before = project.head();
  const places = [
    'history/conditions/nothing',
    'history/conditions/..%2f..%2fpackage',
    'history/..%2f..%2ftools/release',
    'history/conditions/%00',
    'history/conditions/--output=x',
    'history/conditions/knee-pain/HEAD',
    'history/conditions/knee-pain/--help',
    `history/conditions/knee-pain/${'0'.repeat(40)}`,
    `history/conditions/knee-pain/${dangling}`,
    'releases/--force/words',
    'releases/..%2f..%2fHEAD/words',
    'releases/2020-01-01T000000000Z/site',
    'jobs/0',
    'jobs/x',
  ];
  for (const place of places) {
    expect([place, await project.publisher.status(`/${place}`)]).toEqual([place, 404]);
    expect([place, await project.publisher.status(`/${place}`, {})]).toEqual([place, 404]);
  }
  expect(project.head()).toBe(before);
  expect(project.git('status', '--porcelain')).toBe('');
});

test.each([[{}], [{ head: 'HEAD' }], [{ head: '--all' }], [{ head: ['x'] }], ['x'], [[]], [null]])(
  'refuses the order %j',
  async (order) => {
    for (const what of ['publish', 'preview'])
      expect(await project.publisher.status(`/${what}`, order), what).toBeGreaterThanOrEqual(400);
    expect((await project.overview()).jobs).toEqual([]);
  },
);

test('publishes due pages at night, without unapproved changes', async () => {
  const soon = new Date(Date.now() + 3 * DAY_MS).toISOString().slice(0, 10);
  const head = project.save('Asha', KNEE, knee('Rest.', `publishOn: ${soon}\n`));
  await project.publish();
  project.save('Asha', KNEE, knee('Not agreed.', `publishOn: ${soon}\n`));
  expect(await dueCommit(project.root, new Date())).toBeUndefined();
  const later = new Date(Date.now() + 4 * DAY_MS);
  expect(await dueCommit(project.root, later)).toBe(head);

  project.editor.publish.jobs.start({ what: 'publication', head, by: 'the calendar' });
  await project.editor.publish.jobs.onIdle();
  expect(publicFile('conditions/knee-pain.mdx')).toContain('Rest.');
  const { active, waiting } = await project.overview();
  expect([active?.by, waiting.length]).toEqual(['the calendar', 1]);

  const first = (await project.writer.get<Release[]>('/releases')).at(-1)?.name;
  await project.publisher.get(`/releases/${first}/site`, {});
  expect(await dueCommit(project.root, later)).toBeUndefined();
});

test('publishes at its start the pages that became due while it was down', async () => {
  const soon = new Date(Date.now() + 3 * DAY_MS).toISOString().slice(0, 10);
  project.save('Asha', KNEE, knee('Rest.', `publishOn: ${soon}\n`));
  await project.publish();
  const count = project.git('tag').split('\n').length;
  await project.editor.close();
  vi.setSystemTime(Date.now() + 4 * DAY_MS);
  const { publish } = createServer(project.root, 'k'.repeat(32), () => undefined);
  await vi.waitFor(() => expect(publish.jobs.find(1)?.by).toBe('the calendar'), 5000);
  vi.useRealTimers();
  await publish.close();
  expect(project.git('tag').split('\n')).toHaveLength(count + 1);
});

test('says on which day a page appears', async () => {
  await project.publish();
  const day = new Date(Date.now() + 3 * DAY_MS).toISOString().slice(0, 10);
  project.save('Asha', KNEE, knee('Rest.', `publishOn: ${day}\n`));
  project.save('Asha', 'src/content/conditions/gout.mdx', page('Gout', 'Gout.', 'draft: true\n'));
  expect((await project.overview()).planned).toEqual([
    { kind: 'conditions', id: 'knee-pain', title: 'Knee pain', day },
  ]);
  // A draft is neither public nor planned.
  expect((await project.publish()).published).toEqual([
    { title: 'Knee pain', page: '/pain-conditions/knee-pain', appearsOn: day },
  ]);
});

test('offers to rebuild after an update of the code, and publishes the same content', async () => {
  await project.publish();
  expect((await project.overview()).hasNewCode).toBe(false);
  project.save('Asha', KNEE, knee('Waits.'));
  expect((await project.overview()).hasNewCode).toBe(false);
  project.save('Developer', 'src/lib/days.ts', 'export const days = 7;\n');
  expect((await project.overview()).hasNewCode).toBe(true);
  expect(await project.writer.status('/rebuild', {})).toBe(403);
  const { id } = await project.publisher.get<Job>('/rebuild', {});
  expect((await project.ended(id)).problem).toBeUndefined();
  expect(publicFile('conditions/knee-pain.mdx')).toContain('some');
  const { hasNewCode, waiting } = await project.overview();
  expect([hasNewCode, waiting.length]).toEqual([false, 1]);
});

test.each([
  ['2026-03-01T12:00:00Z', '2026-03-01T20:00:00.000Z'],
  ['2026-03-01T20:00:00Z', '2026-03-02T20:00:00.000Z'],
  ['2026-12-31T23:00:00Z', '2027-01-01T20:00:00.000Z'],
])('publishes planned pages at 1:30 at night in India: after %s, at %s', (now, night) => {
  expect(nightAfter(new Date(now)).toISOString()).toBe(night);
});
