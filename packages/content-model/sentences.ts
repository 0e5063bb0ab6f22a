// Splits text into sentences and words, for counting and comparing.

/** Abbreviations: a full stop after these does not end a sentence. */
const abbreviation = /\b(?:Dr|Mr|Mrs|Ms|St|No|vs|etc|e\.g|i\.e|approx)\.$/;

/** A possible end of a sentence: its mark, a space, and a possible start of the next one. */
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

/** A hyphenated word is one word; a single dash or plus sign is none. */
export const wordsOf = (text: string): string[] =>
  text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word));

/** Returns the same for sentences that differ only in case, punctuation and spaces. */
export const bareWords = (sentence: string): string =>
  singleSpaced(sentence.toLowerCase().replace(/[^a-z0-9 ]+/g, bare));

const bare = (signs: string) => signs.replace(/[^\p{L}\p{M}\p{N}\s]+/gu, '');

/** A sentence to read aloud. A full stop in a number or after one of these abbreviations does not end it. */
export const spokenSentence =
  /(?:(?:मि|ग्रा|ग्रॅ|डॉ|Dr|Mr|Mrs|St|No)\.|[\p{L}\p{M}]+|\.(?=\d)|[^।.?!])+[।.?!]*/gu;
