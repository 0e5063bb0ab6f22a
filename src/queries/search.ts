// What the search of the site looks through: each page with the words by which people may ask for it.
import { getCollection } from 'astro:content';
import { withNumbers } from '#lib/callable.ts';
import { crumbOf, type Place } from '#lib/crumbs.ts';
import { blogPath, exerciseSheetPath, routes } from '#lib/routes.ts';
import type { SearchData, SearchPage } from '#lib/search/search.ts';
import { withoutSources } from '#lib/sources.ts';
import { posts } from './articles.ts';
import { allCare, pathOf, type Care } from './care.ts';
import { conditionsWithExercises } from './exercises.ts';
import { glossary } from './glossary.ts';
import { team } from './people.ts';
import { practice, screen } from './practice.ts';

type Found = Pick<SearchPage, 'href' | 'kind' | 'title' | 'text'> & Partial<SearchPage>;

const page = (found: Found): SearchPage => ({ names: '', symptoms: '', headings: '', words: '', ...found });

export async function searchData(): Promise<SearchData> {
  const facts = await practice();
  const files = (await getCollection('search')).map(({ data }) => data);
  return {
    pages: [
      ...(await allCare())
        .filter(({ data }) => !('secondReadingOf' in data && data.secondReadingOf))
        .map((care) => page(careFound(care))),
      ...(await posts()).map(({ id, data, body }) =>
        page({
          href: blogPath(id),
          kind: 'post',
          title: data.title,
          text: data.description,
          ...wordsOf(body),
        }),
      ),
      ...(await conditionsWithExercises()).map(({ id, data }) =>
        page({
          href: exerciseSheetPath(id),
          kind: 'exercises',
          title: `Exercises: ${data.title}`,
          text: data.excerpt,
          names: data.alsoCalled.join(' · '),
        }),
      ),
      ...(await glossary()).map(({ id, data }) =>
        page({ href: `${routes.glossary}#${id}`, kind: 'term', title: data.term, text: data.meaning }),
      ),
      ...(await team()).map(({ id, data }) =>
        page({
          href: `${routes.about}#${id}`,
          kind: 'person',
          title: data.name,
          text: data.role,
          names: data.role,
          called: data.doctor ? 'doctor' : 'team',
        }),
      ),
      ...(await screens()),
    ],
    skip: files.flatMap(({ skip }) => skip),
    words: files.flatMap(({ words }) => words),
    emergencies: files.flatMap(({ emergencies }) =>
      emergencies.map(({ words, says }) => ({ words, says: withNumbers(says, facts) })),
    ),
    phone: facts.phone,
  };
}

function careFound(care: Care): Found {
  const { data, body } = care;
  const { getHelp, options = [], questions = [] } = { getHelp: undefined, options: [], ...data };
  const { emergency = [], sameDay = [], visit = [] } = getHelp ?? {};
  const { headings, words } = wordsOf(body);
  return {
    href: pathOf(care),
    kind: care.collection === 'conditions' ? 'condition' : 'procedure',
    title: data.title,
    text: data.excerpt,
    names: data.alsoCalled.join(' · '),
    symptoms: [...data.causes, ...emergency, ...sameDay, ...visit, ...options.map(({ name }) => name)].join(
      ' · ',
    ),
    headings: [headings, ...questions.map(({ question }) => question)].join(' · '),
    words: `${data.description} ${words}`,
  };
}

/** The headings of an article, and the first sentence under each. */
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

/** The screens that are looked for by what they are for. */
async function screens(): Promise<SearchPage[]> {
  const found = (place: Place, { metaDescription }: { metaDescription: string }, called: string) => {
    const { text: title, path: href } = crumbOf(place);
    return page({ href, kind: 'page', title, text: metaDescription, called });
  };
  return [
    found('contact', await screen('contact'), 'contact · appointment · cost'),
    found('about', await screen('about'), 'doctor · clinic · team'),
    found('exercises', await screen('exercises'), 'exercises'),
    found('overview', await screen('overview'), 'procedures · treatments · services'),
    found('news', await screen('news-events'), 'news · events'),
    found('testimonials', await screen('testimonials'), 'testimonials'),
  ];
}
