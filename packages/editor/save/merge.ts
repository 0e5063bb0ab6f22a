import { takeApart, wholeFile } from '@clinic/content-check/read/front-matter.ts';
import type { Field } from '#schemas/plain.ts';
import { mergeDetails } from './details.ts';
import { withFormerName } from './rename.ts';
import { mergeText } from './text.ts';

/**
 * A file as it was, with what the form changed in it. A new file is what the form says, without its empty places; one
 * that had another name says so.
 */
export function mergeFile(
  file: string,
  before: string | undefined,
  form: string,
  field: Field,
  was = file,
): string {
  const [old, now] = [takeApart(file, before ?? ''), takeApart(file, form)];
  const told = withFormerName(now.details ?? '', file, old.details ?? '', was);
  const details = mergeDetails(old.details ?? '', told, field);
  const text = mergeText(old.body, now.body);
  return wholeFile(file, ending(details), text === old.body ? text : ending(text));
}

const ending = (text: string) => `${text.replace(/\n+$/, '')}\n`;
