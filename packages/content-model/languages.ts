// The languages besides English that have pages in short.
import { routes } from './routes.ts';

export const languages = {
  hindi: { code: 'hi', locale: 'hi_IN', name: 'हिन्दी' },
  marathi: { code: 'mr', locale: 'mr_IN', name: 'मराठी' },
} as const;

export type Language = keyof typeof languages;

// The cast is safe: the object has only these keys.
export const languageKinds = Object.keys(languages) as Language[];

export const languageOf = (code: string | undefined) =>
  languageKinds.find((language) => languages[language].code === code);

/** Returns the language of the page at a URL; undefined for English. */
export const languageAt = ({ pathname }: { pathname: string }) => languageOf(pathname.split(/[/.]/)[1]);

/** Pages in short that are not about a condition or procedure, with the English page on the same subject, if any. */
export const otherSubjects: Record<string, string | undefined> = {
  home: routes.home,
  contact: routes.contact,
  privacy: routes.privacy,
  appointment: undefined,
  painkillers: undefined,
  'after-an-injection': undefined,
  'first-visit': undefined,
  prices: undefined,
};

/** The English page that covers such a subject, where none has the same path. */
export const answeredAt: Record<string, string | undefined> = {
  appointment: routes.contact,
  'first-visit': routes.contact,
  prices: routes.contact,
};

/** Returns the static paths of a page in these languages; undefined is English. */
export const pathsIn = <L extends Language | undefined>(all: L[]) =>
  all.map((language) => ({
    params: { language: language && languages[language].code },
    props: { language },
  }));

/** Returns the path of such a page without its language. */
export const otherPath = (id: string) => otherSubjects[id] ?? `/${id}`;

/** Returns the path of a page in a language: /hi or /mr, then the English path. */
export const shortPath = (language: Language | undefined, path: string) =>
  language ? `/${languages[language].code}${path === routes.home ? '' : path}` : path;
