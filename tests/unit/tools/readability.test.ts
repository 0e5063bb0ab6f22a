import { expect, test } from 'vitest';
import { readingOf, readingTable } from '#tools/readability/reading.ts';

const pages = readingOf(process.cwd());

test('every article is measured, the hardest first', () => {
  const files = pages.map(({ file }) => file);
  expect(files).toContain('src/content/conditions/knee-pain.mdx');
  expect(files).toContain('src/content/services/genicular-nerve-block.mdx');
  expect(files).toContain('src/content/notices/privacy.mdx');
  const ages = pages.map(({ age }) => age);
  expect(ages).toEqual(ages.toSorted((a, b) => b - a));
});

test('the table names each page with its figures', () => {
  const [page] = pages;
  if (!page) throw new Error('There is no page.');
  const shown = readingTable([{ ...page, age: 12.34, averageSentence: 15.06, longShare: 0.125, words: 700 }]);
  expect(shown.split('\n')[2]).toBe(`12.3      15.1  13 %    700  ${page.file}`);
});
