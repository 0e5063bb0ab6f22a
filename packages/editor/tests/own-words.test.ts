// What Keystatic says in its own words is found where a new version still has it.
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { ownWords } from '../own-words.ts';

test('each sentence stands in Keystatic as it is looked for', () => {
  const folder = 'node_modules/@keystatic/core/dist/';
  const code = readdirSync(folder)
    .filter((name) => /^(index-[0-9a-f]+|keystatic-core-ui)\.js$/.test(name))
    .map((name) => readFileSync(folder + name, 'utf8'))
    .join('\n');
  for (const [theirs] of ownWords) expect(code).toContain(theirs);
});
