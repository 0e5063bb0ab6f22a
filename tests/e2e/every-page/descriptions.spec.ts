// Every page says what it is: to people, to search engines, and to those who share it.
import sharp from 'sharp';
import { pageCount } from '#lib/pagination.ts';
import { blogListPath, exerciseSheetPath } from '#lib/routes.ts';
import { languages } from '#lib/languages.ts';
import { conditions, inShort, newsStories, notices, posts, practice } from '../support/content/index.ts';
import { secondReadings, services, testimonials } from '../support/content/index.ts';
import { isA, ofType, type Facts, type Node } from '../support/html.ts';
import { notFoundFolders, routes } from '../support/routes.ts';
import { expect, test } from '../support/pages.ts';

// On one worker, which reads the pages once.
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
/** The parent paths of the menu have pages of their own. */
const parents = ['/pain-conditions', '/services', '/for-patients'];

test('every screen and every published page of the content is there, and no other', () => {
  const written = [...conditions, ...services, ...posts, ...notices, ...inShort].map(({ path }) => path);
  const sheets = conditions
    .filter(({ data }) => data.exercises.length > 0)
    .map(({ id }) => exerciseSheetPath(id));
  const furtherPages = Array.from({ length: pageCount(posts.length) - 1 }, (_, n) => blogListPath(n + 2));
  expect(routes).toEqual([...screens, ...parents, ...written, ...sheets, ...furtherPages].toSorted());
  expect(notFoundFolders).toEqual(['', '/pain-conditions', '/services']);
});

/** The language of a page: in Indian English, but for those in short. */
const languageOf = (address: string) => inShort.find(({ path }) => path === address)?.language;

test('every page is in its language, with a title and a description of its own', ({ pages }) => {
  for (const { address, html, lang, title, metas } of pages) {
    const { description = '' } = metas;
    expect.soft(html.trimEnd(), 'nothing stands after the end').toMatch(/<\/html>$/);
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

test('every page has one first heading of its own, and no level is skipped', ({ pages }) => {
  const first = new Map<string, string>();
  for (const { address, headings } of pages) {
    const [heading, ...others] = headings.filter(({ level }) => level === 1);
    expect.soft(others, address).toEqual([]);
    const said = `${codeOf(address)} ${heading?.text ?? ''}`;
    expect.soft(first.get(said), `heading of ${address} is also that of`).toBeUndefined();
    first.set(said, address);
    expect.soft(headings[0]?.level, address).toBe(1);
    const skipped = headings.filter(({ level }, index) => level > (headings[index - 1]?.level ?? 0) + 1);
    expect.soft(skipped, address).toEqual([]);
  }
});

test('every page names itself as canonical, second readings the page that the menu lists', ({ pages }) => {
  for (const { address, canonical } of pages) {
    const listed = secondReadings.find(({ path }) => path === address)?.data.secondReadingOf;
    expect.soft(canonical, address).toBe(full(listed ? `/services/${listed.id}` : address));
  }
});

test('a service without a place stands in no menu, overview or list', ({ pages }) => {
  const lists = ['/', '/service_and_pain', '/services', '/for-patients/blogs'].map((address) =>
    pageAt(pages, address),
  );
  for (const { path } of services.filter(({ data }) => data.order === undefined))
    for (const { address, links } of lists) expect.soft(links, address).not.toContain(path);
});

test('every page can be shared with a picture of 1200 x 630', async ({ pages, request }) => {
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

test('search engines learn of one clinic, and of its hours and doctors where it is told of', ({ pages }) => {
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

test('nowhere does the site rate itself', ({ pages }) => {
  for (const { address, graph } of pages)
    expect.soft(JSON.stringify(graph), address).not.toMatch(/"(aggregateRating|review|reviewRating)"/i);
});

test('the breadcrumbs that search engines get are those on the page', ({ pages }) => {
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

test('conditions and services are medical pages, and name no reviewer too early', ({ pages }) => {
  const kinds = [
    { written: conditions, type: 'MedicalCondition' },
    { written: services, type: 'MedicalProcedure' },
  ];
  for (const { written, type } of kinds) {
    for (const { path, data } of written) {
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
  }
});

test('videos, news and articles are described as such', ({ pages }) => {
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

test('pages for what is not found stay out of search engines', ({ missing }) => {
  for (const { address, metas, canonical } of missing) {
    expect.soft(metas.robots, address).toBe('noindex');
    expect.soft(canonical, address).toBeUndefined();
  }
});
