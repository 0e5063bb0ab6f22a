// Restoring deleted pages.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { restoreDeleted } from '../api/save/deleted.ts';
import { folderOfTest, writeFiles } from '@clinic/desk/tests/folder.ts';

const file = 'src/content/conditions/knee-pain.mdx';

const withDeleted = () =>
  folderOfTest({ '.deleted/conditions/knee-pain.mdx': '---\ntitle: Sore knees\n---\n\nText.\n' });

test('never overwrites a new page with the same name', () => {
  const root = withDeleted();
  writeFiles(root, { [file]: 'new' });
  expect(() => restoreDeleted(root, 'conditions', 'knee-pain')).toThrow('There is a new page with this name');
  expect(readFileSync(path.join(root, file), 'utf8')).toBe('new');
});

test('restores the picture of a page with it', () => {
  const text = '---\ntitle: Sore knees\n---\n\n<Picture src="./knee.jpg" alt="A knee." />\n';
  const files = { 'knee-pain.mdx': text, 'knee.jpg': 'picture', 'hip.jpg': 'another' };
  const root = folderOfTest(
    Object.fromEntries(Object.entries(files).map(([name, file]) => [`.deleted/conditions/${name}`, file])),
  );
  restoreDeleted(root, 'conditions', 'knee-pain');
  const restored = readdirSync(path.join(root, 'src/content/conditions'));
  expect(restored).toEqual(['knee-pain.mdx', 'knee.jpg']);
});

test.each(['../knee-pain', '../../package', 'nothing', ''])('rejects the name "%s"', (id) => {
  expect(() => restoreDeleted(withDeleted(), 'conditions', id)).toThrow('was deleted here');
});
