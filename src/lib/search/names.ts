// Names of people, as the front desk searches them: by their words as they are written, or as they sound.
import { sound } from './sounds.ts';

/** Quotation marks of every kind, and the unseen joiners that keyboards put between letters of Devanagari. */
const ignored = /['"`´ʹʻʼ′″＇\p{Pi}\p{Pf}\p{Cf}]/gu;

export const wordsOfName = (name: string): string[] =>
  name
    .replace(ignored, '')
    .normalize('NFKC')
    .toLowerCase()
    .match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];

/**
 * One word of a name as it sounds, the same in Latin letters and in Devanagari. A little less is left of it than of other
 * words: Nair is नायर, Kamble is कांबळे, Singh is सिंह, Chavan is चव्हाण, Banerjee is बनर्जी.
 */
export const soundOfName = (word: string): string =>
  sound(word)
    .replace(/([aeiou])[aeiou]+/g, '$1')
    .replace(/m(?=[bpk])/g, 'n')
    .replace(/nh$/, 'ng')
    .replace(/(?<=v)h|(?<=[aeiou].*)e(?=[^aeiou])/g, '');

/** The text that is searched: each word of the name as it is written, then as it sounds, between spaces. */
export function searchableName(name: string): string {
  const words = wordsOfName(name);
  return ` ${[...words, ...words.map(soundOfName)].join(' ')} `;
}
