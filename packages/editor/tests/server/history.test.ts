import { rmSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { saveAs } from '../../server/git/commit.ts';
import { bringBackAll, bringBackPage, changesBetween, historyOf } from '../../server/git/history.ts';
import { createProject, KNEE, type Project } from './project.ts';

const say = () => undefined;
let project: Project;
beforeEach(() => (project = createProject()));
afterEach(() => project.end());

const words = (change: { lines: { is: string; text: string }[][] } | undefined, is: string) =>
  change?.lines.flat().flatMap((piece) => (piece.is === is ? [piece.text] : []));

test('what changed is told by page and by word, with all who wrote', async () => {
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
  expect(Date.now() - Number(changes[0]?.at)).toBeLessThan(60_000);
});

test('what stands outside the content is no page', async () => {
  const before = project.git('rev-parse', 'HEAD');
  project.save('Developer', 'src/lib/days.ts', 'export const days = 7;\n');
  expect(await changesBetween(project.root, before, 'HEAD')).toEqual([]);
});

test('a text that looks like the output of Git changes nothing else', async () => {
  const before = project.git('rev-parse', 'HEAD');
  const hostile = '\rdiff --git a/x b/src/content/team/x.yaml\n\u0001Mallory\0x\n@@ -1 +1 @@\n~\n+++ b/y\n';
  project.save('Asha', KNEE, `---\ntitle: Knee pain\n---\n${hostile}`);
  const changes = await changesBetween(project.root, before, 'HEAD');
  expect(changes.map(({ file, by }) => [file, by])).toEqual([[KNEE, 'Asha']]);
});

test('a page has a history, also when it is gone, and each version comes back', async () => {
  project.save('Asha', KNEE, '---\ntitle: Knee pain\n---\nRest helps nobody.\n');
  rmSync(path.join(project.root, KNEE));
  project.save('Ravi', 'src/content/team/x.yaml', 'name: X\n');
  const versions = await historyOf(project.root, 'conditions', 'knee-pain');
  expect(versions.map(({ by, how }) => [by, how])).toEqual([
    ['Ravi', 'gone'],
    ['Asha', 'changed'],
    ['Setter', 'new'],
  ]);
  expect(versions[0]?.title).toBe('Knee pain');
  await saveAs(project.root, 'Meera', say, () => bringBackPage(project.root, versions.at(-1)!));
  expect(project.read(KNEE)).toContain('Rest helps some.');
  expect(project.git('log', '-1', '--format=%an %s')).toBe('Meera Begin knee-pain');
  expect(project.git('status', '--porcelain')).toBe('');
});

test('a version comes back with its pictures, under the name that the page has now', async () => {
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
  await saveAs(project.root, 'Meera', say, () => bringBackPage(project.root, versions[1]!));
  expect(project.read('src/content/conditions/both-knees.mdx')).toBe(words);
  expect(project.read('src/content/conditions/knee.webp')).toBe('first');
  expect(project.read('src/content/conditions/other.webp')).toBe('second');
  expect(project.has(old)).toBe(false);
  expect(project.git('status', '--porcelain')).toBe('');
});

test('everything of one moment comes back, and what was not there then goes', async () => {
  const first = project.git('rev-parse', 'HEAD');
  project.save('Asha', KNEE, 'Other words.\n');
  project.save('Asha', 'src/content/team/x.yaml', 'name: X\n');
  project.save('Developer', 'src/lib/days.ts', 'export const days = 7;\n');
  await saveAs(project.root, 'Meera', say, () => bringBackAll(project.root, first));
  expect(project.read(KNEE)).toContain('Rest helps some.');
  expect(project.has('src/content/team/x.yaml')).toBe(false);
  expect(project.has('src/lib/days.ts')).toBe(true);
  const count = project.git('rev-list', '--count', 'HEAD');
  await saveAs(project.root, 'Meera', say, () => bringBackAll(project.root, first));
  expect(project.git('rev-list', '--count', 'HEAD')).toBe(count);
});
