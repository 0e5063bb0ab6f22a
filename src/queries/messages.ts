import type { Language } from '@clinic/content-model/languages.ts';
import { english, type Messages } from '@clinic/content-model/messages/english.ts';
import { screen } from './practice.ts';

/** Returns the interface text in a language; in English without one. */
export const messages = async (language?: Language): Promise<Messages> =>
  language ? (await screen(language)).messages : english;
