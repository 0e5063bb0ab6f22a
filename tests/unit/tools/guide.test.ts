import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { fieldGuide } from '#tools/content/field-tables.ts';

test('the guide to the fields is that of the schemas (npm run guide writes it again)', () => {
  expect(readFileSync('src/content/README.md', 'utf8')).toBe(fieldGuide());
});

test('every field has a label and a hint', () => {
  const rows = fieldGuide()
    .split('\n')
    .filter((line) => line.startsWith('| `'));
  expect(rows.length).toBeGreaterThan(150);
  const bare = rows.filter(
    (row) => !/\| (\*\*[^*]+[.?!]\*\* \S|Always `)/.test(row) || row.includes('undefined'),
  );
  expect(bare).toEqual([]);
});
