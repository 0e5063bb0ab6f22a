// Advice, which does not stop the build.
import { expect, test } from 'vitest';
import { summarize } from '../report/report.ts';
import { adviceIn, changed, contact, knee, lineOf, practice, problemsIn, stories } from './site.ts';

const fix = 'Let a doctor read it again, or for a figure the one who approved it; then enter the new days.';
const due = changed(knee, [/on: 2026-11-01\n.*\n.*/, 'on: 2020-01-01\n  by: founder\n  next: 2021-01-01']);
const moving = (words: number) =>
  ['Keep moving.', `Keep ${'very '.repeat(words - 2)}still.`] as [string, string];
const hard = 'Interventional denervation necessitates deliberation. ';

const facts = {
  [practice]: "address: { street: 1 Road, area: Old Town, city: Nashik, state: MH, pin: '422001' }\n",
};
const contactIn = (town: string) => ({
  ...facts,
  ...changed(contact, ['Call, write', `We are in ${town}. Call, write`]),
});

test.each<[what: string, changes: Record<string, string>, ...said: (string | RegExp)[]]>([
  ['nothing of a valid site', {}],
  [
    'a review that was due',
    due,
    `knee-pain.mdx:${lineOf('next:')} The review was due on 2021-01-01. → ${fix}`,
  ],
  [
    'a figure that was due',
    changed(stories, ['review: 2027-11-01', 'review: 2021-01-01']),
    `stories.yaml:${lineOf('review:', stories)} The review was due on 2021-01-01. → ${fix}`,
  ],
  [
    'a sentence of more words than are read in one breath',
    changed(knee, moving(26)),
    `knee-pain.mdx:${lineOf('Keep moving.')} A sentence here has 26 words: "Keep very very very very very …" → Make two sentences of it: up to 25 words are read in one breath.`,
  ],
  [
    'the town of the practice in a text',
    contactIn('Nashik'),
    `contact.yaml:${lineOf('intro:', contact)} This text names Nashik, the town of the practice. → Write {town} instead: the text then follows when the address changes.`,
  ],
  ['none on {town}', contactIn('{town}')],
  ['none on a sentence of 25 words', changed(knee, moving(25))],
  ['none on a draft', changed(knee, moving(40), ['order: 1\n', 'order: 1\ndraft: true\n'])],
  [
    'a page of long words',
    changed(knee, ['Walk a little more each day. '.repeat(110), hard.repeat(150)]),
    /^knee-pain\.mdx:\d+ The page reads like one for the age of \d\d; patients read with ease up to 12\. → Write shorter sentences, and everyday words for the long ones\.$/,
  ],
])('advises on %s', (_what, changes, ...said) =>
  expect(adviceIn(changes)).toEqual(
    said.map((words) => (typeof words === 'string' ? words : expect.stringMatching(words))),
  ),
);

test('does not report an overdue review as a problem', () => expect(problemsIn(due)).toEqual([]));

const one = { file: 'src/content/a.mdx', line: 3, message: 'This is wrong.', fix: 'Do that.' };
const two = { ...one, message: 'This is long.', fix: 'Cut it.' };
const wrong = 'src/content/a.mdx, line 3\n   This is wrong.\n   → Do that.\n\n1 thing to put right.';
const advised = 'Advice (1):\n\nsrc/content/a.mdx, line 3\n   This is long.\n   → Cut it.';
const all = 'All 3 content files are valid.';
test.each([
  ['passes', [], [], all, 0],
  ['passes with advice alone', [], [two], `${all}\n\n${advised}`, 0],
  ['counts problems', [one, one], [], expect.stringMatching(/2 things to put right\.$/), 1],
  ['fails with a problem, which comes before advice', [one], [two], `${wrong}\n\n${advised}`, 1],
])('the summary %s', (_what, problems, advice, words, exitCode) =>
  expect(summarize({ files: 3, problems, advice })).toEqual({ words, exitCode }),
);
