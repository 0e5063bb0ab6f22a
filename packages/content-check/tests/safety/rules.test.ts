// A box has its rules in two lengths, and the short one is never weaker. And 112 stands beside 108.
import { changed, painkillers, says } from '../site.ts';

const rule =
  'Never more than two. An adult takes at most 1,000 mg at once, which is one of 650 mg, and {108} or {112} helps.';
const shortened = (short: string) =>
  changed(painkillers, [/rules:[^]*?(?=review:)/, `rules:\n  - text: '${rule}'\n    short: '${short}'\n`]);
const text = (words: string) => changed(painkillers, ['title:', `text: '${words}'\ntitle:`]);

says({
  'the same in fewer words is right': [shortened('Never more than two; at most 1,000 mg. {108}, {112}.')],
  'a figure of its own': [
    shortened('Never; at most 1,000 mg, 10 days. {108}, {112}.'),
    '"10" stands in the short rule, but not in the rule. → Give both the same figure.',
  ],
  'a limit left out': [
    shortened('Never more than two. {108}, {112}.'),
    'The limit "1,000" of the rule is missing in the short one, which is weaker so. → Say 1,000 in the short rule, too.',
  ],
  'a number to call left out': [
    shortened('Never more than two; at most 1,000 mg.'),
    'The number {108} of the rule is missing in the short one. → Write {108} in the short rule, too.',
  ],
  'a ban left out': [
    shortened('Take two; at most 1,000 mg. {108}, {112}.'),
    'The rule says what nobody should do, and the short one does not. → Say it with no, not, never or only.',
  ],
  'longer than the rule': [
    shortened(`Never; at most 1,000 mg. {108}, {112}. ${'And so on. '.repeat(12)}`),
    'The short rule is longer than the rule. → Shorten it, or leave it out: then paper has the rule itself.',
  ],
  '112 beside 108': [text('Call 108 or 112.')],
  'what is no number to call': [text('It was seen in 112 knees, or 108 hips.')],
  '108 alone': [
    text('Call 108.'),
    '108 is named here without 112. → Name both: 108 sends the ambulance, 112',
  ],
  '112 alone, in braces': [text('Call {112}.'), '112 is named here without 108. → Name both'],
});
