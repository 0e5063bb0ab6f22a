import { expect, test } from 'vitest';
import { POSTS_PER_PAGE } from '#lib/pagination.ts';
import { checkFile } from '../../check.ts';
import { changed, hip, knee, mistakesIn, spoil, spoilt, withSite } from '../site.ts';

spoilt('/pain-conditions/hip-pain#what-helps', {
  '/pain-conditions/hip-pian':
    'The link goes to /pain-conditions/hip-pian, a page that does not exist. → Did you mean /pain-conditions/hip-pain?',
  'hip-pain':
    'The link "hip-pain" does not say where it begins. → Begin it with / for a page of this site, or with https://.',
  'tel:9876543210':
    '"tel:9876543210" is not a number that every phone can dial. → Write + with the country code, and digits only: tel:+919876543210.',
  'http://example.com': 'The link begins with http://, which is not private. → Write https://example.com.',
  'http://127.0.0.1:4321/pain-conditions/hip-pain#what-helps':
    'The link leads to this site by its whole address. → Write /pain-conditions/hip-pain#what-helps.',
});
spoilt('#what-helps)', {
  '#what-help)':
    'There is no place called #what-help on /pain-conditions/hip-pain. → Did you mean what-helps?',
});
spoilt('hip-pain#what-helps', {
  'hip-pain.html':
    'The address /pain-conditions/hip-pain.html has too much at its end. → Write /pain-conditions/hip-pain.',
});

const notice = `title: Privacy
metaTitle: Privacy notice
metaDescription: What we keep of what you write to us, why, for how long, and how to ask about it.
updated: 2026-11-01
order: 1
footer: Privacy
`;
const withNotice = { 'src/content/notices/privacy.mdx': `---\n${notice}---\n\n## Your rights\n\nAsk us.\n` };
const linkTo = (address: string, also: Record<string, string>) =>
  mistakesIn({ ...also, ...changed(knee, ['/pain-conditions/hip-pain#what-helps', address]) });

test.each([
  ['/privacy#your-rights', undefined],
  ['/privacy#your-right', 'There is no place called #your-right on /privacy. → Did you mean your-rights?'],
  ['/privcy', 'The link goes to /privcy, a page that does not exist. → Did you mean /privacy?'],
])('a link to a notice: %s', (address, says) => {
  expect(linkTo(address, withNotice)).toEqual(says ? [expect.stringContaining(says)] : []);
});

test.each([
  ['a-talk-procedures', undefined],
  ['a-talk-procedure', '→ Did you mean a-talk-procedures?'],
])('a link to a place of a news story: %s', (place, says) => {
  const news = 'src/content/news/a-talk.yaml';
  const withNews = { 'src/pages/for-patients/news-events.astro': '', [news]: 'title: A talk\n' };
  const found = linkTo(`/for-patients/news-events#${place}`, withNews);
  expect(found.filter((mistake) => mistake.startsWith('knee-pain'))).toEqual(
    says ? [expect.stringContaining(says)] : [],
  );
});

test.each([
  ['publishOn: 2999-01-01', 'which is planned for 2999-01-01. → Publish that page first'],
  ['draft: true', 'which is still a draft. → Publish that page first'],
])('a link to a page with %s', (waits, says) => {
  expect(spoil('order: 2', `order: 2\n${waits}`, hip)).toEqual([expect.stringContaining(says)]);
});

test('a page of the list of articles exists once there are articles for it', () => {
  const linking = changed(knee, ['/pain-conditions/hip-pain#what-helps', '/for-patients/blogs/page/2']);
  const dead = (articles: Record<string, string>) =>
    mistakesIn({ ...articles, ...linking }).filter((mistake) => mistake.includes('page/2'));
  const articles = (count: number, draft: boolean) =>
    Object.fromEntries(
      Array.from({ length: count }, (_, n) => [
        `src/content/blog/post-${n}.mdx`,
        `---\ndraft: ${draft}\n---\n`,
      ]),
    );
  expect(dead(articles(POSTS_PER_PAGE, false))).toEqual([
    expect.stringContaining('a page that does not exist'),
  ]);
  expect(dead(articles(POSTS_PER_PAGE + 1, true))).toHaveLength(1);
  expect(dead(articles(POSTS_PER_PAGE + 1, false))).toEqual([]);
});

test.each(['javascript:alert(1)', 'JavaScript:alert(1)', 'java&Tab;script:alert(1)', 'data:text/html,x'])(
  'a link that is code is not even saved: %s',
  (address) => {
    const text = changed(knee, ['/pain-conditions/hip-pain#what-helps', address])[knee] ?? '';
    const says = withSite({}, (root) => checkFile(root, knee, text).map((mistake) => mistake.says));
    expect(says.join()).toContain('is code, not an address');
  },
);
