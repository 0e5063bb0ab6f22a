// Future days: only next reviews and planned pages may have one.
import { expect, test } from 'vitest';
import { checkFutureDays } from '../../details/days.ts';
import { Source } from '../../read/source.ts';
import { lineIn, type Report } from '../../report/report.ts';
import { list, testEditsIn, story } from '../site.ts';

const fix = 'Write the day on which it was done; to let a page wait, give that day to "publishOn".';

test.each<[what: string, details: string, line?: number]>([
  ['the article was published', 'title: A\npublished: 2026-11-02', 3],
  ['the article was changed', 'title: A\nupdated: 2026-11-02', 3],
  ['the page was reviewed, but not when it will be', 'review:\n  on: 2026-11-02\n  next: 2028-01-01', 3],
  ['a page was published that is seen before', 'publishOn: 2026-11-01\npublished: 2026-11-02', 3],
  ['a page was published that is seen from then on', 'publishOn: 2026-11-02\npublished: 2026-11-02'],
  ['a draft was published', 'published: 2026-11-02\ndraft: true'],
  ['nothing was done', 'published: 2026-11-01'],
])('checks a future day on which %s', (_what, details, line) => {
  const source = new Source('blog', 'src/content/blog/a-post.mdx', 'a-post', `---\n${details}\n---\n`);
  const said: string[] = [];
  const report: Report = (at, message, to) => said.push(`${lineIn(source, at)} ${message} → ${to}`);
  checkFutureDays(source, report, { today: '2026-11-01' });
  expect(said).toEqual(line ? [`${line} 2026-11-02 is still to come. → ${fix}`] : []);
});

testEditsIn(story, {
  'consentOn: 2026-09-01 → consentOn: 2999-01-01': `2999-01-01 is still to come. → ${fix}`,
});
testEditsIn(list, {
  'on: 2026-11-01 → on: 2999-01-01': `2999-01-01 is still to come. → ${fix}`,
});
