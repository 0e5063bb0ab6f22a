import type { Passage } from './passages.ts';

const files = import.meta.glob<string>('/src/content/glossary/*.yaml', {
  eager: true,
  query: '?raw',
  import: 'default',
});

const terms = Object.values(files).flatMap((text) => /^term: *['"]?(.+?)['"]? *$/m.exec(text)?.[1] ?? []);

/** The words of the glossary that a text uses and nowhere marks. */
export function termsIn(passages: Passage[]): string[] {
  const marked = passages.map(({ words, unmarked }) => (words === unmarked ? '' : words)).join(' ');
  const plain = passages.map(({ unmarked }) => unmarked).join(' … ');
  return terms.filter((term) => has(plain, term) && !has(marked, term));
}

const has = (text: string, term: string) =>
  new RegExp(`\\b${term.replace(/[^\p{L}\p{N} ]/gu, '.')}s?\\b`, 'iu').test(text);
