// Versions of the English content that a page in short repeats. When they change, the page must be reviewed again.
import type { Language } from './languages.ts';
import { mapTexts, withoutSources } from './sources.ts';
import { digest } from './digest.ts';
import type { Kind } from './kinds.ts';
import { medicalVersion } from './medical.ts';
import { fieldsOf } from './plain.ts';
import type { SignLevel } from './shapes/advice.ts';

interface CareData {
  getHelp?: Partial<Record<SignLevel, string[] | undefined>> | undefined;
  tonight?: string | undefined;
  procedure?:
    | {
        emergencySigns?: string[];
        callSigns?: string[];
        before?: string[];
        notFor?: string[];
        seriousRisks?: string[];
      }
    | undefined;
}

interface English {
  collection: Kind;
  id: string;
  data: object & CareData & { formerly?: string[] | undefined };
  body?: string | undefined;
}

/** True for the current or a former name, so that a renamed page keeps its pages in short. */
export const isCalled = (name: string, { id, data }: Pick<English, 'id' | 'data'>) =>
  id === name || Boolean(data.formerly?.includes(name));

/** Returns the signs of a condition or procedure, without those of its safety blocks. */
export const ownSigns = ({ getHelp, procedure }: CareData): Record<SignLevel, string[]> => ({
  emergency: getHelp?.emergency ?? procedure?.emergencySigns ?? [],
  sameDay: getHelp?.sameDay ?? procedure?.callSigns ?? [],
  visit: getHelp?.visit ?? [],
});

const repeated = (data: CareData) => {
  const { before, notFor, seriousRisks } = data.procedure ?? {};
  return digest(JSON.stringify([ownSigns(data), data.tonight, before, notFor, seriousRisks]));
};

/** Returns undefined when there is no English page, or the page in short repeats only safety blocks. */
export function englishVersion(id: string, all: English[]): string | undefined {
  const find = (...kinds: Kind[]) =>
    all.find((page) => kinds.includes(page.collection) && isCalled(id, page));
  const care = find('conditions', 'services');
  if (care) return repeated(care.data);
  const notice = find('notices');
  return notice && medicalVersion(fieldsOf('notices'), notice.data, notice.body ?? '');
}

/** Returns the version of a file's English text, to compare with its translations. */
export const versionOfEnglish = (kind: Kind, data: object) => {
  const { hindi: _hindi, marathi: _marathi, ...english } = data as Partial<Record<Language, unknown>>;
  return kind === 'screens' ? digest(JSON.stringify(english)) : medicalVersion(fieldsOf(kind), english, '');
};

/** Returns the translation of a file, or the English text if that changed after the translation. */
export function textIn<T extends object, Own extends { seen?: string | undefined }>(
  kind: Kind,
  data: T & Partial<Record<Language, Own | undefined>>,
  language: Language | undefined,
): { words: T | Own; lang: string | undefined } {
  const own = language && data[language];
  if (own?.seen !== undefined && own.seen === versionOfEnglish(kind, data))
    return { words: own, lang: undefined };
  return { words: mapTexts<T>(data, withoutSources), lang: language && 'en-IN' };
}
