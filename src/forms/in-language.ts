// The forms speak English. A page in another language has its own words for what they say.
import type { FormDefinition } from './form.ts';

/** What is said in English, in the words of the page; {} stands for a part. */
export type Say = (english: string, part?: string) => string;
export type Words = Partial<Record<string, string>>;

export const sayIn =
  (words: Words = {}): Say =>
  (english, part = '') =>
    (words[english] ?? english).replace('{}', part);

export type SpokenForm = FormDefinition & { say: Say };

/** The form with all that it says by itself in the words of the page. Its rules, and what it sends, stay as they are. */
export function inLanguage(form: FormDefinition, words: Words = {}): SpokenForm {
  const { labels, placeholder, promise, submit, submitting, toasts } = form;
  const said = JSON.stringify({ labels, placeholder, promise, submit, submitting, toasts });
  // What is no text is in no list of words.
  const inWords = (_: string, value: unknown) => words[value as string] ?? value;
  return { ...form, ...(JSON.parse(said, inWords) as object), say: sayIn(words) };
}
