import type { EditorState } from 'prosemirror-state';
import { withMarks } from './marks.ts';
import type { Passage } from './passages.ts';

const files = import.meta.glob<string>('/src/content/glossary/*.yaml', {
  eager: true,
  query: '?raw',
  import: 'default',
});

// When the glossary changes, this is run once more, for whoever has these already.
const { data } = (import.meta.hot ?? { data: {} }) as { data: { terms?: { id: string; term: string }[] } };
const terms = (data.terms ??= []);
terms.length = 0;
for (const [file, text] of Object.entries(files)) {
  const [, term] = /^term: *['"]?(.+?)['"]? *$/m.exec(text) ?? [];
  if (term) terms.push({ id: file.replace(/^.*\/|\.yaml$/g, ''), term });
}
import.meta.hot?.accept();

/** The words of the glossary that a text uses and nowhere marks. */
export function termsIn(passages: Passage[]): string[] {
  const marked = passages.map(({ words, unmarked }) => (words === unmarked ? '' : words)).join(' ');
  const plain = passages.map(({ unmarked }) => unmarked).join(' … ');
  return terms.map(({ term }) => term).filter((term) => has(plain, term) && !has(marked, term));
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
  terms.find(({ term }) => oneOf(term, '^', '$').test(words.trim()))?.id;

const has = (text: string, term: string) => oneOf(term, '\\b', '\\b').test(text);

/** One or many of it. */
const oneOf = (term: string, before: string, after: string) =>
  new RegExp(`${before}${term.replace(/[^\p{L}\p{N} ]/gu, '.')}s?${after}`, 'iu');
