import { rmSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Change } from '../../api/types.ts';
import { saveAs } from '../../publish/git/commit.ts';
import { restoreContent, restorePage, changesBetween, historyOf } from '../../publish/git/history.ts';
import { createProject, KNEE, type Project } from './project.ts';

const log = () => undefined;
let project: Project;
beforeEach(() => (project = createProject()));
afterEach(() => project.end());

const words = (change: Change | undefined, is: string) =>
  change?.parts.flatMap(({ pieces }) => pieces).flatMap((piece) => (piece.is === is ? [piece.text] : []));

test('lists changes by page and word, with all authors', async () => {
  const before = project.git('rev-parse', 'HEAD');
  project.save('Asha', KNEE, '---\ntitle: Knee pain\n---\nRest helps many.\n');
  project.save('आशा', KNEE, '---\ntitle: Knee pain\n---\nRest helps many people.\n');
  project.save('Ravi', 'src/content/glossary/gout.yaml', "term: 'Gout'\n");
  const changes = await changesBetween(project.root, before, 'HEAD');
  expect(changes.map(({ kind, id, title, how, by }) => ({ kind, id, title, how, by }))).toEqual([
    { kind: 'conditions', id: 'knee-pain', title: 'Knee pain', how: 'changed', by: 'आशा, Asha' },
    { kind: 'glossary', id: 'gout', title: 'Gout', how: 'new', by: 'Ravi' },
  ]);
  expect(words(changes[0], 'gone')).toEqual(['some.']);
  expect(words(changes[0], 'new')).toEqual(['many people.']);
  expect(changes[1]?.parts).toEqual([{ label: 'Term', pieces: [{ is: 'new', text: 'Gout' }] }]);
  expect(Date.now() - Date.parse(changes[0]?.at ?? '')).toBeLessThan(60_000);
});

test('ignores changes outside the content', async () => {
  const before = project.git('rev-parse', 'HEAD');
  project.save('Developer', 'src/lib/days.ts', 'export const days = 7;\n');
  expect(await changesBetween(project.root, before, 'HEAD')).toEqual([]);
});

test('is not confused by text that looks like Git output', async () => {
  const before = project.git('rev-parse', 'HEAD');
  const hostile = '\rdiff --git a/x b/src/content/team/x.yaml\n\u0001Mallory\0x\n@@ -1 +1 @@\n~\n+++ b/y\n';
  project.save('Asha', KNEE, `---\ntitle: Knee pain\n---\n${hostile}`);
  const changes = await changesBetween(project.root, before, 'HEAD');
  expect(changes.map(({ file, by }) => [file, by])).toEqual([[KNEE, 'Asha']]);
});

test('lists the history of a deleted page and restores each version', async () => {
  project.save('Asha', KNEE, '---\ntitle: Knee pain\n---\nRest does not help.\n');
  rmSync(path.join(project.root, KNEE));
  project.save('Ravi', 'src/content/team/x.yaml', 'name: X\n');
  const versions = await historyOf(project.root, 'conditions', 'knee-pain');
  expect(versions.map(({ by, how }) => [by, how])).toEqual([
    ['Ravi', 'gone'],
    ['Asha', 'changed'],
    ['Setter', 'new'],
  ]);
  expect(versions[0]?.title).toBe('Knee pain');
  await saveAs(project.root, 'Meera', log, () => restorePage(project.root, versions.at(-1)!));
  expect(project.read(KNEE)).toContain('Rest helps some.');
  expect(project.git('log', '-1', '--format=%an %s')).toBe('Meera Begin knee-pain');
  expect(project.git('status', '--porcelain')).toBe('');
});

test('restores a version with its pictures under the present file name', async () => {
  const old = 'src/content/conditions/knee.mdx';
  const words =
    '---\ntitle: Knees\nimage: knee.webp\n---\nRest helps some.\n\nWalks in the evening help, too.\n';
  project.write('src/content/conditions/knee.webp', 'first');
  project.write('src/content/conditions/other.webp', 'first');
  project.save('Asha', old, words);
  project.git('mv', old, 'src/content/conditions/both-knees.mdx');
  project.write('src/content/conditions/knee.webp', 'second');
  project.write('src/content/conditions/other.webp', 'second');
  project.save('Ravi', 'src/content/conditions/both-knees.mdx', words.replace('some', 'many'));
  const versions = await historyOf(project.root, 'conditions', 'both-knees');
  expect(versions.map(({ by, id }) => [by, id])).toEqual([
    ['Ravi', 'both-knees'],
    ['Asha', 'both-knees'],
  ]);
  await saveAs(project.root, 'Meera', log, () => restorePage(project.root, versions[1]!));
  expect(project.read('src/content/conditions/both-knees.mdx')).toBe(words);
  expect(project.read('src/content/conditions/knee.webp')).toBe('first');
  expect(project.read('src/content/conditions/other.webp')).toBe('second');
  expect(project.has(old)).toBe(false);
  expect(project.git('status', '--porcelain')).toBe('');
});

test('restores the content of a commit and leaves other files as they are', async () => {
  const first = project.git('rev-parse', 'HEAD');
  project.save('Asha', KNEE, 'Other words.\n');
  project.save('Asha', 'src/content/team/x.yaml', 'name: X\n');
  project.save('Developer', 'src/lib/days.ts', 'export const days = 7;\n');
  await saveAs(project.root, 'Meera', log, () => restoreContent(project.root, first));
  expect(project.read(KNEE)).toContain('Rest helps some.');
  expect(project.read('src/content/team/x.yaml')).toBe('name: X\n');
  expect(project.has('src/lib/days.ts')).toBe(true);
  const count = project.git('rev-list', '--count', 'HEAD');
  await saveAs(project.root, 'Meera', log, () => restoreContent(project.root, first));
  expect(project.git('rev-list', '--count', 'HEAD')).toBe(count);
});

test('the history of a new page is its own, however similar it is to another', async () => {
  const words = Array.from({ length: 40 }, (_, line) => `Line ${line} of the template.`).join('\n\n');
  const first = 'src/content/conditions/first.mdx';
  project.save('Asha', first, `---\ntitle: First\n---\n${words}\n`);
  project.save('Asha', 'src/content/conditions/second.mdx', `---\ntitle: Second\n---\n${words}\n`);
  rmSync(path.join(project.root, first));
  project.save('Ravi', KNEE, 'Other words.\n');
  const versions = await historyOf(project.root, 'conditions', 'second');
  expect(versions.map(({ title, how }) => [title, how])).toEqual([['Second', 'new']]);
});
