// What could be better, and stops nothing.
import { describe, expect, test } from 'vitest';
import { outcome } from '../report/report.ts';
import { adviceIn, changed, knee, lineOf, mistakesIn, stories } from './site.ts';

const put = (find: string, words: string, file = knee) => changed(file, [find, words]);

test('a healthy site needs no advice', () => expect(adviceIn({})).toEqual([]));

describe('a review that was due', () => {
  const mend =
    'Let a doctor read it again, or for a figure the one who approved it; then enter the new days.';
  const due = put(
    '2026-11-01\n  by: founder\n  next: 2027-11-01',
    '2020-01-01\n  by: founder\n  next: 2021-01-01',
  );
  test('is advice, and no mistake', () => {
    expect(adviceIn(due)).toEqual([
      `knee-pain.mdx:${lineOf('next:')} The review was due on 2021-01-01. → ${mend}`,
    ]);
    expect(mistakesIn(due)).toEqual([]);
  });
  test('may be that of a figure', () => {
    expect(adviceIn(put('review: 2027-11-01', 'review: 2021-01-01', stories))).toEqual([
      `stories.yaml:${lineOf('review:', stories)} The review was due on 2021-01-01. → ${mend}`,
    ]);
  });
});

describe('what is hard to read', () => {
  const long = (words: number) => put('Keep moving.', `Keep ${'very '.repeat(words - 2)}still.`);
  test('is a sentence of more words than are read in one breath', () => {
    expect(adviceIn(long(26))).toEqual([
      `knee-pain.mdx:${lineOf('Keep moving.')} A sentence here has 26 words: "Keep very very very very very …" → Make two sentences of it: up to 25 words are read in one breath.`,
    ]);
    expect(adviceIn(long(25))).toEqual([]);
  });
  test('is a page of long words', () => {
    const hard = 'Interventional denervation necessitates deliberation. ';
    const found = adviceIn(put('Walk a little more each day. '.repeat(110), hard.repeat(150)));
    expect(found).toEqual([
      expect.stringMatching(
        /^knee-pain\.mdx:\d+ The page reads like one for the age of \d\d; patients read with ease up to 12\. → Write shorter sentences, and everyday words for the long ones\.$/,
      ),
    ]);
  });
  test('does not matter in a draft', () => {
    const hard = ['Keep moving.', `Keep ${'very '.repeat(38)}still.`] as [string, string];
    expect(adviceIn(changed(knee, hard))).toHaveLength(1);
    expect(adviceIn(changed(knee, hard, ['order: 1\n', 'order: 1\ndraft: true\n']))).toEqual([]);
  });
});

describe('the outcome of the check', () => {
  const one = { file: 'src/content/a.mdx', line: 3, says: 'This is wrong.', mend: 'Do that.' };
  const two = { ...one, says: 'This is long.', mend: 'Cut it.' };
  const wrong = 'src/content/a.mdx, line 3\n   This is wrong.\n   → Do that.\n\n1 thing to put right.';
  const advised =
    'Advice, which stops nothing (1):\n\nsrc/content/a.mdx, line 3\n   This is long.\n   → Cut it.';
  const all = 'All 3 content files are in order.';
  test.each([
    ['passes', [], [], all, 0],
    ['passes with advice alone', [], [two], `${all}\n\n${advised}`, 0],
    ['fails with a mistake', [one], [], wrong, 1],
    ['counts them', [one, one], [], expect.stringMatching(/2 things to put right\.$/), 1],
    ['says mistakes first', [one], [two], `${wrong}\n\n${advised}`, 1],
  ])('%s', (_what, mistakes, advice, words, exitCode) => {
    expect(outcome({ files: 3, mistakes, advice })).toEqual({ words, exitCode });
  });
});
