import { expect, test } from 'vitest';
import { websiteIn } from '#integrations/known-before.ts';
import { folderOfTest, writeFiles } from '@clinic/desk/tests/folder.ts';

test('the public address is that of the practice, and a build without one says so', () => {
  const root = folderOfTest();
  expect(() => websiteIn(root)).toThrow('do not say what the address of this site is');
  writeFiles(root, {
    'src/content/practice/practice.yaml': 'name: A practice\nwebsite: https://clinic.example\n',
  });
  expect(websiteIn(root)).toBe('https://clinic.example');
});
