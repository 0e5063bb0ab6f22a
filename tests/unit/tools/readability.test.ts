import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { readingOf, readingTable } from '#tools/readability/reading.ts';

const article = (text: string) => `---\ntitle: A page\n---\n\n${text}\n`;
const root = mkdtempSync(path.join(tmpdir(), 'reading-'));
for (const [file, text] of [
  ['conditions/easy.mdx', article('The knee hurts. You rest. It gets well.')],
  [
    'services/hard.mdx',
    article('Interventional radiofrequency denervation necessitates individualised deliberation.'),
  ],
  ['notices/middling.mdx', article('We keep the messages that you send to us until they are answered.')],
  ['glossary/no-article.yaml', 'term: Disc\nmeaning: A cushion.\n'],
] as const) {
  mkdirSync(path.join(root, 'src/content', path.dirname(file)), { recursive: true });
  writeFileSync(path.join(root, 'src/content', file), text);
}
afterAll(() => rmSync(root, { recursive: true }));
const pages = readingOf(root);

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
