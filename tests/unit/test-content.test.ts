// The content that tests bring along is held to the schemas here, in seconds, not when a page of it fails to build.
import { cpSync, mkdirSync, readdirSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { takeOver } from '#tests/owners/changes.ts';
import { checkContent } from '@clinic/content-check/check.ts';
import { entriesOf } from '@clinic/content-check/read/files.ts';
import { folderOfTest } from './folder.ts';

const fixture = 'tests/fixture/src/content';

/** A project whose content is that of the fixture site, with the plates that stand in its list. */
function projectWithFixture(): string {
  const root = folderOfTest();
  mkdirSync(path.join(root, 'src/assets/plates'), { recursive: true });
  cpSync(fixture, path.join(root, 'src/content'), { recursive: true });
  cpSync('src/assets/exercises', path.join(root, 'src/assets/exercises'), { recursive: true });
  for (const shared of ['src/pages', 'src/components', 'src/layouts', 'src/islands', 'public'])
    symlinkSync(path.resolve(shared), path.join(root, shared), 'junction');
  const plates = entriesOf(root, 'plates').flatMap(({ data }) => [
    ...data.notYetReviewed,
    ...data.signed.map(({ plate }) => plate),
  ]);
  for (const plate of plates.flatMap((name) => [`${name}.webp`, `${name}.json`]))
    cpSync(path.join('src/assets/plates', plate), path.join(root, 'src/assets/plates', plate));
  return root;
}

test('the pages of the fixture site are right, though short and much alike', () => {
  const { files, mistakes } = checkContent(projectWithFixture());
  expect(files).toBeGreaterThan(30);
  const alike = /^(The page has \d+ words|This sentence stands)|has this description too/;
  expect(mistakes.filter(({ says }) => !alike.test(says))).toEqual([]);
});

test('the pages that the owners add are right', () => {
  const root = projectWithFixture();
  takeOver(path.join(root, 'src/content'));
  const added = readdirSync('tests/owners/content', { recursive: true, encoding: 'utf8' });
  const { mistakes } = checkContent(root);
  expect(mistakes.filter(({ file }) => added.includes(path.relative('src/content', file)))).toEqual([]);
});
