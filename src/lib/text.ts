import { wordsOf } from '@clinic/content-model/sentences.ts';

const WORDS_PER_MINUTE = 200;

/** Returns the minutes to read a text, at least one. */
export const readingMinutes = (text: string) =>
  Math.max(1, Math.round(wordsOf(text).length / WORDS_PER_MINUTE));

const dayFormat = new Intl.DateTimeFormat('en-IN', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

/** Formats a day, such as "1 November 2026". Content days are stored as UTC midnight. */
export const longDay = (day: Date) => dayFormat.format(day);

const NAMES = ['Achilles'];

/** Lowercases a label for use within a sentence: "Worn cartilage" becomes "worn cartilage", "L4 nerve" stays. */
export const inSentence = (words: string) =>
  /^[A-Z](?![a-z])/.test(words) || NAMES.some((name) => words.startsWith(name))
    ? words
    : words.charAt(0).toLowerCase() + words.slice(1);
