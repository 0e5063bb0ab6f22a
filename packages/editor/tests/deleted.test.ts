// What was deleted comes back, and nothing else does.
import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { bringBack, deletedOf, keepDeleted } from '../save/deleted.ts';
import { folderOfTest, writeFiles } from '@clinic/desk/tests/folder.ts';

const file = 'src/content/conditions/knee-pain.mdx';

function withDeleted() {
  const root = folderOfTest({ [file]: 'as it was' });
  keepDeleted(root, file);
  rmSync(path.join(root, file));
  return root;
}

test('a new page of that name is not written over', () => {
  const root = withDeleted();
  writeFiles(root, { [file]: 'new' });
  expect(() => bringBack(root, 'conditions', 'knee-pain')).toThrow(`There is a new ${file}`);
  expect(readFileSync(path.join(root, file), 'utf8')).toBe('new');
});

test.each(['../knee-pain', '../../package', 'nothing', ''])('"%s" is none of them', (id) => {
  expect(() => bringBack(withDeleted(), 'conditions', id)).toThrow('was deleted here');
});

test('what is no content is not kept', () => {
  const root = folderOfTest({ 'package.json': '{}' });
  keepDeleted(root, 'package.json');
  keepDeleted(root, 'src/content/conditions/knee.webp');
  expect(deletedOf(root, 'conditions')).toEqual([]);
});
