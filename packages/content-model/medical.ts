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
    .filter(([name, inner]) => !inner.notMedical && parts[name] !== undefined)
    .map(([name, inner]) => [name, medicalPart(inner, parts[name])]);
}
