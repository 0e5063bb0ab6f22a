import type { EditorState } from 'prosemirror-state';
import type { Site } from '../save/api.ts';
import { withMarks } from './marks.ts';
import type { Passage } from './passages.ts';

/** The words of the glossary that a text uses and nowhere marks. */
export function termsIn(passages: Passage[], terms: Site['terms']): string[] {
  const marked = passages.map(({ words, unmarked }) => (words === unmarked ? '' : words)).join(' ');
  const plain = passages.map(({ unmarked }) => unmarked).join(' … ');
  return terms.map(({ term }) => term).filter((term) => has(plain, term) && !has(marked, term));
}

/** The editor marks a word as a term without saying which: where the glossary knows the word, nothing has to be chosen. */
export const withKnownTerms = (state: EditorState, { terms }: Site): EditorState =>
  withMarks(state, 'Term', ({ props }, words) => {
    // As Keystatic writes what is chosen.
    const known = props as { value: { id?: string } };
    const id = known.value.id
      ? undefined
      : terms.find(({ term }) => oneOf(term, '^', '$').test(words.trim()))?.id;
    return id ? { props: { ...known, value: { id } } } : undefined;
  });

const has = (text: string, term: string) => oneOf(term, '\\b', '\\b').test(text);

/** One or many of it. */
const oneOf = (term: string, before: string, after: string) =>
  new RegExp(`${before}${term.replace(/[^\p{L}\p{N} ]/gu, '.')}s?${after}`, 'iu');
