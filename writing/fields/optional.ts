import type { BasicFormField } from '@keystatic/core';

/** A choice that can be left open: nothing chosen is nothing written. */
export const optional = (select: BasicFormField<string>): BasicFormField<string> => ({
  ...select,
  serialize: (value) => ({ value: value === '' ? undefined : value }),
});

/** A word that the same kind of file always has. Nobody sees it in the form. */
export const fixed = (word: string): BasicFormField<string> => ({
  kind: 'form',
  Input: () => null,
  defaultValue: () => word,
  parse: () => word,
  serialize: () => ({ value: word }),
  validate: () => word,
  reader: { parse: () => word },
});
