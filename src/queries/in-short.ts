// The pages in short in Hindi and Marathi, each with the English page of the same subject.
import { getCollection, getEntry, type CollectionEntry } from 'astro:content';
import {
  answeredAt,
  languageAt,
  languageKinds,
  languages,
  otherPath,
  otherSubjects,
  shortPath,
  type Language,
} from '@clinic/content-model/languages.ts';
import type { Crumb } from '#lib/crumbs.ts';
import { blogPath, exerciseSheetPath, routes } from '@clinic/content-model/routes.ts';
import { englishVersion, isCalled, ownSigns, textIn } from '@clinic/content-model/in-short-versions.ts';
import { medicalVersion } from '@clinic/content-model/medical.ts';
import { fieldsOf } from '@clinic/content-model/plain.ts';
import { posts } from './articles.ts';
import { allCare, pathOf, type Care } from './care.ts';
import { conditionsWithExercises } from './exercises.ts';
import { messages } from './messages.ts';
import { markIfUnpublished, published } from './published.ts';
import { withTown } from './practice.ts';
import { safetyBlocks } from './safety.ts';

type Entry = CollectionEntry<Language>;

export interface InShort {
  language: Language;
  entry: Entry;
  path: string;
  /** The condition or procedure that the page is about. */
  care: Care | undefined;
  /** The path of the English page on the same subject, if there is one. */
  english: string | undefined;
}

/** Returns all pages of a language, in the order of the English pages. */
export async function pagesInShort(language: Language): Promise<InShort[]> {
  const marked = (await getCollection(language, published)).map((entry) => markIfUnpublished<Entry>(entry));
  const entries = await withTown(marked, language);
  const cared = (await allCare()).flatMap((care) => {
    const entry = entries.find(({ id }) => isCalled(id, care));
    const english = pathOf(care);
    return entry ? [{ language, entry, care, english, path: shortPath(language, english) }] : [];
  });
  const articles = await posts();
  const blocks = await getCollection('safety');
  const others = Object.entries(otherSubjects).flatMap(([id, same]) => {
    const article = blocks.find((block) => block.id === id)?.data.more?.id;
    const english =
      same ?? answeredAt[id] ?? (articles.some((one) => one.id === article) ? blogPath(article!) : undefined);
    const entry = entries.find((one) => one.id === id);
    const path = shortPath(language, otherPath(id));
    return entry ? [{ language, entry, care: undefined, english, path }] : [];
  });
  return [...others, ...cared];
}

/** Returns every path of a language. */
export async function addressesIn(language: Language, pages?: InShort[]): Promise<Set<string>> {
  const own = pages ?? (await pagesInShort(language));
  const sheets = (await conditionsWithExercises()).filter(({ id }) =>
    own.some(({ care }) => care?.id === id),
  );
  const lists = [routes.conditions, routes.services, routes.exercises, routes.offline];
  const others = [...lists, ...sheets.map(({ id }) => exerciseSheetPath(id))];
  return new Set([...own.map(({ path }) => path), ...others.map((path) => shortPath(language, path))]);
}

/**
 * Returns the language of a page (undefined for English) and the links to its subject in the other languages. A language
 * without the subject links to its home page with a note; English links to the services, since only these lack a page.
 */
export async function inOtherLanguages(path: string) {
  const language = languageAt({ pathname: path });
  const own = language ? path.slice(3) || routes.home : path;
  const subject = own.endsWith('/404') ? routes.home : own;
  const linkTo = async (one: Language) => {
    const same = shortPath(one, subject);
    const pages = await pagesInShort(one);
    const answer = pages.find(({ english }) => !language && english === subject)?.path;
    const addresses = await addressesIn(one, pages);
    const found = addresses.has(same) ? same : answer;
    const labels = await messages(one);
    const link = {
      ...languages[one],
      path: found ?? homeOf(one),
      missing: found ? '' : labels.notInLanguage,
    };
    return addresses.has(homeOf(one)) ? [link] : [];
  };
  const links = (await Promise.all(languageKinds.filter((one) => one !== language).map(linkTo))).flat();
  if (!language) return { language, links };
  const page = (await pagesInShort(language)).find((one) => one.path === path);
  const english = page ? page.english : subject;
  const labels = await messages();
  const inEnglish = { code: 'en', name: 'English', path: english ?? routes.services };
  return { language, links: [{ ...inEnglish, missing: english ? '' : labels.notInLanguage }, ...links] };
}

const inEnglish = 'en-IN';

/** A text, with its language where that differs from the language of the page. */
export interface Sentence {
  text: string;
  lang: string | undefined;
}

const sentencesIn = (lang: string | undefined, texts: (string | undefined)[] = []): Sentence[] =>
  texts.flatMap((text) => (text ? [{ text, lang }] : []));

/** Returns the safety blocks of a page; a block is in English when the English text changed after the translation. */
async function blocksOf({ language, entry, care }: InShort) {
  return (await safetyBlocks(care ?? entry)).map(({ id, data }) => {
    const own = data[language];
    return {
      ...textIn('safety', data, language),
      id,
      shown: data.shown,
      review: own?.review,
      version: medicalVersion(fieldsOf('safety').properties?.[language] ?? {}, own, ''),
    };
  });
}

/** Returns the advice of a page: from its safety blocks, then its own. Outdated translations are replaced by English. */
export async function partsOf(page: InShort) {
  const { language, entry, care } = page;
  const { data, body = '' } = entry;
  const written = (await getEntry(language, entry.id))?.data;
  const blocks = await blocksOf(page);
  const english = englishVersion(entry.id, await englishEntries());
  const isStale = english !== undefined && english !== data.seen;
  const lang = isStale ? inEnglish : undefined;
  const { tonight, procedure } = { tonight: undefined, procedure: undefined, ...care?.data };
  const own =
    isStale && care
      ? {
          ...ownSigns(care.data),
          tonight,
          before: procedure?.before,
          risks: procedure?.seriousRisks.join('; '),
        }
      : { ...data, emergency: data.now };
  const fromBlocks = (field: 'emergency' | 'sameDay' | 'visit' | 'points' | 'limits') =>
    blocks.flatMap((block) => sentencesIn(block.lang, block.words[field]));
  const reviews = [
    { review: data.review, version: medicalVersion(fieldsOf(language), written, body) },
    ...blocks,
  ];
  return {
    isStale: isStale || blocks.some((block) => block.lang),
    isReviewed: reviews.every(({ review }) => review),
    hasChanged: reviews.some(({ review, version }) => review?.version !== version),
    signs: {
      emergency: [...fromBlocks('emergency'), ...sentencesIn(lang, own.emergency)],
      sameDay: [...fromBlocks('sameDay'), ...sentencesIn(lang, own.sameDay)],
      visit: [...fromBlocks('visit'), ...sentencesIn(lang, own.visit)],
    },
    watchNotes: blocks.flatMap(({ shown, lang, words }) =>
      shown === 'after' ? sentencesIn(lang, [words.text]) : [],
    ),
    tonight: sentencesIn(lang, [own.tonight]),
    limits: fromBlocks('limits'),
    before: [...fromBlocks('points'), ...sentencesIn(lang, own.before)],
    risks: sentencesIn(lang, [own.risks]),
    boxes: blocks.filter(({ shown }) => shown === 'box'),
  };
}

export type PartsInShort = Awaited<ReturnType<typeof partsOf>>;

const englishEntries = async () => [
  ...(await getCollection('conditions')),
  ...(await getCollection('services')),
  ...(await getCollection('notices')),
];

/** Returns the path of the home page of a language. */
export const homeOf = (language: Language) => shortPath(language, routes.home);

/** Returns the breadcrumbs of a page from the home page of its language, if there is one. */
export async function crumbsIn(language: Language, ...crumbs: Crumb[]): Promise<Crumb[]> {
  const home = (await pagesInShort(language)).find(({ path }) => path === homeOf(language));
  return [...(home ? [{ text: home.entry.data.title, path: home.path }] : []), ...crumbs];
}

/** Returns the emergency signs that apply to all conditions and procedures. */
export const generalSigns = async (language: Language) =>
  (await getCollection('safety'))
    .filter(({ data }) => data.shown === 'help')
    .map(({ data }) => textIn('safety', data, language));
