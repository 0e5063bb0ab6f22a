import { expect, test } from 'vitest';
import { indexedIn, websiteIn } from '#integrations/known-before.ts';
import { folderOfTest, writeFiles } from '../folder.ts';

test('the sitemap has every page but second readings and pages for what is not found or who is offline', () => {
  const root = folderOfTest({
    'src/content/services/knee-block.mdx': '---\ntitle: Knee Block\norder: 1\n---\n',
    'src/content/services/unlisted.mdx': '---\ntitle: In no list\n---\n',
    'src/content/services/numbing.mdx': '---\nsecondReadingOf: knee-block\n---\n',
  });
  const isIndexed = indexedIn(root);
  const at = (address: string) => isIndexed(`https://clinic.example${address}`);
  const listed = ['/', '/about', '/pain-conditions/numbing', '/services/knee-block', '/services/unlisted'];
  expect(listed.filter(at)).toEqual(listed);
  const left = ['/pain-conditions/404', '/services/404', '/services/numbing', '/offline'];
  expect(left.filter(at)).toEqual([]);
});

test('the public address is that of the practice, and a build without one says so', () => {
  const root = folderOfTest();
  expect(() => websiteIn(root)).toThrow('do not say what the address of this site is');
  writeFiles(root, {
    'src/content/practice/practice.yaml': 'name: A practice\nwebsite: https://clinic.example\n',
  });
  expect(websiteIn(root)).toBe('https://clinic.example');
});
