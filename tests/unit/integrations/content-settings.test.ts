import { expect, test } from 'vitest';
import { readWebsite } from '#integrations/content-settings.ts';
import { folderOfTest, writeFiles } from '@clinic/desk/tests/folder.ts';

test('reads the public address from the practice, and fails without one', () => {
  const root = folderOfTest();
  expect(() => readWebsite(root)).toThrow('do not say what the address of this site is');
  writeFiles(root, {
    'src/content/practice/practice.yaml': 'name: A practice\nwebsite: https://clinic.example\n',
  });
  expect(readWebsite(root)).toBe('https://clinic.example');
});
