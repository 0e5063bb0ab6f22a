// How hard a text is to read, by Flesch and Kincaid: long sentences and long words make it harder.
import { syllable } from 'syllable';
import { sentencesOf, wordsOf } from '#lib/sentences.ts';

export interface Sentence {
  sentence: string;
  words: number;
}

export interface Readability {
  /** Words in all, headings and list entries included. */
  words: number;
  /** The age at which an average pupil can read it. */
  age: number;
}

/** What could be better, and how. */
export type Words = [says: string, mend: string];

/** Health information is meant for readers of this age; a page is harder than that with words such as "denervation". */
export const easyUntil = 12;

/** More words than most people read in one breath. */
const long = 25;

/** The sentences of a text, and the catchwords that are none. */
export const measured = (text: string): Sentence[] =>
  sentencesOf(text).map((sentence) => ({ sentence, words: wordsOf(sentence).length }));

/** Headings and catchwords are no whole sentences, and would make a text look easier than it is. */
const isWhole = ({ sentence }: Sentence) => /[.!?…:]["'”’)]*$/.test(sentence);

export const isLong = (sentence: Sentence) => sentence.words > long && isWhole(sentence);

export const longSentence = ({ sentence, words }: Sentence): Words => [
  `A sentence here has ${words} words: "${sentence.split(' ').slice(0, 6).join(' ')} …"`,
  `Make two sentences of it: up to ${long} words are read in one breath.`,
];

export const hardToRead = (what: 'page' | 'text', age: number): Words => [
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

/** The grade of Flesch and Kincaid is a year of school; the first begins with this age. */
const schoolStart = 5;

const known = new Map<string, number>();

/** To look a word up takes a while, and most stand in a text many times. A number is one. */
function syllablesIn(word: string): number {
  const count = known.get(word) ?? Math.max(1, syllable(word));
  known.set(word, count);
  return count;
}

export const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);
