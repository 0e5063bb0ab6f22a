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
