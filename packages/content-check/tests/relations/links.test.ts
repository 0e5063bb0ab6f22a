import { expect, test } from 'vitest';
import { POSTS_PER_PAGE } from '#lib/pagination.ts';
import { checkFile } from '../../check.ts';
import { changed, hip, knee, mistakesIn, says, spoilt, withSite } from '../site.ts';

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

const linked = (address: string) => changed(knee, ['/pain-conditions/hip-pain#what-helps', address]);
const notice = {
  'src/content/notices/privacy.mdx': `---
title: Privacy
metaTitle: Privacy notice
metaDescription: What we keep of what you write to us, why, for how long, and how to ask about it.
updated: 2026-11-01
order: 1
footer: Privacy
---

## Your rights

Ask us.
`,
};

says({
  'a link to a notice': [{ ...notice, ...linked('/privacy#your-rights') }],
  'a link to a place of a notice': [
    { ...notice, ...linked('/privacy#your-right') },
    'There is no place called #your-right on /privacy. → Did you mean your-rights?',
  ],
  'a link to a misspelt notice': [
    { ...notice, ...linked('/privcy') },
    'The link goes to /privcy, a page that does not exist. → Did you mean /privacy?',
  ],
  'a link to a planned page': [
    changed(hip, ['order: 2', 'order: 2\npublishOn: 2999-01-01']),
    'which is planned for 2999-01-01. → Publish that page first',
  ],
  'a link to a draft': [
    changed(hip, ['order: 2', 'order: 2\ndraft: true']),
    'which is still a draft. → Publish that page first',
  ],
});

/** What is said of the link to this address, among other things. */
const saidOf = (address: string, others: Record<string, string>) =>
  mistakesIn({ ...others, ...linked(address) }).filter((mistake) => mistake.startsWith('knee-pain'));

test('a link to a place of a news story', () => {
  const news = {
    'src/pages/for-patients/news-events.astro': '',
    'src/content/news/a-talk.yaml': 'title: A\n',
  };
  expect(saidOf('/for-patients/news-events#a-talk-procedures', news)).toEqual([]);
  expect(saidOf('/for-patients/news-events#a-talk-procedure', news)).toEqual([
    expect.stringContaining('→ Did you mean a-talk-procedures?'),
  ]);
});

test('a page of the list of articles exists once there are articles for it', () => {
  const articles = (count: number, draft: boolean) =>
    Object.fromEntries(
      Array.from({ length: count }, (_, n) => [
        `src/content/blog/post-${n}.mdx`,
        `---\ndraft: ${draft}\n---\n`,
      ]),
    );
  const dead = [expect.stringContaining('a page that does not exist')];
  expect(saidOf('/for-patients/blogs/page/2', articles(POSTS_PER_PAGE, false))).toEqual(dead);
  expect(saidOf('/for-patients/blogs/page/2', articles(POSTS_PER_PAGE + 1, true))).toEqual(dead);
  expect(saidOf('/for-patients/blogs/page/2', articles(POSTS_PER_PAGE + 1, false))).toEqual([]);
});

test.each(['javascript:alert(1)', 'JavaScript:alert(1)', 'java&Tab;script:alert(1)', 'data:text/html,x'])(
  'a link that is code is not even saved: %s',
  (address) =>
    withSite({}, (root) =>
      expect(checkFile(root, knee, linked(address)[knee] ?? '')).toContainEqual(
        expect.objectContaining({ says: expect.stringContaining('is code, not an address') as string }),
      ),
    ),
);
