// How hard a text is to read, by Flesch and Kincaid: long sentences and long words make it harder.
import { sentencesOf } from '#lib/sentences.ts';
import { spokenIn, type Spoken } from './syllables.ts';

export interface Sentence extends Spoken {
  sentence: string;
}

export interface Readability {
  /** Words in all, headings and list entries included. */
  words: number;
  averageSentence: number;
  /** The share of sentences with more words than most people read in one breath. */
  longShare: number;
  /** The age at which an average pupil can read it. */
  age: number;
}

/** What could be better, and how. */
export type Words = [says: string, mend: string];

/** Health information is meant for readers of this age; a page is harder than that with words such as "denervation". */
export const easyUntil = 12;

const long = 25;

/** The sentences of a text, and the catchwords that are none. */
export const measured = (text: string): Sentence[] =>
  sentencesOf(text).map((sentence) => {
    const { words, syllables } = spokenIn(sentence);
    return { sentence, words, syllables };
  });

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
  const averageSentence = words / (whole.length || 1);
  const averageWord = sum(whole.map((sentence) => sentence.syllables)) / (words || 1);
  return {
    words: sum(all.map((sentence) => sentence.words)),
    averageSentence,
    longShare: whole.filter(isLong).length / (whole.length || 1),
    age: words > 0 ? schoolStart + gradeOf(averageSentence, averageWord) : 0,
  };
}

/** The grade of Flesch and Kincaid is a year of school; the first begins with this age. */
const schoolStart = 5;

const gradeOf = (averageSentence: number, averageWord: number) =>
  0.39 * averageSentence + 11.8 * averageWord - 15.59;

const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);
