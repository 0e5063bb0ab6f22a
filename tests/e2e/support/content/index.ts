// What the practice has: the tests expect what its writers wrote, and never a page or a fact by heart.
import { blogPath, conditionPath, noticePath, servicePath } from '#lib/routes.ts';
import { readAll, readOne, type Entry } from './read.ts';

export type Condition = Entry<'conditions'> & { path: string };
export type Service = Entry<'services'> & { path: string };
export type Post = Entry<'blog'> & { path: string };
export type Testimonial = Entry<'testimonials'>['data'];
export type Claim = Entry<'claims'>['data'] & { id: string };
type Screens = Entry<'screens'>['data'];

const published = <T extends { data: { draft: boolean } }>(all: T[]) => all.filter(({ data }) => !data.draft);
const withPath = <T extends { id: string }>(all: T[], pathOf: (id: string) => string) =>
  all.map((entry) => ({ ...entry, path: pathOf(entry.id) }));
const byOrder = (a: { data: { order?: number | undefined } }, b: { data: { order?: number | undefined } }) =>
  (a.data.order ?? Infinity) - (b.data.order ?? Infinity);

export const practice = readOne('practice');
export const claims: Claim[] = readAll('claims').map(({ id, data }) => ({ id, ...data }));
export const claim = (named?: { id: string }) => claims.find(({ id }) => id === named?.id);

export const conditions: Condition[] = withPath(published(readAll('conditions')), conditionPath).sort(
  byOrder,
);
/** Those with a card on the home page, in the order of the cards. */
export const homeConditions = conditions
  .filter(({ data }) => data.homeOrder !== undefined)
  .sort((a, b) => (a.data.homeOrder ?? 0) - (b.data.homeOrder ?? 0));
export const overviewConditions = conditions.filter(({ data }) => data.inOverview);

/** All that have an address, also those that no list shows. */
export const services: Service[] = withPath(published(readAll('services')), servicePath).sort(byOrder);
export const listedServices = services.filter(({ data }) => data.order !== undefined);
/** Other names for a page: they point search engines to it. */
export const secondReadings = services.filter(({ data }) => data.secondReadingOf);

export const posts: Post[] = withPath(published(readAll('blog')), blogPath);
export const newsStories = published(readAll('news')).map(({ data }) => data);
export const notices = withPath(readAll('notices'), noticePath);
export const glossary = readAll('glossary');
export const team = readAll('team')
  .sort(byOrder)
  .map(({ data }) => data);
export const testimonials = readAll('testimonials')
  .sort(byOrder)
  .map(({ data }) => data);
export const signatures = readAll('plates').flatMap(({ data }) => data.signed);

const screens = readAll('screens').map(({ data }) => data);

/** The words of one screen. */
export function screen<Name extends Screens['screen']>(name: Name) {
  const words = screens.find((one) => one.screen === name);
  if (!words) throw new Error(`No file of the screens has "screen: ${name}".`);
  return words as Extract<Screens, { screen: Name }>;
}

/** The numbers in a text that a tap calls: the practice writes them between braces. */
export const callable = (text: string) => [...text.matchAll(/\{(\d+)\}/g)].map(([, number = '']) => number);

/** For what the content check guarantees. Whoever looks for something rarer says so by skipping. */
export function first<T>(all: T[], has: (one: T) => boolean = () => true): T {
  const found = all.find(has);
  if (found === undefined) throw new Error('The content has no page of the kind that this test looks at.');
  return found;
}
