// How hard a text is to read, by Flesch and Kincaid: long sentences and long words make it harder.
import { sentencesOf, wordsOf } from '#lib/sentences.ts';

export interface Readability {
  /** Words in all, headings and list entries included. */
  words: number;
  averageSentence: number;
  /** The share of sentences with more words than most people read in one breath. */
  longShare: number;
  /** The age at which an average pupil can read it. */
  age: number;
}

/** Health information is meant for readers of this age; a page is harder than that with words such as "denervation". */
export const easyUntil = 12;

const long = 25;

export const isLong = (sentence: string) => wordsOf(sentence).length > long;

/** Only whole sentences are measured: headings and catchwords would make a text look easier than it is. */
export const wholeSentences = (texts: string[]): string[] =>
  texts.flatMap(sentencesOf).filter((sentence) => /[.!?…:]["'”’)]*$/.test(sentence));

export function readability(texts: string[]): Readability {
  const sentences = wholeSentences(texts).map(wordsOf);
  const words = sentences.flat();
  const averageSentence = words.length / (sentences.length || 1);
  const averageWord = sum(words.map(syllables)) / (words.length || 1);
  return {
    words: sum(texts.map((text) => wordsOf(text).length)),
    averageSentence,
    longShare: sentences.filter(({ length }) => length > long).length / (sentences.length || 1),
    age: words.length > 0 ? schoolStart + gradeOf(averageSentence, averageWord) : 0,
  };
}

/** The grade of Flesch and Kincaid is a year of school; the first begins with this age. */
const schoolStart = 5;

const gradeOf = (averageSentence: number, averageWord: number) =>
  0.39 * averageSentence + 11.8 * averageWord - 15.59;

/** A guess by rule, as dictionaries are large: groups of vowels, less the silent ones at the end. */
export function syllables(word: string): number {
  const letters = word.toLowerCase().replace(/[^a-z]/g, '');
  const spoken = letters.replace(/(?:[^laeiouyszxcgh]es|[^laeiouydt]ed|[^laeiouy]e)$/, (end) =>
    end.charAt(0),
  );
  return Math.max(1, spoken.match(/[aeiouy]+/g)?.length ?? 0);
}

const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);
