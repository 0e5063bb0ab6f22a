// The ten people of an option: whole numbers, and never without a source.
import { describe, expect, test } from 'vitest';
import { changed, knee, mistakesIn } from '../site.ts';

const benefit = '    benefit: Easier stairs.\n';
const ofTen = (counts: string, outcome = 'feel much better [cochrane-2016]') =>
  mistakesIn(
    changed(knee, [
      benefit,
      `${benefit}    ofTen:\n      outcome: ${outcome}\n${counts.replaceAll(/^/gm, '      ')}\n`,
    ]),
  );

test('six with and five without are drawn, and so is what is only known with it', () => {
  expect(ofTen('with: 6\nwithout: 5')).toEqual([]);
  expect(ofTen('with: 0')).toEqual([]);
});

describe('is refused', () => {
  test.each([
    ['more than ten', 'with: 11', undefined, '"With it" must be a whole number from 0 to 10'],
    ['less than none', 'with: -1', undefined, '"With it" must be a whole number from 0 to 10'],
    ['half a person', 'with: 6\nwithout: 4.5', undefined, '"Without it" must be a whole number from 0 to 10'],
    ['a number in words', 'with: six', undefined, '"With it" must be a whole number from 0 to 10'],
    ['no source', 'with: 6', 'feel much better', '"What happens" names no source'],
    ['a source that is not there', 'with: 6', 'feel much better [cochrane-2061]', 'cochrane-2061'],
  ])('%s', (_name, counts, outcome, says) => {
    expect(ofTen(counts, outcome)).toContainEqual(expect.stringContaining(says));
  });
});
