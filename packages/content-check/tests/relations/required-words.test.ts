import { expect, test } from 'vitest';
import type { Kind } from '#schemas/kinds.ts';
import { fieldsOf } from '#schemas/plain.ts';
import { Source } from '../../read/source.ts';
import { fixedWord, variantsOf } from '../../read/walk.ts';
import { missingWords } from '../../required/files.ts';

const source = (kind: Kind, id: string, details: string) =>
  new Source(kind, `src/content/${kind}/${id}.yaml`, id, `${details}\n`);

const practice = source('practice', 'practice', 'name: A practice');
const screens = variantsOf(fieldsOf('screens')).map((variant) => {
  const word = String(fixedWord(variant)?.word);
  return source('screens', `a-file-for-${word}`, `screen: ${word}`);
});
const [first, ...others] = screens;

test('a site with all of them lacks nothing, whatever their files are called', () => {
  expect(missingWords([practice, ...screens])).toEqual([]);
});

test('the file of the practice, or of a screen, is missed', () => {
  const word = first?.id.replace('a-file-for-', '');
  expect(missingWords(others)).toEqual([
    {
      file: 'src/content/practice/practice.yaml',
      line: 1,
      says: 'This file is missing: it holds the facts of the practice, which pages cannot do without.',
      mend: 'Put it back: every word in it may change.',
    },
    {
      file: `src/content/screens/${word}.yaml`,
      line: 1,
      says: `This file is missing: it holds the words of "screen: ${word}", which pages cannot do without.`,
      mend: 'Put it back: every word in it may change.',
    },
  ]);
});

test.each(['screen: hom', 'screen: [', 'title: none'])('a file that says "%s" may be the one', (details) => {
  expect(missingWords([practice, ...others, source('screens', 'home', details)])).toEqual([]);
});
