// The data of the site search: each page with the words that people may type for it.
import { getCollection } from 'astro:content';
import { withNumbers } from '#lib/callable.ts';
import { crumbOf, type Place } from '#lib/crumbs.ts';
import { languageKinds } from '@clinic/content-model/languages.ts';
import { search, type SearchMessages } from '@clinic/content-model/messages/search.ts';
import { blogPath, exerciseSheetPath, memberPath, routes } from '@clinic/content-model/routes.ts';
import {
  prepareSearchData,
  type SearchFields,
  type SearchData,
  type SearchPage,
} from '#lib/search/search.ts';
import { withoutSources } from '@clinic/content-model/sources.ts';
import { posts } from './articles.ts';
import { allCare, pathOf, type Care } from './care.ts';
import { conditionsWithExercises } from './exercises.ts';
import { glossary } from './glossary.ts';
import { pagesInShort } from './in-short.ts';
import { messages } from './messages.ts';
import { team } from './people.ts';
import { practice, screen } from './practice.ts';

export async function searchData(): Promise<SearchData> {
  const facts = await practice();
  const [file] = (await getCollection('search')).map(({ data }) => data);
  const { skip, hindi, marathi, treatments, words, emergencies } = file!;
  const callable = (sentence: string) => withNumbers(sentence, facts);
  const data = {
    pages: await withTranslations([
      ...(await allCare())
        .filter(({ data }) => !('secondReadingOf' in data && data.secondReadingOf))
        .map(careEntry),
      ...(await posts()).map(({ id, data, body }) =>
        searchPage(blogPath(id), 'post', data.title, data.description, wordsOf(body)),
      ),
      ...(await conditionsWithExercises()).map(({ id, data: { title, excerpt, alsoCalled } }) =>
        searchPage(exerciseSheetPath(id), 'exercises', `Exercises: ${title}`, excerpt, {
          names: alsoCalled.join(' · '),
        }),
      ),
      ...(await glossary()).map(({ id, data: { term, meaning } }) =>
        searchPage(`${routes.glossary}#${id}`, 'term', term, meaning),
      ),
      ...(await team()).map(({ id, data: { name, role, doctor, page } }) =>
        searchPage(page ? memberPath(id) : `${routes.about}#${id}`, 'person', name, role, {
          names: role,
          ...(page && { words: [...page.treats, ...page.languages].join(' · ') }),
          called: doctor ? 'doctor' : 'team',
        }),
      ),
      ...(await screens()),
    ]),
    skip: [...skip, facts.address.city],
    hindi,
    marathi,
    treatments,
    words,
    emergencies: emergencies.map(({ words: lines, says, hindi: inHindi, marathi: inMarathi }) => ({
      words: lines,
      english: callable(says),
      hindi: callable(inHindi),
      marathi: callable(inMarathi),
    })),
    signs: (await getCollection('safety')).flatMap(({ data }) =>
      [data, data.hindi, data.marathi].flatMap((block) => block?.emergency ?? []),
    ),
  };
  return {
    ...prepareSearchData(data),
    phone: facts.phone,
    messages: {
      hindi: searchMessages(await messages('hindi')),
      marathi: searchMessages(await messages('marathi')),
    },
  };
}

const searchMessages = (all: SearchMessages) =>
  Object.fromEntries(
    Object.keys(search).map((key) => [key, all[key as keyof SearchMessages]]),
  ) as SearchMessages;

/** Creates a search entry; `asked` and `says` are further words that find it. */
const searchPage = (
  href: string,
  kind: SearchPage['kind'],
  title: string,
  text: string,
  asked: SearchFields = {},
  says: string[] = [],
): SearchPage => ({ href, kind, title, text, says: [title, ...says], asked: { title, ...asked } });

/** Adds the titles in Hindi and Marathi, and the pages that only these languages have. */
async function withTranslations(pages: SearchPage[]): Promise<SearchPage[]> {
  const all = new Map(pages.map((page) => [page.href, page]));
  for (const language of languageKinds)
    for (const { entry, english, path } of await pagesInShort(language)) {
      const { title, description: text } = entry.data;
      const href = english ?? path.slice(3);
      const page = all.get(href) ?? { ...searchPage(href, 'page', title, text), notInEnglish: true };
      // The home page is not in the search.
      if (english && !all.has(href)) continue;
      const { names = '', words = '' } = page.asked;
      const asked = { ...page.asked, names: `${names} · ${title}`, words: `${words} · ${text}` };
      all.set(href, { ...page, [language]: { title, text }, asked });
    }
  return [...all.values()];
}

function careEntry(care: Care): SearchPage {
  const { data, body } = care;
  const { getHelp, options = [], questions = [] } = { getHelp: undefined, options: [], ...data };
  const { emergency = [], sameDay = [], visit = [] } = getHelp ?? {};
  const { headings, words } = wordsOf(body);
  const symptoms = [...data.causes, ...emergency, ...sameDay, ...visit, ...options.map(({ name }) => name)];
  const kind = care.collection === 'conditions' ? 'condition' : 'procedure';
  const asked = {
    names: data.alsoCalled.join(' · '),
    symptoms: symptoms.join(' · '),
    headings: [headings, ...questions.map(({ question }) => question)].join(' · '),
    words: `${data.description} ${words}`,
  };
  const says = [...data.alsoCalled, ...(data.patientsSay ?? [])];
  return searchPage(pathOf(care), kind, data.title, data.excerpt, asked, says);
}

/** Returns the headings of an article and the first sentence under each. */
function wordsOf(body = '') {
  const plain = withoutSources(body)
    .replace(/<[^>]+>/g, '')
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1');
  const parts = plain.split(/^##+ /m);
  return {
    headings: parts
      .slice(1)
      .map((part) => part.split('\n')[0])
      .join(' · '),
    words: parts
      .map((part, index) => firstSentence(index === 0 ? part : part.replace(/^.*\n/, '')))
      .join(' '),
  };
}

const firstSentence = (text: string) => /^\s*([^.?!]*)/.exec(text.replace(/^[\s\-*]+/, ''))?.[1] ?? '';

/** Screens that are found by their purpose. */
async function screens(): Promise<SearchPage[]> {
  const screenEntry = (place: Place, { metaDescription }: { metaDescription: string }, called: string) => {
    const { text: title, path: href } = crumbOf(place);
    return searchPage(href, 'page', title, metaDescription, { called }, called.split(' · '));
  };
  return [
    screenEntry('contact', await screen('contact'), 'contact · appointment · cost'),
    screenEntry('about', await screen('about'), 'doctor · clinic · team'),
    screenEntry('exercises', await screen('exercises'), 'exercises'),
    screenEntry('overview', await screen('overview'), 'procedures · treatments · services'),
    screenEntry('news', await screen('news-events'), 'news · events'),
    screenEntry('testimonials', await screen('testimonials'), 'testimonials'),
  ];
}
