// Makes the form of the editor from what the schema says: there is no second list of fields.
import { fields, type ComponentSchema } from '@keystatic/core';
import { withoutSources } from '#lib/sources.ts';
import { fileNamePattern } from '#schemas/kinds.ts';
import type { Meta } from '#schemas/meta.ts';
import type { Field } from '#schemas/plain.ts';
import { says } from '#schemas/says.ts';
import { fixedWord, variantFor } from '@clinic/content-check/read/walk.ts';
import { fileNameOf } from '../names.ts';
import { plate } from './plate.tsx';
import { ownPicture } from './own-picture.tsx';
import { isEmpty, saying } from './saying.tsx';
import { fixed, written, type Words } from './word-field.tsx';

type Form = Record<string, ComponentSchema>;

/** Above this many characters a text is more than a line. */
const ONE_LINE = 130;

/** The fields of a group, in the order in which the schema has them. */
export function formOf(group: Field, needed = true): Form {
  const { properties = {}, required = [] } = group;
  const constant = fixedWord(group);
  return Object.fromEntries(
    Object.entries(properties).map(([name, field]) => [
      name,
      name === constant?.name
        ? fixed(String(constant.word))
        : formField(field, needed && required.includes(name)),
    ]),
  );
}

/** The name of an entry, from which the name of its file is made. */
export const nameField = ({ title: label = '', description, maxLength }: Field) =>
  saying(
    fields.slug({
      name: { label, description },
      slug: {
        label: 'File name',
        description: 'Small letters, digits and hyphens. For a page it is the last part of its web address.',
        generate: fileNameOf,
        validation: {
          pattern: {
            regex: fileNamePattern,
            message: 'Write small letters from a to z, digits and single hyphens.',
          },
        },
      },
    }),
    ({ name }) => wrongText(label, name, true, maxLength),
  );

function formField(field: Field, needed: boolean): ComponentSchema {
  const { title = '' } = field;
  const shape = { ...variantFor(field, undefined), title };
  const words = {
    label: needed || shape.type === 'object' || shape.type === 'boolean' ? title : `${title} (optional)`,
    description: field.inForm ?? field.description,
  };
  if (field.input) return byInput[field.input](words);
  if (field.refersTo)
    return saying(fields.relationship({ ...words, collection: field.refersTo }), orEmpty(title, needed));
  if (shape.enum) return choice(shape, words, needed);
  return byType[shape.type ?? 'string']?.(shape, words, needed) ?? textField(shape, words, needed);
}

const orEmpty =
  (title = '', needed: boolean) =>
  (value: unknown) =>
    needed && isEmpty(value) ? says.empty(title) : undefined;

const byInput: Record<NonNullable<Meta['input']>, (words: Words) => ComponentSchema> = {
  plate,
  picture: ownPicture,
  written: () => written,
};

type Make = (field: Field, words: Words, needed: boolean) => ComponentSchema;

const numberField: Make = ({ title }, words, needed) => saying(fields.number(words), orEmpty(title, needed));

const byType: Record<string, Make> = {
  boolean: tick,
  number: numberField,
  integer: numberField,
  array: listField,
  object: (field, words, needed) => fields.object(formOf(field, needed), words),
};

/** The lists say the word where it is ticked, and not `true`. */
function tick({ title = '', default: usual }: Field, words: Words) {
  const box = fields.checkbox({ ...words, defaultValue: usual === true });
  return { ...box, reader: { parse: (value: unknown) => (value === true ? title : '') } };
}

const textField: Make = ({ title = '', maxLength, format }, words, needed) =>
  format === 'date'
    ? saying(fields.date(words), orEmpty(title, needed))
    : saying(fields.text({ ...words, multiline: (maxLength ?? 0) > ONE_LINE }), (value) =>
        wrongText(title, value, needed, maxLength),
      );

function wrongText(label: string, value: string, needed: boolean, max = Infinity): string | undefined {
  if (needed && isEmpty(value)) return says.empty(label);
  return withoutSources(value.trim()).length > max ? says.tooLong(label, max) : undefined;
}

function listField({ items = {}, minItems, maxItems }: Field, words: Words, needed: boolean) {
  const validation = { length: { min: needed ? minItems : undefined, max: maxItems } };
  const { enum: choices } = variantFor(items, undefined);
  if (items.refersTo) return fields.multiRelationship({ ...words, collection: items.refersTo, validation });
  if (choices) return fields.multiselect({ ...words, options: optionsOf(choices) });
  return fields.array(formField(items, true), { ...words, validation, itemLabel: firstWords });
}

function choice({ enum: choices = [] }: Field, words: Words, needed: boolean) {
  const options = optionsOf(choices);
  if (needed) return fields.select({ ...words, options, defaultValue: options[0]?.value ?? '' });
  const none = { label: '–', value: '' };
  const select = fields.select({ ...words, options: [none, ...options], defaultValue: '' });
  // Nothing chosen is nothing written.
  return { ...select, serialize: (value: string) => ({ value: value || undefined }) };
}

const optionsOf = (choices: string[]) =>
  choices.map((word) => ({ value: word, label: word.charAt(0).toUpperCase() + word.slice(1) }));

/** What a closed entry of a list shows of itself. */
function firstWords(entry: unknown): string {
  const { value, fields: inner } = entry as { value?: unknown; fields?: Record<string, unknown> };
  if (typeof value === 'string') return value;
  return (
    Object.values(inner ?? {})
      .map(firstWords)
      .find(Boolean) ?? ''
  );
}
