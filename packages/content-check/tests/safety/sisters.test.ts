import { expect, test } from 'vitest';
import { changed, hip, knee, problemsIn, testSites } from '../site.ts';

/** The option Exercise of both pages, with lines for name and reason, and its publication. */
const exercise = (file: string, evidence: string, more = '', rests = '', kind = 'movement') =>
  changed(
    file,
    ['kind: movement', `kind: ${kind}`],
    [
      'benefit: Easier stairs.\n    risks: Sore muscles.\n    timeOff: None.\n    evidence: strong',
      `benefit: Easier stairs${rests}.\n    risks: Sore muscles.\n    timeOff: None.\n    evidence: ${evidence}${more}`,
    ],
  );
const name = '\n    treatment: exercise-leg';
const why = '\n    differs: The hip lies deeper.';
const source = ' [cochrane-2016]';

/** With a shared name, or a shared publication. */
const named = (ofHip: string, more = '') => ({
  ...exercise(knee, 'strong', name),
  ...exercise(hip, ofHip, name + more),
});
const resting = (ofHip: string, more = '', kind = 'movement') => ({
  ...exercise(knee, 'strong', '', source),
  ...exercise(hip, ofHip, more, source, kind),
});

testSites({
  'equal ratings': [named('strong')],
  'unequal ratings': [
    named('fair'),
    /"exercise-leg" is rated "\w+" here, but "\w+" in src\/content\/conditions\/.*→ Let both pages say the same, as the rule in docs\/writing.md has it, or give the reason under "differs"/,
  ],
  'unequal ratings with a reason': [named('fair', why)],
  'unequal ratings by the same publication': [
    resting('fair'),
    /"Exercise" is rated "\w+" here, but "\w+" in src\/content\/conditions\/.*, where it rests on the same source \(cochrane-2016\)/,
  ],
  'equal ratings by the same publication': [resting('strong')],
  'unequal ratings of two kinds of treatment by the same publication': [resting('fair', '', 'mind')],
  'unequal ratings by the same publication with a reason': [resting('fair', why)],
  'a treatment name on only one page': [
    exercise(knee, 'strong', name),
    /^knee-pain\.mdx:\d+ No other page has an option called "exercise-leg", so its rating is compared with none.*→ Give the option of the other page this name/,
  ],
});

test.each<[what: string, changes: Record<string, string>, said: string | RegExp]>([
  [
    'by their service page, too',
    changed(knee, [/(?<=The day itself\.\n {4}evidence: )weak/, 'strong']),
    /"knee-block" is rated/,
  ],
  [
    'when only one of them has a name',
    { ...exercise(knee, 'strong', name, source), ...exercise(hip, 'fair', '', source) },
    /^hip-pain.*"Exercise" is rated "fair" here, but "strong"/,
  ],
  [
    'under a misspelt name',
    { ...exercise(knee, 'strong', name), ...exercise(hip, 'fair', '\n    treatment: exercise-lge') },
    /^hip-pain\.mdx:.*"exercise-lge".*Did you mean exercise-leg\?/,
  ],
])('compares ratings %s', (_what, changes, said) =>
  expect(problemsIn(changes)).toContainEqual(expect.stringMatching(said)),
);

test('accepts a treatment name that only a draft shares', () => {
  const draft = exercise(hip, 'fair', name)[hip]?.replace('region: knee', 'region: knee\ndraft: true') ?? '';
  expect(problemsIn({ ...exercise(knee, 'strong', name), [hip]: draft }).join()).not.toContain(
    'No other page',
  );
});
