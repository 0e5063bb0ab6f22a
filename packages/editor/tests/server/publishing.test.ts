import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { dueAgain } from '../../server/git/publications.ts';
import { createProject, KNEE, type Project } from './project.ts';

let project: Project;
beforeEach(() => (project = createProject()));
afterEach(() => project.end());

const head = () => project.git('rev-parse', 'HEAD');
const text = async (answer: Response | Promise<Response>) => (await answer).text();
const front = (file: string) => project.read(`releases/current/${file}`);
const DAY_MS = 24 * 3_600_000;

test('a writer asks, a publisher sees the words and publishes them', async () => {
  await project.publish();
  project.save('Asha', KNEE, '---\ntitle: Knee pain\n---\nRest helps <b>many</b>.\n');
  expect((await project.writer('/editor/publish', { commit: head() })).status).toBe(403);
  expect(await text(project.writer('/editor'))).not.toContain('action="/editor/publish"');
  expect((await project.writer('/editor/ask', {})).headers.get('location')).toBe('/editor?said=asked');

  const page = await text(project.publisher('/editor'));
  expect(page).toContain('Asha asked to publish, today');
  expect(page).toMatch(/<del>.*some\.<\/del>\s*<ins>.*&lt;b&gt;many&lt;\/b&gt;\.<\/ins>/);
  expect(page).toContain('Changed in conditions by Asha');

  expect((await project.publish()).headers.get('location')).toBe('/editor/job?of=2');
  const job = await text(project.writer('/editor/job?of=2'));
  expect(job).toContain('<h1>Published</h1>');
  expect(job).toContain('href="/pain-conditions/knee-pain"');
  expect(front('conditions/knee-pain.mdx')).toContain('many');
  expect(project.git('tag', '--points-at', 'HEAD', '--list', 'published/*')).toMatch(/^published\/\d{4}-/);
  const after = await text(project.publisher('/editor'));
  expect(after).toContain('Nothing waits to be published');
  expect(after).not.toContain('asked to publish');
});

test('nobody publishes what they have not seen', async () => {
  const seen = head();
  project.save('Asha', KNEE, 'More words.\n');
  const answer = await project.publisher('/editor/publish', { commit: seen });
  expect(answer.headers.get('location')).toBe('/editor?said=more');
  expect(project.has('releases/current')).toBe(false);
});

test('what is wrong is said with file and line, and the site stays as it is', async () => {
  await project.publish();
  project.save('Asha', KNEE, '---\ntitle: Knee pain\n---\nRest can cure it.\n');
  await project.publish();
  const job = await text(project.publisher('/editor/job'));
  expect(job).toContain(`<a href="/keystatic/collection/conditions/item/knee-pain">${KNEE}</a>, line 4`);
  expect(job).toContain('&quot;cure&quot; is a promise.');
  expect(job).not.toContain('http-equiv="refresh"');
  expect(front('conditions/knee-pain.mdx')).toContain('some');
});

test('two press at once: one publication, both see it, and writers go on saving', async () => {
  await project.publish();
  project.write('releases/hold', '');
  const commit = project.save('Asha', KNEE, 'First words.\n');
  await Promise.all([1, 2].map(() => project.publisher('/editor/publish', { commit })));
  expect(await text(project.publisher('/editor/job'))).toMatch(
    /http-equiv="refresh"[\s\S]*A publication is under way/,
  );
  expect(await text(project.writer('/editor'))).toContain('A publication by Meera is under way');
  project.save('Asha', KNEE, 'Later words.\n');
  await project.publisher('/editor/preview', { commit: head() });
  rmSync(path.join(project.root, 'releases/hold'));
  await project.editor.pages.jobs.rest();
  expect(front('conditions/knee-pain.mdx')).toBe('First words.\n');
  expect(project.git('tag', '--list', 'published/*').split('\n')).toHaveLength(2);
  expect(await text(project.writer('/editor'))).toContain('What waits to be published');
});

test('a publication that is asked for while a preview is made waits, says so, and goes before other previews', async () => {
  project.write('releases/hold', '');
  const press = async (what: string, commit: string) =>
    (await project.publisher(`/editor/${what}`, { commit })).headers.get('location') ?? '';
  const preview = await press('preview', head());
  project.save('Asha', KNEE, 'First words.\n');
  const later = await press('preview', head());
  const first = await press('publish', head());
  expect(await press('publish', head())).toBe(first);
  expect(new Set([preview, later, first]).size).toBe(3);

  expect(await text(project.publisher(first))).toMatch(
    /http-equiv="refresh"[\s\S]*<h1>A publication is waiting<\/h1>/,
  );
  expect(await text(project.publisher(preview))).toContain('<h1>A preview is under way</h1>');
  const overview = await text(project.writer('/editor'));
  expect(overview).toContain('A preview by Meera is under way');
  expect(overview).toContain('A publication by Meera is waiting');
  // At night, nothing older goes in front of what waits.
  await project.editor.pages.publishDue();
  rmSync(path.join(project.root, 'releases/hold'));
  await project.editor.pages.jobs.rest();

  const made = project.said
    .filter((sentence) => sentence.endsWith('is made.'))
    .map((words) => words.split(' ')[1]);
  expect(made).toEqual(['preview', 'publication', 'preview']);
  expect(front('conditions/knee-pain.mdx')).toBe('First words.\n');
  expect(await text(project.publisher(first))).toContain('<h1>Published</h1>');
  for (const place of [preview, later])
    expect(await text(project.publisher(place))).toContain('preview is ready');
});

test('what waits is not begun when the editor ends', async () => {
  project.write('releases/hold', '');
  const commit = head();
  await project.writer('/editor/preview', { commit });
  await project.publisher('/editor/publish', { commit });
  await project.editor.pages.close();
  expect(project.has('releases/current')).toBe(false);
  expect(project.has('previews/.build')).toBe(false);
});

test('no key reaches what builds the site', async () => {
  process.env.EDITOR_KEY = 'secret';
  await project.publish();
  delete process.env.EDITOR_KEY;
  expect(front('index.html')).toContain('<p>{}</p>');
});

test('what a crash has left does not stop the next publication', async () => {
  const build = path.join(project.root, 'previews/.build');
  project.git('worktree', 'add', '--detach', '-q', build);
  project.write('previews/.build/src/content/conditions/half.mdx', 'cure');
  rmSync(path.join(build, '.git'));
  mkdirSync(path.join(project.root, '.git/worktrees/.build'), { recursive: true });
  await project.publish();
  expect(await text(project.publisher('/editor/job'))).toContain('<h1>Published</h1>');
});

test('a release made by hand counts as what was saved before it', async () => {
  await project.publish();
  const tag = project.git('tag', '--list', 'published/*');
  project.git('tag', '--delete', tag);
  // Git tells moments by the second.
  await new Promise((go) => setTimeout(go, 1100));
  project.save('Asha', KNEE, 'Later words.\n');
  expect(await text(project.publisher('/editor'))).toMatch(/that of the server[\s\S]*Later/);
  expect(project.git('tag', '--list', 'published/*')).toBe(tag);
});

test('an earlier site and earlier words come back with one press', async () => {
  await project.publish();
  const [name = ''] = project.git('tag', '--list', '--format=%(refname:lstrip=3)', 'published/*').split('\n');
  project.save('Asha', KNEE, 'Wrong words.\n');
  await project.publish();
  expect(front('conditions/knee-pain.mdx')).toBe('Wrong words.\n');

  expect((await project.writer(`/editor/publications/${name}/site`, {})).status).toBe(403);
  expect(front('conditions/knee-pain.mdx')).toBe('Wrong words.\n');
  expect(await text(project.writer('/editor/publications'))).not.toContain('/site"');
  expect(await text(project.publisher('/editor/publications'))).toContain(`${name}/site"`);
  expect((await project.publisher(`/editor/publications/${name}/site`, {})).status).toBe(303);
  expect(front('conditions/knee-pain.mdx')).toContain('some');
  expect(await text(project.publisher('/editor'))).toContain('Wrong words');

  expect((await project.writer(`/editor/publications/${name}/words`, {})).status).toBe(303);
  expect(project.read(KNEE)).toContain('some');
  expect(project.git('log', '-1', '--format=%an')).toBe('Asha');
});

test('a version is shown, and comes back in the name of whoever presses', async () => {
  const first = head();
  project.save('Asha', KNEE, 'Other words.\n');
  const history = await text(project.writer('/editor/history/conditions/knee-pain'));
  expect(history).toContain(`href="/editor/history/conditions/knee-pain/${first}"`);
  expect(await text(project.writer(`/editor/history/conditions/knee-pain/${first}`))).toContain(
    'Rest helps some.',
  );
  await project.writer(`/editor/history/conditions/knee-pain/${first}`, {});
  expect(project.read(KNEE)).toContain('Rest helps some.');
  expect(project.git('log', '-1', '--format=%an')).toBe('Asha');
});

test('hostile names are not found, and touch nothing', async () => {
  const dangling = project.git('commit-tree', 'HEAD^{tree}', '-m', 'x');
  const before = head();
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
    'publications/--force/words',
    'publications/..%2f..%2fHEAD/words',
    'publications/2020-01-01T000000000Z/site',
  ];
  for (const place of places) {
    expect([place, (await project.publisher(`/editor/${place}`)).status]).toEqual([place, 404]);
    expect([place, (await project.publisher(`/editor/${place}`, {})).status]).toEqual([place, 404]);
  }
  expect(head()).toBe(before);
  expect(project.git('status', '--porcelain')).toBe('');
});

test('every page is the strict kind, and none has a script', async () => {
  await project.publish();
  for (const place of ['', '/publications', '/job', '/history/conditions/knee-pain']) {
    const answer = await project.writer(`/editor${place}`);
    expect(answer.headers.get('content-security-policy')).toMatch(/^default-src 'none'/);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.headers.get('x-robots-tag')).toContain('noindex');
    const page = await answer.text();
    expect(page).not.toMatch(/<script|style=|\b(commit|branch|repository)\b(?!" value)/i);
  }
});

test('a page whose day has come is published at night, and nothing that nobody has agreed to', async () => {
  const soon = new Date(Date.now() + 3 * DAY_MS).toISOString().slice(0, 10);
  const commit = project.save('Asha', KNEE, `---\ntitle: Knee pain\npublishOn: ${soon}\n---\nRest.\n`);
  await project.publish();
  project.save('Asha', KNEE, `---\ntitle: Knee pain\npublishOn: ${soon}\n---\nNot agreed.\n`);
  expect(await dueAgain(project.root, new Date())).toBeUndefined();
  const later = new Date(Date.now() + 4 * DAY_MS);
  expect(await dueAgain(project.root, later)).toBe(commit);

  project.editor.pages.jobs.start({ what: 'publication', commit, by: 'the calendar' });
  await project.editor.pages.jobs.rest();
  expect(front('conditions/knee-pain.mdx')).toContain('Rest.');
  expect(await text(project.publisher('/editor'))).toMatch(/that of the calendar[\s\S]*Not agreed/);

  const [, first = ''] = project
    .git('tag', '--list', '--sort=-refname', '--format=%(refname:lstrip=3)', 'published/*')
    .split('\n');
  await project.publisher(`/editor/publications/${first}/site`, {});
  expect(await dueAgain(project.root, later)).toBeUndefined();
});
