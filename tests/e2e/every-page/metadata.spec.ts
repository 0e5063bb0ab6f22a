// Titles, descriptions, headings and structured data of every page.
import sharp from 'sharp';
import { pageCount } from '@clinic/contract/pagination.ts';
import { blogListPath, exerciseSheetPath } from '@clinic/content-model/routes.ts';
import { languageAt, languageKinds, languages, shortPath } from '@clinic/content-model/languages.ts';
import {
  conditions,
  inShort,
  memberPages,
  newsStories,
  notices,
  posts,
  practice,
  secondReadings,
  services,
  testimonials,
} from '../support/content/index.ts';
import { isA, ofType, type Facts, type Node } from '../support/html.ts';
import { notFoundFolders, routes } from '../support/routes.ts';
import { expect, test } from '../support/pages.ts';

// One worker, so that the pages are read once.
test.describe.configure({ mode: 'default' });

const pageAt = (pages: Facts[], address: string) => pages.find((facts) => facts.address === address) as Facts;
const full = (address: string) => practice.website + address;

const screens = [
  '/',
  '/about',
  '/service_and_pain',
  '/for-patients/contacts',
  '/for-patients/testimonials',
  '/for-patients/news-events',
  '/for-patients/blogs',
  '/for-patients/glossary',
  '/for-patients/home-exercises',
  '/search',
];
/** The pages of the parent paths of the menu. */
const parents = ['/pain-conditions', '/services', '/for-patients'];

test('the build contains exactly the screens and the published content', () => {
  const written = [...conditions, ...services, ...posts, ...notices, ...inShort].map(({ path }) => path);
  const withExercises = conditions.filter(({ data }) => data.exercises.length > 0);
  const sheets = withExercises.map(({ id }) => exerciseSheetPath(id));
  const furtherPages = Array.from({ length: pageCount(posts.length) - 1 }, (_, n) => blogListPath(n + 2));
  const listsInShort = languageKinds.flatMap((language) => {
    const own = sheets.filter((_path, index) =>
      inShort.some((page) => page.language === language && page.care?.id === withExercises[index]?.id),
    );
    return ['/pain-conditions', '/services', '/for-patients/home-exercises', ...own].map((path) =>
      shortPath(language, path),
    );
  });
  expect(routes).toEqual(
    [
      ...screens,
      ...parents,
      ...memberPages,
      ...written,
      ...sheets,
      ...listsInShort,
      ...furtherPages,
    ].toSorted(),
  );
  expect(notFoundFolders).toEqual(['', '/hi', '/mr', '/pain-conditions', '/services']);
});

/** Indian English, except below the prefix of another language. */
const languageOf = (pathname: string) => languageAt({ pathname });

test('every page declares its language and has a unique title and description', ({ pages }) => {
  for (const { address, html, lang, title, metas } of pages) {
    const { description = '' } = metas;
    expect.soft(html.trimEnd(), 'nothing follows </html>').toMatch(/<\/html>$/);
    expect.soft(lang, address).toBe(codeOf(address));
    expect.soft(title.length, `title of ${address}`).toBeGreaterThan(4);
    expect.soft(description.length, `description of ${address}`).toBeGreaterThanOrEqual(70);
    expect.soft(description.length, `description of ${address}`).toBeLessThanOrEqual(170);
  }
  expect(repeated(pages.map(({ title }) => title))).toEqual([]);
  expect(repeated(pages.map(({ metas }) => metas.description ?? ''))).toEqual([]);
});

const codeOf = (address: string) => {
  const language = languageOf(address);
  return language ? languages[language].code : 'en-IN';
};

const repeated = (all: string[]) => all.filter((one, index) => all.indexOf(one) !== index);

test('every page has one unique h1 and skips no heading level', ({ pages }) => {
  const first = new Map<string, string>();
  for (const { address, headings } of pages) {
    const [heading, ...others] = headings.filter(({ level }) => level === 1);
    expect.soft(others, address).toEqual([]);
    const text = `${codeOf(address)} ${heading?.text ?? ''}`;
    expect.soft(first.get(text), `heading of ${address} is the same as of`).toBeUndefined();
    first.set(text, address);
    expect.soft(headings[0]?.level, address).toBe(1);
    const skipped = headings.filter(({ level }, index) => level > (headings[index - 1]?.level ?? 0) + 1);
    expect.soft(skipped, address).toEqual([]);
  }
});

test('every page is its own canonical, except second readings', ({ pages }) => {
  for (const { address, canonical } of pages) {
    const listed = secondReadings.find(({ path }) => path === address)?.data.secondReadingOf;
    expect.soft(canonical, address).toBe(full(listed ? `/services/${listed.id}` : address));
  }
});

test('a service without an order is in no menu, overview or list', ({ pages }) => {
  const lists = ['/', '/service_and_pain', '/services', '/for-patients/blogs'].map((address) =>
    pageAt(pages, address),
  );
  for (const { path } of services.filter(({ data }) => data.order === undefined))
    for (const { address, links } of lists) expect.soft(links, address).not.toContain(path);
});

test('every page has a social picture of 1200 x 630', async ({ pages, request }) => {
  const pictures = new Set<string>();
  for (const { address, title, metas } of pages) {
    expect.soft(metas['og:title'], address).toBe(title);
    expect.soft(metas['og:description'], address).toBe(metas.description);
    expect.soft(metas['og:url'], address).toBe(full(address));
    expect.soft(metas['og:site_name'], address).toBe(practice.name);
    const language = languageOf(address);
    expect.soft(metas['og:locale'], address).toBe(language ? languages[language].locale : 'en_IN');
    expect.soft(metas['twitter:card'], address).toBe('summary_large_image');
    expect.soft(metas['og:image'], address).toContain(`${practice.website}/social/`);
    pictures.add(metas['og:image'] ?? '');
  }
  for (const picture of pictures) {
    const answer = await request.get(new URL(picture).pathname);
    expect.soft(answer.status(), picture).toBe(200);
    const { width, height, format } = await sharp(await answer.body()).metadata();
    expect.soft({ width, height, format }, picture).toEqual({ width: 1200, height: 630, format: 'jpeg' });
  }
});

test('structured data describes one clinic, with hours and doctors where the page shows them', ({
  pages,
}) => {
  const { opens, closes } = practice.hours.confirmed;
  for (const facts of pages) {
    const [clinic, ...others] = ofType(facts, 'MedicalClinic');
    expect.soft(others, facts.address).toEqual([]);
    expect.soft(clinic, facts.address).toMatchObject({
      name: practice.name,
      telephone: practice.phone.number,
    });
  }
  for (const address of ['/', '/about', '/for-patients/contacts']) {
    const facts = pageAt(pages, address);
    expect.soft(ofType(facts, 'MedicalClinic')[0], address).toMatchObject({
      url: `${practice.website}/`,
      email: practice.email,
      address: { '@type': 'PostalAddress', postalCode: practice.address.pin },
      openingHoursSpecification: { '@type': 'OpeningHoursSpecification', opens, closes },
    });
    expect.soft(ofType(facts, 'Physician').length, address).toBeGreaterThanOrEqual(1);
  }
});

test('no page has structured data with a self-rating', ({ pages }) => {
  for (const { address, graph } of pages)
    expect.soft(JSON.stringify(graph), address).not.toMatch(/"(aggregateRating|review|reviewRating)"/i);
});

test('the breadcrumbs in the structured data match the visible ones', ({ pages }) => {
  for (const facts of pages) {
    if (['/', '/hi', '/mr'].includes(facts.address)) continue;
    const [list] = ofType(facts, 'BreadcrumbList');
    const items = (list?.itemListElement ?? []) as { position: number; name: string; item: string }[];
    const visible = facts.crumbs.map(({ text, href = facts.address }, index) => ({
      position: index + 1,
      name: text,
      item: full(href),
    }));
    expect.soft(visible.length, facts.address).toBeGreaterThan(1);
    expect
      .soft(
        items.map(({ position, name, item }) => ({ position, name, item })),
        facts.address,
      )
      .toEqual(visible);
  }
});

test('conditions and services are medical web pages, with a reviewer only when reviewed', ({ pages }) => {
  const types = [
    ...conditions.map((page) => ({ ...page, type: 'MedicalCondition' })),
    ...services.map((page) => ({
      ...page,
      type: page.data.procedureType === 'surgical' ? 'SurgicalProcedure' : 'MedicalProcedure',
    })),
  ];
  for (const { path, data, type } of types) {
    const facts = pageAt(pages, path);
    const [page, ...others] = ofType(facts, 'MedicalWebPage');
    expect.soft(others, path).toEqual([]);
    expect.soft(page?.url, path).toBe(full(path));
    expect.soft(isA(page?.about as Node, type), path).toBe(true);
    const { sample, version } = data.review;
    if (!sample && version) continue;
    expect.soft(page, path).not.toHaveProperty('lastReviewed');
    expect.soft(page, path).not.toHaveProperty('reviewedBy');
    expect.soft(facts.html, path).not.toContain('Reviewed by');
  }
});

test('videos, news and articles have their schema.org type', ({ pages }) => {
  const videos = ofType(pageAt(pages, '/for-patients/testimonials'), 'VideoObject');
  expect(videos).toHaveLength(testimonials.length);
  for (const video of videos) {
    expect.soft(video.duration).toMatch(/^PT\d+M\d+S$/);
    expect.soft(video.embedUrl).toMatch(/^https:\/\/www\.youtube-nocookie\.com\/embed\/\w+/);
    expect.soft(video.uploadDate).toMatch(/^\d{4}-\d\d-\d\d/);
  }
  const news = ofType(pageAt(pages, '/for-patients/news-events'), 'NewsArticle');
  expect(news).toHaveLength(newsStories.length);
  for (const { path } of posts) {
    const [post] = ofType(pageAt(pages, path), 'BlogPosting');
    expect.soft(post, path).toMatchObject({ inLanguage: 'en-IN' });
    expect.soft(post?.datePublished, path).toMatch(/^\d{4}-\d\d-\d\d/);
    expect.soft(post?.author, path).toBeTruthy();
  }
});

test('404 pages are not indexed', ({ missing }) => {
  for (const { address, metas, canonical } of missing) {
    expect.soft(metas.robots, address).toBe('noindex');
    expect.soft(canonical, address).toBeUndefined();
  }
});
