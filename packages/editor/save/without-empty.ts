import { isDeepStrictEqual } from 'node:util';
import type { Field } from '#schemas/plain.ts';
import { variantFor } from '@clinic/content-check/read/walk.ts';

/**
 * A form has a place for every field and writes each of them, also those that nobody filled in. A file has only what
 * says something: an empty place, and one that holds what goes without saying, is left out, unless the file had it.
 */
export function withoutEmpty(value: unknown, field: Field, was: unknown): unknown {
  if (Array.isArray(value)) {
    const before = Array.isArray(was) ? was : [];
    return value.map(
      (item, index) => withoutEmpty(item, variantFor(field.items ?? {}, item), before[index]) ?? item,
    );
  }
  if (!isGroup(value)) return value === null ? undefined : value;
  const { properties = {}, required = [] } = variantFor(field, value);
  const kept = Object.entries(value).flatMap(([name, inner]) => {
    const own = properties[name] ?? {};
    const before = isGroup(was) ? was[name] : undefined;
    const tidy = withoutEmpty(inner, own, before);
    const says = !isEmpty(tidy, own) && !isDeepStrictEqual(tidy, own.default);
    return says || isDeepStrictEqual(tidy, before) || (required.includes(name) && tidy !== undefined)
      ? [[name, tidy] as const]
      : [];
  });
  const named = kept.filter(([, inner]) => inner !== undefined);
  return { ...emptyIn(was), ...Object.fromEntries(named) };
}

/** The empty places that the file itself has: a form has no way to say them. */
const emptyIn = (was: unknown) =>
  isGroup(was)
    ? Object.fromEntries(Object.entries(was).filter(([, inner]) => inner === '' || inner === null))
    : {};

/** `false` is what a box says that nobody ticked, unless it is ticked by itself. */
const isEmpty = (value: unknown, field: Field): boolean =>
  value === undefined ||
  value === '' ||
  (value === false && field.default !== true) ||
  (Array.isArray(value) && value.length === 0) ||
  (isGroup(value) && Object.values(value).every((inner) => isEmpty(inner, {})));

/** A group of fields, and no list. */
export const isGroup = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
