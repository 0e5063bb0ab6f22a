import type { BasicFormField } from '@keystatic/core';
import { Nothing } from './parts.tsx';

/** A choice that can be left open: nothing chosen is nothing written. */
export const optional = (select: BasicFormField<string>): BasicFormField<string> => ({
  ...select,
  serialize: (value) => ({ value: value === '' ? undefined : value }),
});

/** What a command writes: the form keeps it and shows nothing. */
export const written: BasicFormField<string | null> = {
  kind: 'form',
  Input: Nothing,
  defaultValue: () => null,
  parse: wordIn,
  serialize: (value) => ({ value: value ?? undefined }),
  validate: (value) => value,
  reader: { parse: wordIn },
};

function wordIn(value: unknown): string | null {
  return typeof value === 'string' ? value : null;
}

/** A word that the same kind of file always has. Nobody sees it in the form. */
export const fixed = (word: string): BasicFormField<string> => ({
  kind: 'form',
  Input: Nothing,
  defaultValue: () => word,
  parse: () => word,
  serialize: () => ({ value: word }),
  validate: () => word,
  reader: { parse: () => word },
});
