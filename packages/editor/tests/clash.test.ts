// Two writers at one page: nobody's words are lost.
import { execFileSync } from 'node:child_process';
import { mkdirSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { Clash, joined, versionOf } from '../save/clash.ts';
import { isOfContent } from '../save/of-content.ts';
import { folderOfTest, writeFiles } from '@clinic/desk/tests/folder.ts';

const form = 'a form';
const other = 'src/content/conditions/hip-pain.mdx';
const file = 'src/content/conditions/knee-pain.mdx';
const base = '---\ntitle: Knee\n---\n\nFirst.\n\nSecond.\n\nThird.\n';
const mine = base.replace('First', 'First of mine');
const theirs = base.replace('Third', 'Third of theirs');

test('what two have changed at different places is both in', () => {
  expect(joined(form, file, { mine, base, now: theirs })).toBe(theirs.replace('First', 'First of mine'));
  expect(joined(form, file, { mine, base, now: base })).toBe(mine);
  expect(joined(form, file, { mine, base, now: mine })).toBe(mine);
});

test('at the same place both are shown; whoever has seen it and saves again has the last word there only', () => {
  const now = theirs.replace('First', 'First of theirs');
  const both = 'You: First of mine.\nNow there: First of theirs.';
  expect(() => joined(form, file, { mine, base, now })).toThrow(both);
  expect(() => joined('another form', file, { mine, base, now })).toThrow(Clash);
  expect(joined(form, file, { mine, base, now })).toBe(theirs.replace('First', 'First of mine'));
  const later = now.replace('First of theirs', 'First of a third');
  expect(() => joined(form, file, { mine, base, now: later })).toThrow('First of a third');
});

test('lines of the details never end up in the text, nor lines of the text in the details', () => {
  const body = '\nFirst.\n';
  const plain = `---\ntitle: Knee\n---\n${body}`;
  const opened = `---\nother: Hip\n---\n\n---\ntitle: Knee\n---\n`;
  const written = `---\nother: Hip\n---\n\n---\ntitle: Knee {/*\n---\n---\n*/}\n{1 + 1}\n---\n`;
  expect(() => joined(form, file, { mine: written, base: opened, now: plain })).toThrow(Clash);
  expect(joined(form, file, { mine: written, base: opened, now: plain })).not.toContain(
    'title: Knee {/*\n---\n---\n*/}\n---',
  );
});

test('of an entry without a text, both changes are in', () => {
  const yaml = 'term: Disc\n# Of the spine.\nmeans: First\n';
  const [mine, now] = [yaml.replace('Disc', 'A disc'), yaml.replace('First', 'Second')];
  const entry = 'src/content/glossary/disc.yaml';
  expect(joined(form, entry, { mine, base: yaml, now })).toBe(
    'term: A disc\n# Of the spine.\nmeans: Second\n',
  );
});

test('a base is a version of this very file in Git; another file of the same words is none', () => {
  const root = folderOfTest({ [file]: base, [other]: theirs });
  const git = (...words: string[]) => execFileSync('git', words, { cwd: root, encoding: 'utf8' }).trim();
  const commit = () => {
    git('add', '--all');
    git('-c', 'user.name=A', '-c', 'user.email=a@b.invalid', 'commit', '--quiet', '--message=x');
  };
  const [hash, foreign] = [git('hash-object', file), git('hash-object', other)];
  expect(versionOf(root, file, hash, 'now')).toBe('now');
  git('init', '--quiet');
  commit();
  expect(versionOf(root, file, hash, base)).toBe(base);
  writeFiles(root, { [file]: mine });
  git('mv', other, 'src/content/conditions/hip.mdx');
  commit();
  expect(versionOf(root, file, hash, 'now')).toBe(base);
  for (const evil of [foreign, 'HEAD', '--all', `${hash}\n`, `${hash}:x`, hash.toUpperCase(), '.'])
    expect(versionOf(root, file, evil, 'now'), evil).toBeUndefined();
});

test('a form that was opened with no version of this file overwrites nothing unseen', () => {
  const what = { mine, base: undefined, now: theirs };
  expect(() => joined('odd', file, what)).toThrow(`You: ${mine.trim()}\nNow there: ${theirs.trim()}`);
  expect(joined('odd', file, what)).toBe(mine);
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
