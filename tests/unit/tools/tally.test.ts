import path from 'node:path';
import { expect, test } from 'vitest';
import { root } from '#tools/lib/run.ts';
import { describe } from '#tools/test/tally.ts';

test('a failure has its title, its place and the first lines of its error, without colours and empty lines', () => {
  const error = `\u001b[31mred\u001b[0m\n\n${'blue\n'.repeat(30)}`;
  const lines = describe('books', path.join(root, 'tests/a.test.ts'), 7, [error]).split('\n');
  expect(lines.slice(0, 3)).toEqual(['✘ books (tests/a.test.ts:7)', '    red', '    blue']);
  expect(lines).toHaveLength(22);
  expect(lines.at(-1)).toBe('    … 11 lines more');
});
