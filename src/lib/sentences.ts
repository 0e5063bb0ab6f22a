// Text taken apart into sentences and words, for counting and comparing.

/** A full stop after these ends no sentence. */
const abbreviation = /\b(?:Dr|Mr|Mrs|Ms|St|No|vs|etc|e\.g|i\.e|approx)\.$/;

/** Where a sentence may end: its mark, a space, and something that can begin the next one. */
const gap = /(?<=[.!?…]["'”’)]*)\s+(?=["'“‘(]*[\p{Lu}\p{Lo}\p{N}])/gu;

export function sentencesOf(text: string): string[] {
  const sentences: string[] = [];
  let open = '';
  for (const part of text.trim().replace(/\s+/g, ' ').split(gap)) {
    open = open ? `${open} ${part}` : part;
    if (abbreviation.test(part)) continue;
    sentences.push(open);
    open = '';
  }
  return [...sentences, open].filter(Boolean);
}

/** A hyphened word is one word; a dash or a plus sign on its own is none. */
export const wordsOf = (text: string): string[] =>
  text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word));

/** The same for two sentences that differ only in capitals, punctuation and spaces. */
export const bareWords = (sentence: string): string =>
  wordsOf(sentence)
    .map((word) => word.toLowerCase().replace(/[^\p{L}\p{M}\p{N}]/gu, ''))
    .join(' ');
