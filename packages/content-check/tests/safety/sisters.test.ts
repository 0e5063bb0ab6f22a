// Two pages that speak of one treatment rate it alike, or one of them says why not.
import { expect, test } from 'vitest';
import { changed, hip, knee, mistakesIn, says } from '../site.ts';

/** Exercise as both pages have it, with these lines for its name or its reason, and the publication it rests on. */
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

/** By the name that both share, or by the publication that both rest on. */
const named = (ofHip: string, more = '') => ({
  ...exercise(knee, 'strong', name),
  ...exercise(hip, ofHip, name + more),
});
const resting = (ofHip: string, more = '', kind = 'movement') => ({
  ...exercise(knee, 'strong', '', source),
  ...exercise(hip, ofHip, more, source, kind),
});

says({
  'they rate it alike': [named('strong')],
  'they do not': [
    named('fair'),
    /"exercise-leg" is rated "\w+" here, but "\w+" in src\/content\/conditions\/.*→ Let both pages say the same, as the rule in docs\/writing.md has it, or give the reason under "differs"/,
  ],
  'one of them says why not': [named('fair', why)],
  'an option without a name is compared with one of its kind that rests on the same publication': [
    resting('fair'),
    /"Exercise" is rated "\w+" here, but "\w+" in src\/content\/conditions\/.*, where it rests on the same source \(cochrane-2016\)/,
  ],
  'which rates it alike': [resting('strong')],
  'but not with another kind of treatment in the same publication': [resting('fair', '', 'mind')],
  'nor where the reason stands': [resting('fair', why)],
  'a name that only one page has compares nothing': [
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
    'under a name that is a slip',
    { ...exercise(knee, 'strong', name), ...exercise(hip, 'fair', '\n    treatment: exercise-lge') },
    /^hip-pain\.mdx:.*"exercise-lge".*Did you mean exercise-leg\?/,
  ],
])('they are compared %s', (_what, changes, said) =>
  expect(mistakesIn(changes)).toContainEqual(expect.stringMatching(said)),
);

test('a name may wait for a page that is not published yet', () => {
  const draft = exercise(hip, 'fair', name)[hip]?.replace('region: knee', 'region: knee\ndraft: true') ?? '';
  expect(mistakesIn({ ...exercise(knee, 'strong', name), [hip]: draft }).join()).not.toContain(
    'No other page',
  );
});
