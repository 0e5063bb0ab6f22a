// The schema of an entry as a form shows it. The rules are left out: the server checks.
import { ErrorSchemaBuilder, type StrictRJSFSchema, type ValidatorType } from '@rjsf/utils';
import { fieldAt, variantFor } from '@clinic/content-check/read/walk.ts';
import type { Meta } from '@clinic/content-model/meta.ts';
import type { Field } from '@clinic/content-model/plain.ts';
import type { Data, Path, Problem } from '../../api/types.ts';

export interface FormSchema extends StrictRJSFSchema, Meta {
  /** The writer cannot change it. */
  isHidden?: boolean;
  /** A box that is ticked when the file says nothing. */
  isTicked?: boolean;
}

const types = ['object', 'array', 'boolean', 'number', 'integer'] as const;

/** Fields of an optional group are optional, too. */
export function formSchema(given: Field, data?: unknown, isNeeded = true): FormSchema {
  const { properties, required = [], items, ...field } = variantFor(given, data);
  const { title, description, inForm, format, enum: words, maxLength } = field;
  const { input, refersTo, doctorsOnly, link, cites } = field;
  const needed = isNeeded ? required : [];
  const formField = ([name, inner]: [string, Field]) =>
    [name, formSchema(inner, undefined, needed.includes(name))] as const;
  return {
    type: types.find((type) => type === field.type) ?? 'string',
    description: inForm ?? description,
    ...{ title, maxLength, input, refersTo, doctorsOnly, link, cites },
    isHidden: input === 'written' || field.const !== undefined,
    isTicked: field.default === true,
    ...(format === 'date' && { format }),
    ...(words && { enum: words }),
    ...(items && { items: formSchema(items), uniqueItems: items.enum !== undefined }),
    ...(properties && {
      required: needed,
      properties: Object.fromEntries(Object.entries(properties).map(formField)),
    }),
  };
}

/** The form has no validator of its own. */
export const validator: ValidatorType<Data, FormSchema> = {
  isValid: () => true,
  validateFormData: () => ({ errors: [], errorSchema: {} }),
  rawValidation: () => ({}),
};

/** Returns the part of the path for which the form has an input or a group. */
export function shownPath(field: Field, path: Path, data: Data): Path {
  const parent = path.slice(0, -1);
  const found = path.length === 0 || fieldAt(field, path, data);
  const isTick = typeof path.at(-1) === 'number' && fieldAt(field, parent, data)?.items?.enum;
  return found && !isTick ? path : shownPath(field, parent, data);
}

export function errorsIn(field: Field, problems: Problem[], data: Data) {
  const errors = new ErrorSchemaBuilder<Data>();
  for (const { at, message, fix, stops } of problems)
    if ('path' in at && stops !== 'advice')
      errors.addErrors(`${message} ${fix}`, shownPath(field, at.path, data));
  return errors.ErrorSchema;
}
