import { describe, expect, test } from 'vitest';
import { changed, healthy, hip, knee, mistakesIn } from '../site.ts';

const hipOptions = healthy[hip] ?? '';
const rating = (treatment: string, evidence: string, more = '') =>
  `benefit: Easier stairs.\n    risks: Sore muscles.\n    timeOff: None.\n    evidence: ${evidence}\n    treatment: ${treatment}${more}`;

/** Exercise as the knee page has it, with a name that both pages share. */
const shared = (text: string, evidence: string, more = '') =>
  text.replace(
    /benefit: Easier stairs\.\n {4}risks: Sore muscles\.\n {4}timeOff: None\.\n {4}evidence: strong/,
    rating('exercise-leg', evidence, more),
  );

const found = (ofHip: string, more = '') =>
  mistakesIn({ [knee]: shared(healthy[knee] ?? '', 'strong'), [hip]: shared(hipOptions, ofHip, more) });

describe('two pages that speak of one treatment', () => {
  test('rate it alike', () => {
    expect(shared(hipOptions, 'fair')).not.toBe(hipOptions);
    expect(found('strong')).toEqual([]);
    expect(found('fair')).toEqual([
      expect.stringMatching(
        /"exercise-leg" is rated "\w+" here, but "\w+" in src\/content\/conditions\/.*→ Let both pages say the same/,
      ),
    ]);
  });

  test('or one of them says why not', () => {
    expect(found('fair', '\n    differs: The hip lies deeper.')).toEqual([]);
  });

  test('are compared by their service page, too', () => {
    const [service] = mistakesIn(
      changed(knee, [
        /timeOff: The day itself\.\n {4}evidence: weak/,
        'timeOff: The day itself.\n    evidence: strong',
      ]),
    );
    expect(service).toContain('"knee-block" is rated');
  });
});

describe('an option without a name or a service', () => {
  const exercise =
    /(kind: movement\n {4}does: Makes thighs strong\.\n {4}benefit: )Easier stairs\.([^]*?evidence: )strong/;
  /** Exercise as both pages have it, with the publication that it rests on. */
  const resting = (file: string, evidence: string, more = '', kind = 'movement') => ({
    [file]: (healthy[file] ?? '').replace(
      exercise,
      (_, before: string, between: string) =>
        `${before.replace('movement', kind)}Easier stairs [cochrane-2016].${between}${evidence}${more}`,
    ),
  });
  const compared = (...ofHip: [evidence: string, more?: string, kind?: string]) =>
    mistakesIn({ ...resting(knee, 'strong'), ...resting(hip, ...ofHip) });

  test('is compared with one of its kind that rests on the same publication', () => {
    expect(resting(hip, 'fair')[hip]).not.toBe(hipOptions);
    expect(compared('strong')).toEqual([]);
    expect(compared('fair')).toEqual([
      expect.stringMatching(
        /"Exercise" is rated "\w+" here, but "\w+" in src\/content\/conditions\/.*, where it rests on the same source \(cochrane-2016\)/,
      ),
    ]);
  });

  test('also when the other has a name', () => {
    const named = '\n    treatment: exercise-leg';
    expect(mistakesIn({ ...resting(knee, 'strong', named), ...resting(hip, 'fair') })).toContainEqual(
      expect.stringMatching(/^hip-pain\.mdx:\d+ "Exercise" is rated "fair" here, but "strong"/),
    );
  });

  test('but not with another kind of treatment in the same publication, nor where the reason stands', () => {
    expect(compared('fair', '', 'mind')).toEqual([]);
    expect(compared('fair', '\n    differs: The hip lies deeper.')).toEqual([]);
  });
});

describe('a name that only one page has', () => {
  test('compares nothing, so it is a mistake', () => {
    expect(mistakesIn({ [knee]: shared(healthy[knee] ?? '', 'strong') })).toEqual([
      expect.stringMatching(
        /^knee-pain\.mdx:\d+ No other page has an option called "exercise-leg", .*→ Give the option of the other page this name/,
      ),
    ]);
  });

  test('is mostly a slip', () => {
    const slip = shared(hipOptions, 'fair').replace('exercise-leg', 'exercise-lge');
    const found = mistakesIn({ [knee]: shared(healthy[knee] ?? '', 'strong'), [hip]: slip });
    expect(found).toContainEqual(
      expect.stringMatching(/^hip-pain\.mdx:.*"exercise-lge".*Did you mean exercise-leg\?/),
    );
  });

  test('may wait for a page that is not published yet', () => {
    const draft = shared(hipOptions, 'fair').replace('region: knee', 'region: knee\ndraft: true');
    expect(mistakesIn({ [knee]: shared(healthy[knee] ?? '', 'strong'), [hip]: draft })).not.toContainEqual(
      expect.stringContaining('No other page has an option'),
    );
  });
});
