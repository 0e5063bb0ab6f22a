// The languages besides English in which pages stand in short.
import { routes } from './routes.ts';

export const languages = {
  hindi: { code: 'hi', locale: 'hi_IN', name: 'हिन्दी' },
  marathi: { code: 'mr', locale: 'mr_IN', name: 'मराठी' },
} as const;

export type Language = keyof typeof languages;

// Nothing but these is in it, which TypeScript does not take for granted.
export const languageKinds = Object.keys(languages) as Language[];

export const languageOf = (code: string | undefined) =>
  languageKinds.find((language) => languages[language].code === code);

/** Pages in short that are about no condition and no procedure, with the English page of the same subject, if there is one. */
export const otherSubjects: Record<string, string | undefined> = {
  home: routes.home,
  contact: routes.contact,
  privacy: routes.privacy,
  appointment: undefined,
  painkillers: undefined,
  'after-an-injection': undefined,
};

/** The address of such a subject, as if it stood in English. */
export const otherPath = (id: string) => otherSubjects[id] ?? `/${id}`;

/** The address of a page in short: that of the English page behind the letters of its language. */
export const shortPath = (language: Language, path: string) =>
  `/${languages[language].code}${path === routes.home ? '' : path}`;
