// The town of the practice is a fact: a text with {town} follows when the practice moves.
import { languageKinds, type Language } from './languages.ts';
import { mapTexts } from './sources.ts';

interface Address {
  city?: string | undefined;
  cityInHindi?: string | undefined;
  cityInMarathi?: string | undefined;
}

/** Returns the town as texts in a language name it; in Latin letters where the facts have no other. */
export const townIn = ({ city = '', cityInHindi, cityInMarathi }: Address, language?: Language) =>
  (language && { hindi: cityInHindi, marathi: cityInMarathi }[language]) || city;

/** Returns every name of the town that the facts contain. */
export const townNames = (address: Address) =>
  [...new Set([undefined, ...languageKinds].map((language) => townIn(address, language)))].filter(Boolean);

export const fillTown = <T>(texts: T, town: string): T =>
  mapTexts(texts, (text) => text.replaceAll('{town}', town));
