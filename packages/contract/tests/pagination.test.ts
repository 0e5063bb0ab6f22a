import fc from 'fast-check';
import { expect, test } from 'vitest';
import { inPages, pageCount, pagesToOffer } from '../pagination.ts';

test.each([
  [1, 1, [1]],
  [1, 2, [1, 2]],
  [2, 3, [1, 2, 3]],
  [1, 4, [1, 2, 3, 4]],
  [1, 9, [1, 2, 'gap', 9]],
  [3, 9, [1, 2, 3, 4, 'gap', 9]],
  [4, 9, [1, 2, 3, 4, 5, 'gap', 9]],
  [5, 9, [1, 'gap', 4, 5, 6, 'gap', 9]],
  [9, 9, [1, 'gap', 8, 9]],
])('page %d of %d links to %j', (current, last, offered) =>
  expect(pagesToOffer(current, last)).toEqual(offered),
);

test('every page links to the first, the last and its neighbours, in at most seven positions', () => {
  const place = fc
    .integer({ min: 1, max: 500 })
    .chain((last) => fc.tuple(fc.integer({ min: 1, max: last }), fc.constant(last)));
  fc.assert(
    fc.property(place, ([current, last]) => {
      const offered = pagesToOffer(current, last);
      const numbers = offered.filter((one) => one !== 'gap');
      for (const page of [1, current - 1, current, current + 1, last])
        if (page >= 1 && page <= last) expect(numbers).toContain(page);
      expect(numbers).toEqual(numbers.toSorted((a, b) => a - b));
      expect(offered.length).toBeLessThanOrEqual(7);
    }),
  );
});

test('every entry is on one page, in order, and only an empty list has an empty page', () =>
  fc.assert(
    fc.property(fc.array(fc.integer()), fc.integer({ min: 1, max: 20 }), (entries, perPage) => {
      const pages = inPages(entries, perPage);
      expect(pages.flat()).toEqual(entries);
      expect(pages).toHaveLength(pageCount(entries.length, perPage));
      for (const page of pages.slice(0, -1)) expect(page).toHaveLength(perPage);
      expect(pages.at(-1)?.length).toBeGreaterThanOrEqual(entries.length > 0 ? 1 : 0);
    }),
  ));
