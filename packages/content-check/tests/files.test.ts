import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { checkContent } from '../check.ts';
import { readAll, type Kept } from '../read/files.ts';
import { changed, healthy, hip, knee, mistakesIn, painkillers, withSite } from './site.ts';

test('a healthy site has no mistakes, and a patient may say what the practice may not', () => {
  expect(mistakesIn({})).toEqual([]);
});

test('two files with one address', () => {
  const found = mistakesIn({
    'src/content/conditions/Knee Pain.mdx': changed(knee, ['order: 1\nhomeOrder: 4', 'order: 3'])[knee] ?? '',
  });
  expect(found).toEqual([
    expect.stringContaining('"Knee Pain.mdx" makes an odd web address.'),
    expect.stringMatching(/This page has the same web address as/),
  ]);
});

test('a file that takes the address of a page of the site', () => {
  const found = mistakesIn({ 'src/pages/pain-conditions/knee-pain.astro': '' });
  expect(found).toEqual([
    'knee-pain.mdx:1 The address /pain-conditions/knee-pain is that of another page of the site. → Give the file another name.',
  ]);
});

test('a file with another ending', () => {
  expect(mistakesIn({ 'src/content/conditions/back.md': 'Hello' })).toEqual([
    'back.md:1 This file is not read: its name ends in .md. → Let its name end in .mdx.',
  ]);
});

test('a file in the folder of another kind', () => {
  const found = mistakesIn({ 'src/content/glossary/pills.yaml': healthy[painkillers] ?? '' });
  expect(found).toContain(
    'pills.yaml:1 These details are those of a file in src/content/safety. → Move the file there.',
  );
  expect(found.filter((one) => one.includes('There is no field'))).toEqual([]);
});

test('a folder that nothing reads', () => {
  expect(mistakesIn({ 'src/content/service/a.mdx': '' })).toEqual([
    'service:1 This folder is not read. → Did you mean src/content/services?',
  ]);
});

test('who looks again and again reads only what has changed, and sees what is new and what is gone', () =>
  withSite({}, (root) => {
    const kept: Kept = new Map();
    const look = () => readAll(root, [], kept);
    const before = look();
    const file = path.join(root, knee);
    writeFileSync(file, (healthy[knee] ?? '').replace('Knee Pain', 'Sore knees'));
    rmSync(path.join(root, hip));
    const after = look();
    expect(after.filter((source) => !before.includes(source)).map((source) => source.file)).toEqual([knee]);
    expect(after.map((source) => source.file)).not.toContain(hip);
    expect(checkContent(root, undefined, kept)).toEqual(checkContent(root));

    writeFileSync(file, 'no details');
    expect(checkContent(root, undefined, kept).mistakes).toContainEqual(
      expect.objectContaining({
        file: knee,
        says: expect.stringContaining('not between two lines') as string,
      }),
    );
  }));
