// The front desk's search for names, by spelling and by sound.
import { sound } from '@clinic/contract/sounds.ts';

/** Quotation marks, and the invisible joiners that keyboards insert between Devanagari letters. */
const ignored = /['"`´ʹʻʼ′″＇\p{Pi}\p{Pf}\p{Cf}]/gu;

export const wordsOfName = (name: string): string[] =>
  name
    .replace(ignored, '')
    .normalize('NFKC')
    .toLowerCase()
    .match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];

/**
 * Returns the sound of a word of a name, the same for Latin letters and Devanagari. Coarser than for other words: Nair matches
 * नायर, Kamble कांबळे, Singh सिंह, Chavan चव्हाण, Banerjee बनर्जी.
 */
export const soundOfName = (word: string): string =>
  sound(word)
    .replace(/([aeiou])[aeiou]+/g, '$1')
    .replace(/m(?=[bpk])/g, 'n')
    .replace(/nh$/, 'ng')
    .replace(/(?<=v)h|(?<=[aeiou].*)e(?=[^aeiou])/g, '');

/** Returns the searchable text: each word of the name, then the sound of each word, separated by spaces. */
export function searchableName(name: string): string {
  const words = wordsOfName(name);
  return ` ${[...words, ...words.map(soundOfName)].join(' ')} `;
}
