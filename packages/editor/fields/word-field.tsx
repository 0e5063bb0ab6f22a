import type { BasicFormField, FormFieldInputProps } from '@keystatic/core';
import type { ReactElement } from 'react';
import { Nothing } from './parts.tsx';

export interface Words {
  label: string;
  description: string | undefined;
}

export type WordInputProps = Words & FormFieldInputProps<string>;

/** A field that holds one word, such as a name or a path, and is asked for in a way of its own. Empty, it is not written. */
export const wordField = (
  words: Words,
  Input: (props: WordInputProps) => ReactElement,
): BasicFormField<string> => ({
  kind: 'form',
  label: words.label,
  Input: (props) => <Input {...words} {...props} />,
  defaultValue: () => '',
  parse: (value) => (typeof value === 'string' ? value : ''),
  serialize: (value) => ({ value: value || undefined }),
  validate: (value) => value,
  reader: { parse: (value) => (typeof value === 'string' ? value : '') },
});

/** What a command writes: the form keeps it and shows nothing. */
export const written = wordField({ label: '', description: undefined }, Nothing);

/** A word that the same kind of file always has. Nobody sees it in the form. */
export const fixed = (word: string): BasicFormField<string> => ({
  ...written,
  defaultValue: () => word,
  parse: () => word,
});
