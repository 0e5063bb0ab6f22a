import { expect, test } from 'vitest';
import { median, table } from '#tools/bench/table.ts';

test('the median is the middle one, or lies between the two in the middle', () => {
  expect(median([9, 1, 5])).toBe(5);
  expect(median([4, 1, 2, 9])).toBe(3);
  expect(median([7, undefined, 9])).toBe(8);
  expect(median([undefined])).toBeUndefined();
});

test('each site is compared with the first, and what never happened is said to be so', () => {
  const visits: [string, object[]][] = [
    ['floor', [{ lcp: 500, cls: 0, dialog: 80 }]],
    [
      'site',
      [
        { lcp: 700, cls: 0 },
        { lcp: 650, cls: 0.0123 },
        { lcp: 9999, cls: 0 },
      ],
    ],
  ];
  const rows = table('home /', visits, [
    ['lcp', 'LCP, ms'],
    ['cls', 'CLS', 3],
    ['dialog', 'tap to dialog, ms'],
    ['form', 'of islands only'],
  ]);
  expect(rows.split('\n')).toEqual([
    '| home / | floor | site |',
    '| --- | ---: | ---: |',
    '| LCP, ms | 500 | 700 (× 1.40) |',
    '| CLS | 0.000 | 0.000 |',
    '| tap to dialog, ms | 80 | never |',
  ]);
});
