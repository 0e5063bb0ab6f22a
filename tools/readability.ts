// npm run tool readability: how hard each article is to read. Advice only: it never fails.
// With a part of a file's name (npm run tool readability -- knee-pain) it also shows that page's long sentences.
import { readingOf, readingTable } from './readability/reading.ts';

const wanted = process.argv.slice(2);
const pages = readingOf(process.cwd()).filter(
  ({ file }) => wanted.length === 0 || wanted.some((part) => file.includes(part)),
);

console.log(readingTable(pages));
if (wanted.length > 0) {
  for (const { file, longest } of pages)
    for (const { line, words, sentence } of longest)
      console.log(`\n${file}, line ${line}: ${words} words\n   ${sentence}`);
}
