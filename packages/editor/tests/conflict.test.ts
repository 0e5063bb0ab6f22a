// Two writers change one page.
import { execFileSync } from 'node:child_process';
import { mkdirSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { mergeData, mergeTexts, savedVersion } from '../api/save/conflict.ts';
import { isOfContent } from '../api/save/files.ts';
import type { Conflict } from '../api/types.ts';
import { folderOfTest, writeFiles } from '@clinic/desk/tests/folder.ts';

type Places = Conflict['places'];

const other = 'src/content/conditions/hip-pain.mdx';
const file = 'src/content/conditions/knee-pain.mdx';
const base = '---\ntitle: Knee\n---\n\nFirst.\n\nSecond.\n\nThird.\n';
const mine = base.replace('First', 'First of mine');
const theirs = base.replace('Third', 'Third of theirs');

/** Merges what two writers made of a base. */
function merged<T>(merge: (mine: T, base: T, theirs: T, places: Places) => T, mine: T, base: T, theirs: T) {
  const places: Places = [];
  return { value: merge(mine, base, theirs, places), places };
}

test('merges changes of different paragraphs, neighbours included', () => {
  const both = theirs.replace('First', 'First of mine').replace('Second', 'Second of theirs');
  expect(merged(mergeTexts, mine, base, theirs.replace('Second', 'Second of theirs'))).toEqual({
    value: both,
    places: [],
  });
  expect(merged(mergeTexts, mine, base, base)).toEqual({ value: mine, places: [] });
  expect(merged(mergeTexts, mine, base, mine)).toEqual({ value: mine, places: [] });
});

test.each<[what: string, mine: unknown, base: unknown, theirs: unknown, value: unknown]>([
  ['fields', { a: 2, b: 1 }, { a: 1, b: 1 }, { a: 1, b: 2 }, { a: 2, b: 2 }],
  ['a new and a removed field', { a: 1, c: 1 }, { a: 1, b: 1 }, { a: 1, b: 1 }, { a: 1, c: 1 }],
  ['fields of new groups', { a: { x: 1 } }, {}, { a: { y: 1 } }, { a: { x: 1, y: 1 } }],
  [
    'entries of a list',
    [{ q: 2 }, { q: 1 }],
    [{ q: 1 }, { q: 1 }],
    [{ q: 1 }, { q: 3 }],
    [{ q: 2 }, { q: 3 }],
  ],
  ['a new entry and a changed one', ['a', 'b', 'c'], ['a', 'b'], ['A', 'b'], ['A', 'b', 'c']],
])('merges %s', (_, mine, base, theirs, value) =>
  expect(merged(mergeData, mine, base, theirs)).toEqual({ value, places: [] }),
);

test('shows a field that both changed or one removed, and keeps mine', () => {
  expect(merged(mergeData, { a: 'mine' }, { a: 'old' }, { a: 'theirs' })).toEqual({
    value: { a: 'mine' },
    places: [{ mine: 'mine', theirs: 'theirs' }],
  });
  expect(merged(mergeData, {}, { a: 'old' }, { a: 'theirs' })).toEqual({
    value: {},
    places: [{ mine: '', theirs: 'theirs' }],
  });
});

test('accepts only versions of this file as a base', async () => {
  const root = folderOfTest({ [file]: base, [other]: theirs });
  const git = (...words: string[]) => execFileSync('git', words, { cwd: root, encoding: 'utf8' }).trim();
  const commit = () => {
    git('add', '--all');
    git('-c', 'user.name=A', '-c', 'user.email=a@b.invalid', 'commit', '--quiet', '--message=x');
  };
  const [hash, foreign] = [git('hash-object', file), git('hash-object', other)];
  expect(await savedVersion(root, file, hash)).toBeUndefined();
  git('init', '--quiet');
  commit();
  expect(await savedVersion(root, file, hash)).toBe(base);
  writeFiles(root, { [file]: mine });
  git('mv', other, 'src/content/conditions/hip.mdx');
  commit();
  expect(await savedVersion(root, file, hash)).toBe(base);
  for (const evil of [foreign, 'HEAD', '--all', `${hash}\n`, `${hash}:x`, hash.toUpperCase(), '.'])
    expect(await savedVersion(root, file, evil), evil).toBeUndefined();
});

test.each([
  '../package.mdx',
  '/etc/x.mdx',
  'package.json',
  'src/content/conditions/../../../x.mdx',
  'src/content/conditions/..\\..\\x.mdx',
  'src/content/conditions/x.mdx/../../../../y.mdx',
  'src/content/conditions/x\0.mdx',
  'src/content/conditions//x.mdx',
  'src/content/conditions/evil.html',
  'src/content/conditions/evil.svg',
  'src/content/conditions-evil/x.mdx',
])('the forms do not write %j', (evil) => expect(isOfContent(folderOfTest(), evil)).toBe(false));

test('forms write only content files, and follow no symbolic link', () => {
  const root = folderOfTest({ [file]: base, 'elsewhere.mdx': 'secret' });
  const of = (name: string) => isOfContent(root, `src/content/${name}`);
  expect([of('conditions/knee-pain.mdx'), of('conditions/new-one.mdx'), of('news/first.yaml')]).toEqual([
    true,
    true,
    true,
  ]);
  symlinkSync(path.join(root, 'elsewhere.mdx'), path.join(root, 'src/content/conditions/link.mdx'));
  symlinkSync(path.join(root, 'nothing-there'), path.join(root, 'src/content/conditions/broken.mdx'));
  mkdirSync(path.join(root, 'src/content/blog'));
  symlinkSync(root, path.join(root, 'src/content/blog/folder'));
  expect([of('conditions/link.mdx'), of('conditions/broken.mdx'), of('blog/folder/elsewhere.mdx')]).toEqual([
    false,
    false,
    false,
  ]);
});
