// A quotation mark that has lost the other of its pair. What the details open and never close stops YAML before.
import type { Say } from '../say/mistake.ts';
import type { Source } from '../read/source.ts';
import { detailsText } from './page-text.ts';
import type { Text } from './passage.ts';

export function sayOpenQuotesInDetails(source: Source, say: Say): void {
  for (const text of detailsText(source)) sayOpenQuotes(text, say);
}

export function sayOpenQuotes(passage: Text, say: Say): void {
  const { text } = passage;
  if (!/["“”]/.test(text)) return;
  const opened = countOf(text, /“/g);
  const closed = countOf(text, /”/g);
  const add = 'Add the same mark on the other side, or remove it.';
  if (opened > closed) say(passage.line, 'A quotation mark is opened but not closed.', add);
  else if (closed > opened) say(passage.line, 'A quotation mark is closed but not opened.', add);
  // After a digit it stands for inches.
  else if (countOf(text, /(?<!\d)"/g) % 2) say(passage.line, 'A quotation mark stands alone.', add);
}

const countOf = (text: string, mark: RegExp) => text.match(mark)?.length ?? 0;
