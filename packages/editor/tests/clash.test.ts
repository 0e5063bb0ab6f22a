// Two writers at one page: nobody's words are lost.
import { execFileSync } from 'node:child_process';
import { mkdirSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { Clash, joined, versionOf } from '../save/clash.ts';
import { isOfContent } from '../save/of-content.ts';
import { folderOfTest } from '@clinic/desk/tests/folder.ts';

const form = 'a form';
const file = 'src/content/conditions/knee-pain.mdx';
const base = 'title: Knee\n\nFirst.\n\nSecond.\n\nThird.\n';
const mine = base.replace('First', 'First of mine');
const theirs = base.replace('Third', 'Third of theirs');

test('what two have changed at different places is both in', () => {
  expect(joined(form, { mine, base, now: theirs })).toBe(theirs.replace('First', 'First of mine'));
  expect(joined(form, { mine, base, now: base })).toBe(mine);
  expect(joined(form, { mine, base, now: mine })).toBe(mine);
});

test('at the same place both are shown; whoever has seen it and saves again has the last word there only', () => {
  const now = theirs.replace('First', 'First of theirs');
  const both = 'You: First of mine.\nNow there: First of theirs.';
  expect(() => joined(form, { mine, base, now })).toThrow(both);
  expect(() => joined('another form', { mine, base, now })).toThrow(Clash);
  expect(joined(form, { mine, base, now })).toBe(theirs.replace('First', 'First of mine'));
  const later = now.replace('First of theirs', 'First of a third');
  expect(() => joined(form, { mine, base, now: later })).toThrow('First of a third');
});

test('a version is known by its hash in Git, and where there is no Git, none is', () => {
  const root = folderOfTest({ [file]: base });
  const hash = execFileSync('git', ['hash-object', file], { cwd: root, encoding: 'utf8' }).trim();
  expect(versionOf(root, hash)).toBeUndefined();
  execFileSync('git', ['init', '--quiet'], { cwd: root });
  expect(versionOf(root, hash)).toBeUndefined();
  execFileSync('git', ['hash-object', '-w', file], { cwd: root });
  expect(versionOf(root, hash)).toBe(base);
  for (const evil of ['', 'HEAD', '--all', `${hash}\n`, `${hash}:x`, hash.toUpperCase()])
    expect(versionOf(root, evil), evil).toBeUndefined();
});

test.each([
  '../package.mdx',
  '/etc/x.mdx',
  'package.json',
  'src/content/conditions/../../../x.mdx',
  'src/content/conditions/..\\..\\x.mdx',
  'src/content/conditions/.x.mdx',
  'src/content/conditions/x.mdx/../../../../y.mdx',
  'src/content/conditions/x\0.mdx',
  'src/content/conditions//x.mdx',
  'src/content/conditions/evil.html',
  'src/content/conditions/evil.svg',
  'src/content/conditions-evil/x.mdx',
  'src/content/conditions/<b>.mdx',
])('the forms do not write %j', (evil) => expect(isOfContent(folderOfTest(), evil)).toBe(false));

test('the forms write files of the content, and by no link that leads elsewhere', () => {
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
