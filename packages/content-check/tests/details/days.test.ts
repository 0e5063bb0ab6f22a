// Days that are still to come. Only reviews to be made, and pages that wait, may name one.
import { describe, expect, test } from 'vitest';
import { sayDaysToCome } from '../../details/days.ts';
import { Source } from '../../read/source.ts';
import { lineIn } from '../../report/report.ts';
import { lineOf, list, spoil } from '../site.ts';

const saidOf = (details: string, today: string) => {
  const source = new Source('blog', 'src/content/blog/a-post.mdx', 'a-post', `---\n${details}\n---\n`);
  const said: string[] = [];
  sayDaysToCome(source, today, (at, says, mend) => said.push(`${lineIn(source, at)} ${says} → ${mend}`));
  return said;
};
const mend = 'Write the day on which it was done; to let a page wait, give that day to "publishOn".';

describe('a day to come', () => {
  test.each(['published', 'updated'])('cannot be the one on which an article was %s', (field) => {
    expect(saidOf(`title: A\n${field}: 2026-11-02`, '2026-11-01')).toEqual([
      `3 2026-11-02 is still to come. → ${mend}`,
    ]);
    expect(saidOf(`${field}: 2026-11-01`, '2026-11-01')).toEqual([]);
  });
  test('can be that of the next review, but not of the last', () => {
    const review = 'review:\n  on: 2027-01-01\n  next: 2028-01-01';
    expect(saidOf(review, '2026-11-01')).toEqual([`3 2027-01-01 is still to come. → ${mend}`]);
  });
  test('can be that of a page which waits until then, and no later one', () => {
    const planned = (day: string) => saidOf(`publishOn: 2026-12-01\npublished: ${day}`, '2026-11-01');
    expect(planned('2026-12-01')).toEqual([]);
    expect(planned('2026-12-02')).toEqual([`3 2026-12-02 is still to come. → ${mend}`]);
  });
  test('does not matter in a draft', () => {
    expect(saidOf('published: 2026-12-01\ndraft: true', '2026-11-01')).toEqual([]);
  });
});

test('a patient cannot agree tomorrow, nor a doctor sign', () => {
  const story = 'src/content/testimonials/heel-pain.yaml';
  expect(spoil('published: 2026-10-01', 'published: 2026-10-01\nconsentOn: 2999-01-01', story)).toEqual([
    `heel-pain.yaml:${lineOf('published', story) + 1} 2999-01-01 is still to come. → ${mend}`,
  ]);
  expect(spoil('on: 2026-11-01', 'on: 2999-01-01', list)).toEqual([
    `reviews.yaml:${lineOf('on: 2026-11-01', list)} 2999-01-01 is still to come. → ${mend}`,
  ]);
});
