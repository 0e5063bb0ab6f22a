// Days that are still to come. Only reviews to be made, and pages that wait, may name one.
import { expect, test } from 'vitest';
import { sayDaysToCome } from '../../details/days.ts';
import { Source } from '../../read/source.ts';
import { lineIn } from '../../report/report.ts';
import { list, spoiltIn, story } from '../site.ts';

const mend = 'Write the day on which it was done; to let a page wait, give that day to "publishOn".';

test.each<[what: string, details: string, line?: number]>([
  ['the article was published', 'title: A\npublished: 2026-11-02', 3],
  ['the article was changed', 'title: A\nupdated: 2026-11-02', 3],
  ['the page was reviewed, but not when it will be', 'review:\n  on: 2026-11-02\n  next: 2028-01-01', 3],
  ['a page was published that is seen before', 'publishOn: 2026-11-01\npublished: 2026-11-02', 3],
  ['a page was published that is seen from then on', 'publishOn: 2026-11-02\npublished: 2026-11-02'],
  ['a draft was published', 'published: 2026-11-02\ndraft: true'],
  ['nothing was done', 'published: 2026-11-01'],
])('a day to come, on which %s', (_what, details, line) => {
  const source = new Source('blog', 'src/content/blog/a-post.mdx', 'a-post', `---\n${details}\n---\n`);
  const said: string[] = [];
  sayDaysToCome(source, '2026-11-01', (at, says, to) => said.push(`${lineIn(source, at)} ${says} → ${to}`));
  expect(said).toEqual(line ? [`${line} 2026-11-02 is still to come. → ${mend}`] : []);
});

// A patient cannot agree tomorrow, nor a doctor sign.
spoiltIn(story, {
  'published: 2026-10-01 → published: 2026-10-01\nconsentOn: 2999-01-01': [
    `2999-01-01 is still to come. → ${mend}`,
    1,
  ],
});
spoiltIn(list, {
  'on: 2026-11-01 → on: 2999-01-01': `2999-01-01 is still to come. → ${mend}`,
});
