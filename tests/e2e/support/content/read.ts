// Reads the content files into the shapes of the build.
import { mapTexts, withoutSources } from '@clinic/content-model/sources.ts';
import { languageKinds, otherPath, otherSubjects, shortPath } from '@clinic/content-model/languages.ts';
import {
  blogPath,
  conditionPath,
  memberPath,
  noticePath,
  servicePath,
} from '@clinic/content-model/routes.ts';
import { isCalled } from '@clinic/content-model/in-short-versions.ts';
import type { Kind } from '@clinic/content-model/kinds.ts';
import { parsed, type DataOf } from '@clinic/content-model/plain.ts';
import { readKind } from '@clinic/content-check/read/files.ts';
import { waitsFor, type Waiting } from '@clinic/contract/waiting.ts';

interface Entry<K extends Kind> {
  id: string;
  data: DataOf<K>;
  text: string;
}

/** Returns valid files as the build passes them to pages. Throws when one does not fit its schema. */
export const entriesOf = <K extends Kind>(root: string, kind: K): Entry<K>[] =>
  readKind(root, kind).map(({ id, raw, body }) => ({ id, data: parsed(kind, raw), text: body }));

export type Condition = Entry<'conditions'> & { path: string };
export type Service = Entry<'services'> & { path: string };
export type Post = Entry<'blog'> & { path: string };
export type Testimonial = Entry<'testimonials'>['data'];
export type Claim = Entry<'claims'>['data'] & { id: string };
type Screens = Entry<'screens'>['data'];
export type Content = ReturnType<typeof readContent>;

const published = <T extends { data: Waiting }>(all: T[]) =>
  all.filter(({ data }) => !waitsFor(data, Date.now()));
const withPath = <T extends { id: string }>(all: T[], pathOf: (id: string) => string) =>
  all.map((entry) => ({ ...entry, path: pathOf(entry.id) }));
const byOrder = (a: { data: { order?: number | undefined } }, b: { data: { order?: number | undefined } }) =>
  (a.data.order ?? Infinity) - (b.data.order ?? Infinity);
const newestFirst = (a: { data: { published: Date } }, b: { data: { published: Date } }) =>
  b.data.published.getTime() - a.data.published.getTime();

/** Reads the content in `root`/src/content. */
export function readContent(root: string) {
  /** Texts without source keys, which pages show as numbers. */
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
    /** The conditions with a card on the home page, in their order. */
    homeConditions: conditions
      .filter(({ data }) => data.homeOrder !== undefined)
      .sort((a, b) => (a.data.homeOrder ?? 0) - (b.data.homeOrder ?? 0)),
    overviewConditions: conditions.filter(({ data }) => data.inOverview),
    /** All services with a page, including unlisted ones. */
    services,
    listedServices: services.filter(({ data }) => data.order !== undefined),
    /** Pages with another name for a service; their canonical is its page. */
    secondReadings: services.filter(({ data }) => data.secondReadingOf),
    posts,
    newsStories: published(readAll('news')).sort(newestFirst),
    notices: withPath(readAll('notices'), noticePath),
    /** The pages in short, each with the path of its English page, if it has one. */
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
    memberPages: published(readAll('team'))
      .filter(({ data }) => data.page)
      .map(({ id }) => memberPath(id)),
    /** Returns the safety blocks of a page that are shown in this way. */
    blocksOf: ({ safety }: { safety: { id: string }[] }, shown: string) =>
      readAll('safety')
        .filter(({ id, data }) => data.shown === shown && safety.some((named) => named.id === id))
        .map(({ data }) => data),
    /** Returns the path of the article that a safety block links to. */
    moreOf: (block: string) => {
      const more = readAll('safety').find(({ id }) => id === block)?.data.more;
      return more && blogPath(more.id);
    },
    testimonials: published(readAll('testimonials'))
      .sort(byOrder)
      .map(({ data }) => data),
    publications: readAll('publications'),
    signatures: readAll('plates').flatMap(({ data }) => data.signed),
    /** Returns the texts of one screen. */
    screen<Name extends Screens['screen']>(name: Name) {
      const words = screens.find((one) => one.screen === name);
      if (!words) throw new Error(`No file of the screens has "screen: ${name}".`);
      return words as Extract<Screens, { screen: Name }>;
    },
  };
}
