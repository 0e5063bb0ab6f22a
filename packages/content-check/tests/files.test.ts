import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { checkContent } from '../check.ts';
import { readAll, type SourceCache } from '../read/files.ts';
import { changed, validSite, hip, knee, problemsIn, painkillers, testSites, withSite } from './site.ts';

testSites({
  'a valid site, in which only a patient says what the practice must not': [{}],
  'two files with one address': [
    {
      'src/content/conditions/Knee Pain.mdx':
        changed(knee, ['order: 1\nhomeOrder: 4', 'order: 3'])[knee] ?? '',
    },
    '"Knee Pain.mdx" makes an odd web address. → Use small letters, digits and single hyphens only: knee-pain.mdx.',
    /This page has the same web address as .* → Rename one of the two files./,
  ],
  'a file that takes the address of a page of the site': [
    { 'src/pages/pain-conditions/knee-pain.astro': '' },
    'knee-pain.mdx:1 The address /pain-conditions/knee-pain is that of another page of the site. → Give the file another name.',
  ],
  'a file with another ending': [
    { 'src/content/conditions/back.md': 'Hello' },
    'back.md:1 This file is not read: its name ends in .md. → Let its name end in .mdx.',
  ],
  'an unknown folder': [
    { 'src/content/service/a.mdx': '' },
    'service:1 This folder is not read. → Did you mean src/content/services?',
  ],
});

test('reports a file in the folder of another kind', () => {
  const found = problemsIn({ 'src/content/glossary/pills.yaml': validSite[painkillers] ?? '' });
  expect(found).toContain(
    'pills.yaml:1 These details are those of a file in src/content/safety. → Move the file there.',
  );
  expect(found.join()).not.toContain('There is no field');
});

test('reads only changed files again, and notices new and deleted files', () =>
  withSite({}, (root) => {
    const cache: SourceCache = new Map();
    const look = () => readAll(root, [], cache);
    const before = look();
    const file = path.join(root, knee);
    writeFileSync(file, (validSite[knee] ?? '').replace('Knee Pain', 'Sore knees'));
    rmSync(path.join(root, hip));
    const after = look();
    expect(after.filter((source) => !before.includes(source)).map((source) => source.file)).toEqual([knee]);
    expect(after.map((source) => source.file)).not.toContain(hip);
    writeFileSync(file, 'no details');
    expect(checkContent(root, undefined, cache)).toEqual(checkContent(root));
  }));
