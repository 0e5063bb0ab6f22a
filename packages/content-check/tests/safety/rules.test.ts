// A box has its rules in two lengths, and the short one is never weaker.
import { expect, test } from 'vitest';
import { changed, mistakesIn, painkillers } from '../site.ts';

const withRule = (text: string, short: string) =>
  mistakesIn(
    changed(painkillers, [/rules:[^]*?(?=review:)/, `rules:\n  - text: '${text}'\n    short: '${short}'\n`]),
  );

const rule =
  'Never more than two. An adult takes at most 1,000 mg at once, which is one of 650 mg, and {108} or {112} helps.';

test.each([
  ['the same in fewer words is right', 'Never more than two; at most 1,000 mg. {108}, {112}.', []],
  [
    'a figure of its own',
    'Never; at most 1,000 mg, 10 days. {108}, {112}.',
    [/"10" stands in the short rule/],
  ],
  ['a limit left out', 'Never more than two. {108}, {112}.', [/limit "1,000" of the rule is missing/]],
  ['a number to call left out', 'Never more than two; at most 1,000 mg.', [/\{108\} of the rule is missing/]],
  ['a ban left out', 'Take two; at most 1,000 mg. {108}, {112}.', [/what nobody should do/]],
  [
    'longer than the rule',
    `Never; at most 1,000 mg. {108}, {112}. ${'And so on. '.repeat(12)}`,
    [/longer than the rule/],
  ],
])('%s', (_name, short, expected) => {
  const mistakes = withRule(rule, short);
  expect(mistakes).toHaveLength(expected.length);
  expected.forEach((words, index) => expect(mistakes[index]).toMatch(words));
});

test('112 stands beside 108 wherever one of them is named', () => {
  const lone = (words: string) => mistakesIn(changed(painkillers, ['title:', `text: '${words}'\ntitle:`]));
  expect(lone('Call 108 or 112.')).toEqual([]);
  expect(lone('It was seen in 112 knees, or 108 hips.')).toEqual([]);
  expect(lone('Call 108.')).toEqual([expect.stringContaining('108 is named here without 112.')]);
  expect(lone('Call {112}.')).toEqual([expect.stringContaining('112 is named here without 108.')]);
});
