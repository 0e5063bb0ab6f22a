// Text taken apart into sentences and words, for counting and comparing.

/** A full stop after these ends no sentence. */
const abbreviation = /\b(?:Dr|Mr|Mrs|Ms|St|No|vs|etc|e\.g|i\.e|approx)\.$/;

/** Where a sentence may end: its mark, a space, and something that can begin the next one. */
const end = /[.!?…]["'”’)]* (?=["'“‘(]*[\p{Lu}\p{Lo}\p{N}])/gu;

export function sentencesOf(text: string): string[] {
  const inOneLine = singleSpaced(text);
  const sentences: string[] = [];
  let begin = 0;
  end.lastIndex = 0;
  while (end.test(inOneLine)) {
    const next = end.lastIndex;
    const sentence = inOneLine.slice(begin, next - 1);
    if (abbreviation.test(sentence)) continue;
    sentences.push(sentence);
    begin = next;
  }
  return begin < inOneLine.length ? [...sentences, inOneLine.slice(begin)] : sentences;
}

function singleSpaced(text: string): string {
  const trimmed = text.trim();
  const isSo = !trimmed.includes('  ') && !/[^\S ]/.test(trimmed);
  return isSo ? trimmed : trimmed.replace(/\s{2,}|[^\S ]/g, ' ');
}

/** A hyphened word is one word; a dash or a plus sign on its own is none. */
export const wordsOf = (text: string): string[] =>
  text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word));

/** The same for two sentences that differ only in capitals, punctuation and spaces. */
export const bareWords = (sentence: string): string =>
  singleSpaced(sentence.toLowerCase().replace(/[^a-z0-9 ]+/g, bare));

const bare = (signs: string) => signs.replace(/[^\p{L}\p{M}\p{N}\s]+/gu, '');
