import { expect, test } from 'vitest';
import { POSTS_PER_PAGE } from '@clinic/contract/pagination.ts';
import { checkFile } from '../../check.ts';
import {
  adviceIn,
  block,
  changed,
  hip,
  knee,
  problemsIn,
  testEdits,
  withSite,
  type Changes,
} from '../site.ts';

testEdits({
  '/pain-conditions/hip-pain#what-helps → /pain-conditions/hip-pian':
    'The link goes to /pain-conditions/hip-pian, a page that does not exist. → Did you mean /pain-conditions/hip-pain?',
  '/pain-conditions/hip-pain#what-helps → hip-pain':
    'The link "hip-pain" does not say where it begins. → Begin it with / for a page of this site, or with https://.',
  '/pain-conditions/hip-pain#what-helps → tel:9876543210':
    '"tel:9876543210" is not a number that every phone can dial. → Write + with the country code, and digits only: tel:+919876543210.',
  '/pain-conditions/hip-pain#what-helps → http://example.com':
    'The link begins with http://, which is not private. → Write https://example.com.',
  '/pain-conditions/hip-pain#what-helps → http://127.0.0.1:4321/pain-conditions/hip-pain#what-helps':
    'The link leads to this site by its whole address. → Write /pain-conditions/hip-pain#what-helps.',
  '#what-helps) → #what-help)':
    'There is no place called #what-help on /pain-conditions/hip-pain. → Did you mean what-helps?',
  'hip-pain#what-helps → hip-pain.html':
    'The address /pain-conditions/hip-pain.html has too much at its end. → Write /pain-conditions/hip-pain.',
});

const linked = (address: string) => changed(knee, ['/pain-conditions/hip-pain#what-helps', address]);
const opening = (line: string) => changed(hip, ['order: 2', `order: 2\n${line}`]);
const notice = { 'src/content/notices/privacy.mdx': '---\ntitle: Privacy\n---\n\n## Your rights\n' };
const news = {
  'src/pages/for-patients/news-events.astro': '',
  'src/content/news/a-talk.yaml': 'title: A talk\n',
};
const articles = (count: number, draft: boolean) =>
  Object.fromEntries(
    Array.from({ length: count }, (_, n) => [
      `src/content/blog/post-${n}.mdx`,
      `---\ndraft: ${draft}\n---\n`,
    ]),
  );
const hipPage = '/pain-conditions/hip-pain';

test.each<[address: string, others: Changes, message?: string]>([
  ['/privacy#your-rights', notice],
  ['/privacy#your-right', notice, 'called #your-right on /privacy. → Did you mean your-rights?'],
  ['/privcy', notice, 'goes to /privcy, a page that does not exist. → Did you mean /privacy?'],
  ['/for-patients/news-events#a-talk-procedures', news],
  ['/for-patients/news-events#a-talk-procedure', news, '→ Did you mean a-talk-procedures?'],
  [hipPage, opening('publishOn: 2999-01-01'), 'planned for 2999-01-01. → Publish that page first, or remove'],
  [hipPage, opening('draft: true'), 'which is still a draft. → Publish that page first, or remove the link.'],
  // The second page of the list exists once there are enough articles.
  ['/for-patients/blogs/page/2', articles(POSTS_PER_PAGE + 1, false)],
  ['/for-patients/blogs/page/2', articles(POSTS_PER_PAGE, false), 'a page that does not exist'],
  ['/for-patients/blogs/page/2', articles(POSTS_PER_PAGE + 1, true), 'a page that does not exist'],
])('checks a link to %s with other files', (address, others, words) => {
  const found = problemsIn({ ...others, ...linked(address) }).filter((one) => one.startsWith('knee-pain'));
  expect(found).toEqual(words ? [expect.stringContaining(words)] : []);
});

test.each(['javascript:alert(1)', 'JavaScript:alert(1)', 'java&Tab;script:alert(1)', 'data:text/html,x'])(
  'a link that is code is not even saved: %s',
  (address) =>
    withSite({}, (root) =>
      expect(checkFile(root, knee, linked(address)[knee] ?? '')).toContainEqual(
        expect.objectContaining({ message: expect.stringContaining('is code, not an address') as string }),
      ),
    ),
);

test.each([
  [3, []],
  [2, [expect.stringContaining('Pages that link to this article: 2.')]],
])('advises on an article with links from %i pages', (count, advice) => {
  const pages = [knee, hip, block].slice(0, count);
  const linked = pages.flatMap((page) =>
    Object.entries(changed(page, [/$/, '\n\n[Walking](/for-patients/blogs/walking#how)\n'])),
  );
  const found = adviceIn({ 'src/content/blog/walking.mdx': '---\n---\n', ...Object.fromEntries(linked) });
  expect(found.filter((one) => one.startsWith('walking'))).toEqual(advice);
});
