import { afterAll, expect, test } from 'vitest';
import { readingOf, readingTable } from '#tools/readability/reading.ts';
import { makeFolder } from '../folder.ts';

const article = (text: string) => `---\ntitle: A page\n---\n\n${text}\n`;
const project = makeFolder({
  'src/content/conditions/easy.mdx': article('The knee hurts. You rest. It gets well.'),
  'src/content/services/hard.mdx': article(
    'Interventional radiofrequency denervation necessitates individualised deliberation.',
  ),
  'src/content/notices/middling.mdx': article(
    'We keep the messages that you send to us until they are answered.',
  ),
  'src/content/glossary/no-article.yaml': 'term: Disc\nmeaning: A cushion.\n',
});
afterAll(project.clear);
const pages = readingOf(project.folder);

test('every article is measured, the hardest first', () => {
  expect(pages.map(({ file }) => file)).toEqual([
    'src/content/services/hard.mdx',
    'src/content/notices/middling.mdx',
    'src/content/conditions/easy.mdx',
  ]);
});

test('the table names each page with its figures', () => {
  const [page] = pages;
  if (!page) throw new Error('There is no page.');
  const shown = readingTable([{ ...page, age: 12.34, averageSentence: 15.06, longShare: 0.125, words: 700 }]);
  expect(shown.split('\n')[2]).toBe(`12.3      15.1  13 %    700  ${page.file}`);
});
