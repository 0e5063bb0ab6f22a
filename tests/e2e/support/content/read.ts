// Reads what a practice has, as its writers left it, in the shapes that the build gives it.
import { mapTexts, withoutSources } from '#lib/sources.ts';
import { languageKinds, otherPath, otherSubjects, shortPath } from '#lib/languages.ts';
import { blogPath, conditionPath, noticePath, servicePath } from '#lib/routes.ts';
import { isCalled } from '#schemas/in-short-versions.ts';
import type { Kind } from '#schemas/kinds.ts';
import { entriesOf, type Entry } from '@clinic/content-check/read/files.ts';

export type Condition = Entry<'conditions'> & { path: string };
export type Service = Entry<'services'> & { path: string };
export type Post = Entry<'blog'> & { path: string };
export type Testimonial = Entry<'testimonials'>['data'];
export type Claim = Entry<'claims'>['data'] & { id: string };
type Screens = Entry<'screens'>['data'];
export type Content = ReturnType<typeof readContent>;

const published = <T extends { data: { draft: boolean } }>(all: T[]) => all.filter(({ data }) => !data.draft);
const withPath = <T extends { id: string }>(all: T[], pathOf: (id: string) => string) =>
  all.map((entry) => ({ ...entry, path: pathOf(entry.id) }));
const byOrder = (a: { data: { order?: number | undefined } }, b: { data: { order?: number | undefined } }) =>
  (a.data.order ?? Infinity) - (b.data.order ?? Infinity);
const newestFirst = (a: { data: { published: Date } }, b: { data: { published: Date } }) =>
  b.data.published.getTime() - a.data.published.getTime();

/** `root` is a folder with the content in its src/content. */
export function readContent(root: string) {
  /** As it is read: without the keys of sources, which pages show as numbers beside the text. */
  const readAll = <K extends Kind>(kind: K): Entry<K>[] => mapTexts(entriesOf(root, kind), withoutSources);

  const [practice] = readAll('practice');
  if (!practice) throw new Error('There is no content of the kind practice.');

  const conditions: Condition[] = withPath(published(readAll('conditions')), conditionPath).sort(byOrder);
  const services: Service[] = withPath(published(readAll('services')), servicePath).sort(byOrder);
  const posts: Post[] = withPath(published(readAll('blog')), blogPath).sort(newestFirst);
  const claims: Claim[] = readAll('claims').map(({ id, data }) => ({ id, ...data }));
  const screens = readAll('screens').map(({ data }) => data);

  return {
    practice: practice.data,
    claims,
    claim: (named?: { id: string }) => claims.find(({ id }) => id === named?.id),
    conditions,
    /** Those with a card on the home page, in the order of the cards. */
    homeConditions: conditions
      .filter(({ data }) => data.homeOrder !== undefined)
      .sort((a, b) => (a.data.homeOrder ?? 0) - (b.data.homeOrder ?? 0)),
    overviewConditions: conditions.filter(({ data }) => data.inOverview),
    /** All that have an address, also those that no list shows. */
    services,
    listedServices: services.filter(({ data }) => data.order !== undefined),
    /** Other names for a page: they point search engines to it. */
    secondReadings: services.filter(({ data }) => data.secondReadingOf),
    posts,
    newsStories: published(readAll('news')).sort(newestFirst),
    notices: withPath(readAll('notices'), noticePath),
    /** With where the same subject stands in English, if it does. */
    inShort: languageKinds.flatMap((language) =>
      published(readAll(language)).map((entry) => {
        const care = [...conditions, ...services].find((page) => isCalled(entry.id, page));
        const english = care?.path ?? otherSubjects[entry.id];
        return {
          ...entry,
          language,
          care,
          english,
          path: shortPath(language, care?.path ?? otherPath(entry.id)),
        };
      }),
    ),
    glossary: readAll('glossary'),
    exercises: readAll('exercises'),
    team: published(readAll('team'))
      .sort(byOrder)
      .map(({ data }) => data),
    /** What a page shows of its safety blocks in one way. */
    blocksOf: ({ safety }: { safety: { id: string }[] }, shown: string) =>
      readAll('safety')
        .filter(({ id, data }) => data.shown === shown && safety.some((named) => named.id === id))
        .map(({ data }) => data),
    testimonials: published(readAll('testimonials'))
      .sort(byOrder)
      .map(({ data }) => data),
    publications: readAll('publications'),
    signatures: readAll('plates').flatMap(({ data }) => data.signed),
    /** The words of one screen. */
    screen<Name extends Screens['screen']>(name: Name) {
      const words = screens.find((one) => one.screen === name);
      if (!words) throw new Error(`No file of the screens has "screen: ${name}".`);
      return words as Extract<Screens, { screen: Name }>;
    },
  };
}
