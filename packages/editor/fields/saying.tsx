import type { FormFieldInputProps } from '@keystatic/core';
import type { ReactElement } from 'react';
import { Trouble } from './parts.tsx';

interface Written<Value, Rest extends unknown[], Valid> {
  Input(props: FormFieldInputProps<Value>): ReactElement | null;
  validate(value: Value, ...rest: Rest): Valid;
}

/**
 * A field of the form that says what is wrong in the words of the content check: at once where something was written,
 * and on saving where nothing was.
 */
export const saying = <Value, Rest extends unknown[], Valid, Field extends Written<Value, Rest, Valid>>(
  field: Field & Written<Value, Rest, Valid>,
  wrongWith: (value: Value) => string | undefined,
): Field => ({
  ...field,
  Input: (props: FormFieldInputProps<Value>) => {
    const wrong = wrongWith(props.value);
    const shown = wrong && (props.forceValidation || !isEmpty(props.value));
    return (
      <div>
        <field.Input {...props} />
        <Trouble>{shown ? `${wrong}.` : ''}</Trouble>
      </div>
    );
  },
  validate: (value: Value, ...rest: Rest) => {
    const wrong = wrongWith(value);
    if (wrong) throw new Error(wrong);
    return field.validate(value, ...rest);
  },
});

export const isEmpty = (value: unknown): boolean =>
  value === null ||
  value === undefined ||
  (typeof value === 'string' && value.trim() === '') ||
  // The name of an entry, with that of its file.
  (typeof value === 'object' && 'name' in value && isEmpty(value.name));
