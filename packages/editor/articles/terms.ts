import type { EditorState } from 'prosemirror-state';
import { site } from '../site.ts';
import { withMarks } from './marks.ts';
import type { Passage } from './passages.ts';

/** The words of the glossary that a text uses and nowhere marks. */
export function termsIn(passages: Passage[]): string[] {
  const marked = passages.map(({ words, unmarked }) => (words === unmarked ? '' : words)).join(' ');
  const plain = passages.map(({ unmarked }) => unmarked).join(' … ');
  return site.terms.map(({ term }) => term).filter((term) => has(plain, term) && !has(marked, term));
}

/** The editor marks a word as a term without saying which: where the glossary knows the word, nothing has to be chosen. */
export const withKnownTerms = (state: EditorState): EditorState =>
  withMarks(state, 'Term', ({ props }, words) => {
    // As Keystatic writes what is chosen.
    const known = props as { value: { id?: string } };
    const id = known.value.id ? undefined : entryFor(words);
    return id ? { props: { ...known, value: { id } } } : undefined;
  });

/** The entry that explains just these words, if there is one. */
const entryFor = (words: string): string | undefined =>
  site.terms.find(({ term }) => oneOf(term, '^', '$').test(words.trim()))?.id;

const has = (text: string, term: string) => oneOf(term, '\\b', '\\b').test(text);

/** One or many of it. */
const oneOf = (term: string, before: string, after: string) =>
  new RegExp(`${before}${term.replace(/[^\p{L}\p{N} ]/gu, '.')}s?${after}`, 'iu');
