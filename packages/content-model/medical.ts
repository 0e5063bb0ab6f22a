// The part of a page that a doctor approves: its text and its medical fields, not its place in lists or its look.
import { digest } from './digest.ts';
import type { Field } from './plain.ts';

export function medicalVersion(field: Field, data: unknown, text: string): string {
  // Line endings differ between computers.
  return digest(JSON.stringify([medicalPart(field, data), text.replaceAll('\r\n', '\n').trim()]));
}

function medicalPart(field: Field, value: unknown): unknown {
  if (Array.isArray(value)) return value.map((item) => medicalPart(field.items ?? {}, item));
  const { properties } = field;
  if (typeof value !== 'object' || value === null) return value;
  // A reference to an entry.
  if (!properties) return 'id' in value ? value.id : value;
  // Not an array, so a group.
  const parts = value as Record<string, unknown>;
  return Object.entries(properties)
    .filter(([name, inner]) => !inner.notMedical && isFilledIn(parts[name], inner))
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, inner]) => [name, medicalPart(inner, parts[name])]);
}

/** False for a default, so that a new optional field in the schema does not change the version of a signed page. */
const isFilledIn = (value: unknown, field: Field) =>
  value !== undefined && JSON.stringify(value) !== JSON.stringify(field.default);
