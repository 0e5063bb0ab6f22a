import { takeApart } from '#tools/content/read/front-matter.ts';
import type { Field } from '#schemas/plain.ts';
import { mergeDetails } from './details.ts';
import { mergeText } from './text.ts';

/** A file as it was, with what the form changed in it. A new file is what the form says, without its empty places. */
export function mergeFile(file: string, before: string | undefined, form: string, field: Field): string {
  const [old, now] = [takeApart(file, before ?? ''), takeApart(file, form)];
  const details = mergeDetails(linesOf(old.details), linesOf(now.details), field);
  if (file.endsWith('.yaml')) return ending(details);
  const text = mergeText(old.body.join('\n'), now.body.join('\n'));
  return `---\n${ending(details)}---\n${text === old.body.join('\n') ? text : ending(text)}`;
}

const linesOf = (details: string[] = []) => details.join('\n');

const ending = (text: string) => `${text.replace(/\n+$/, '')}\n`;
