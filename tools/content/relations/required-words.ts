// What the pages count on: the facts of the practice, and the words of each screen. Without them none can be drawn.
import { fieldsOf } from '#schemas/plain.ts';
import type { Mistake } from '../say/mistake.ts';
import { endingOf, folderOf } from '../read/files.ts';
import type { Source } from '../read/source.ts';
import { fixedWord, valueAt, variantsOf } from '../read/values.ts';

export const missingWords = (sources: Source[]): Mistake[] => [
  ...missingPractice(sources),
  ...missingScreens(sources),
];

const missingPractice = (sources: Source[]): Mistake[] =>
  sources.some(({ kind, id }) => kind === 'practice' && id === 'practice')
    ? []
    : [missing(`${folderOf('practice')}/practice${endingOf('practice')}`, 'the facts of the practice')];

function missingScreens(sources: Source[]): Mistake[] {
  const words = variantsOf(fieldsOf('screens')).flatMap((variant) => fixedWord(variant) ?? []);
  const found = sources
    .filter(({ kind }) => kind === 'screens')
    .map(({ data }) => words.find(({ name, word }) => valueAt(data, [name]) === word)?.word);
  // A file that cannot be read, or misspells its screen, may be the one: that is a mistake of its own.
  if (found.includes(undefined)) return [];
  return words
    .filter(({ word }) => !found.includes(word))
    .map(({ name, word }) =>
      missing(`${folderOf('screens')}/${word}${endingOf('screens')}`, `the words of "${name}: ${word}"`),
    );
}

const missing = (file: string, what: string): Mistake => ({
  file,
  line: 1,
  says: `This file is missing: it holds ${what}, which pages cannot do without.`,
  mend: 'Put it back: every word in it may change.',
});
