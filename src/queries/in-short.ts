// The pages in short in Hindi and Marathi, each with the English page of the same subject.
import { getCollection, type CollectionEntry } from 'astro:content';
import {
  languageKinds,
  languageOf,
  languages,
  otherPath,
  otherSubjects,
  shortPath,
  type Language,
} from '#lib/languages.ts';
import { routes } from '#lib/routes.ts';
import { englishVersion, isCalled } from '#schemas/in-short-versions.ts';
import { medicalVersion } from '#schemas/medical.ts';
import { fieldsOf } from '#schemas/plain.ts';
import { listedCare, pathOf, type Care } from './care.ts';
import { marked, published } from './published.ts';

type Entry = CollectionEntry<Language>;

export interface InShort {
  language: Language;
  entry: Entry;
  path: string;
  /** The condition or the procedure that it is about. */
  care: Care | undefined;
  /** The address of the same subject in English, if there is a page. */
  english: string | undefined;
}

/** All of a language, in the order of the English ones. */
export async function pagesInShort(language: Language): Promise<InShort[]> {
  const entries = (await getCollection(language, published)).map((entry) => marked<Entry>(entry));
  const cared = (await listedCare()).flatMap((care) => {
    const entry = entries.find(({ id }) => isCalled(id, care));
    const english = pathOf(care);
    return entry ? [{ language, entry, care, english, path: shortPath(language, english) }] : [];
  });
  const others = Object.entries(otherSubjects).flatMap(([id, english]) => {
    const entry = entries.find((one) => one.id === id);
    const path = shortPath(language, otherPath(id));
    return entry ? [{ language, entry, care: undefined, english, path }] : [];
  });
  return [...others, ...cared];
}

/**
 * Returns the language of a page, unless it is English, and its subject in the other languages. A language that lacks the
 * subject is represented by its first page.
 */
export async function inOtherLanguages(path: string) {
  const language = languageOf(path.split('/')[1]);
  const pages = (await Promise.all(languageKinds.map(pagesInShort))).flat();
  const subject = language ? path.slice(3) || routes.home : path;
  const others = languageKinds.flatMap((one) => {
    const page = [subject, routes.home]
      .map((english) => pages.find((found) => found.path === shortPath(one, english)))
      .find(Boolean);
    const isSame = page?.path === shortPath(one, subject);
    return page && one !== language ? [{ ...languages[one], path: page.path, isSame }] : [];
  });
  const english = pages.find((page) => page.path === path)?.english ?? routes.home;
  const links = language ? [{ code: 'en', name: 'English', path: english, isSame: true }, ...others] : others;
  return { language, links };
}

/** Whether it says anything else since it was reviewed. */
export const hasChanged = ({ language, entry: { data, body = '' } }: InShort) =>
  data.review && data.review.version !== medicalVersion(fieldsOf(language), data, body);

/** Whether the English page, in what a doctor approves, is another than the one that was seen. */
export async function isStale({ entry }: InShort): Promise<boolean> {
  const now = englishVersion(entry.id, await englishEntries());
  return now !== undefined && now !== entry.data.seen;
}

const englishEntries = async () => [
  ...(await getCollection('conditions')),
  ...(await getCollection('services')),
  ...(await getCollection('safety')),
  ...(await getCollection('notices')),
];

/** The first page of a language, as breadcrumbs have it. */
export const homeOf = (language: Language) => shortPath(language, routes.home);
