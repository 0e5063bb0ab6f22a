// Translates message keys in scripts. English is compiled in; a Hindi or Marathi page contains its messages (Page.astro).
import type { Language } from '@clinic/content-model/languages.ts';
import { fill } from '@clinic/content-model/messages/fill.ts';

type Messages = Partial<Record<string, string>>;

/** Messages for islands that the server renders. Page.astro adds those of its language. */
export const serverMessages: Partial<Record<Language, Messages>> = {};

const json = globalThis.document?.getElementById('messages')?.textContent;
const pageMessages = json && (JSON.parse(json) as Messages);

/** Returns a function that translates a key into the language of the page and fills in the parts. */
export const createTranslator =
  <Key extends string>(english: Readonly<Record<Key, string>>, language?: Language) =>
  (key: Key, ...parts: string[]): string =>
    fill((pageMessages || (language && serverMessages[language]))?.[key] ?? english[key], ...parts);
