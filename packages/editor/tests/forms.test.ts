// Each form can read each of its files. One that cannot shows the writer an error in the place of the page.
import type { ComponentSchema } from '@keystatic/core';
import { expect, test } from 'vitest';
import { readAll } from '@clinic/content-check/read/files.ts';
import type { Source } from '@clinic/content-check/read/source.ts';
import { collections, singletons } from '../collections.ts';
import { screenPages } from '../pages.ts';

const formFor = ({ kind, id }: Source) =>
  kind === 'practice' || kind === 'search'
    ? singletons[kind]
    : kind === 'screens'
      ? singletons[`screen-${id}`]
      : collections[kind];

/** The places whose values the fields refuse to read. */
function unreadable(field: ComponentSchema, value: unknown, way: string): string[] {
  if (field.kind === 'object')
    return Object.entries(field.fields).flatMap(([name, inner]) =>
      unreadable(inner, (value as Record<string, unknown> | undefined)?.[name], `${way}.${name}`),
    );
  if (field.kind === 'array')
    return ((value ?? []) as unknown[]).flatMap((entry, index) =>
      unreadable(field.element, entry, `${way}.${index}`),
    );
  // The text of an article is read in another way; a line of text counts as a slug, since it could name a file.
  if (field.kind !== 'form' || (field.formKind !== undefined && field.formKind !== 'slug')) return [];
  try {
    (field.parse as (value: unknown) => unknown)(value);
    return [];
  } catch (error) {
    return [`${way}: ${(error as Error).message}`];
  }
}

const files = ['.', 'tests/fixture'].flatMap((root) => readAll(root).filter(({ kind }) => kind !== 'plates'));

test('every value of every file fits the field that shows it', () => {
  const misfits = files.flatMap((source) => {
    const form = formFor(source);
    if (!form) return [`${source.file} has no form`];
    const named = 'slugField' in form ? form.slugField : undefined;
    return Object.entries(form.schema).flatMap(([name, field]) =>
      name === named
        ? []
        : unreadable(field, (source.raw as Record<string, unknown>)[name], `${source.file} ${name}`),
    );
  });
  expect(files.length).toBeGreaterThan(0);
  expect(misfits).toEqual([]);
});

test('every page that is offered as a screen has the form of one', () => {
  const forms = Object.keys(singletons);
  expect(forms).toEqual(expect.arrayContaining(Object.keys(screenPages).map((word) => `screen-${word}`)));
});
