// Reading age by the Flesch–Kincaid grade: long sentences and long words raise it.
import { syllable } from 'syllable';
import { sentencesOf, wordsOf } from '@clinic/content-model/sentences.ts';

export interface Sentence {
  sentence: string;
  words: number;
}

export interface Readability {
  /** Includes headings and list entries. */
  words: number;
  /** Years. */
  age: number;
}

/** What could be better, and how. */
export type Explanation = [message: string, fix: string];

/** Recommended age for health information, in years; words such as "denervation" raise it. */
export const easyUntil = 12;

/** Words in a sentence, at most. */
const long = 25;

export const measureSentences = (text: string): Sentence[] =>
  sentencesOf(text).map((sentence) => ({ sentence, words: wordsOf(sentence).length }));

/** Headings and keywords are left out: they would lower the reading age. */
const isWhole = ({ sentence }: Sentence) => /[.!?…:]["'”’)]*$/.test(sentence);

export const isLong = (sentence: Sentence) => sentence.words > long && isWhole(sentence);

export const longSentence = ({ sentence, words }: Sentence): Explanation => [
  `A sentence here has ${words} words: "${sentence.split(' ').slice(0, 6).join(' ')} …"`,
  `Make two sentences of it: up to ${long} words are read in one breath.`,
];

export const hardToRead = (what: 'page' | 'text', age: number): Explanation => [
  `The ${what} reads like one for the age of ${Math.round(age)}; patients read with ease up to ${easyUntil}.`,
  'Write shorter sentences, and everyday words for the long ones.',
];

export function readability(all: Sentence[]): Readability {
  const whole = all.filter(isWhole);
  const words = sum(whole.map((sentence) => sentence.words));
  const syllables = sum(whole.flatMap(({ sentence }) => wordsOf(sentence).map(syllablesIn)));
  const grade = 0.39 * (words / whole.length) + 11.8 * (syllables / words) - 15.59;
  return { words: sum(all.map((one) => one.words)), age: words > 0 ? schoolStart + grade : 0 };
}

/** Age at grade 0 of Flesch–Kincaid. */
const schoolStart = 5;

const known = new Map<string, number>();

/** Cached, because counting is slow and words repeat. A number counts as one. */
function syllablesIn(word: string): number {
  const count = known.get(word) ?? Math.max(1, syllable(word));
  known.set(word, count);
  return count;
}

export const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);
