// What a doctor reads and approves of a page: its text and its medical details. Where it is listed and how it looks does
// not count.
import { digest } from './digest.ts';
import type { Field } from './plain.ts';

export function medicalVersion(field: Field, data: unknown, text: string): string {
  // The lines of a file may end in another way on another computer.
  return digest(JSON.stringify([medicalPart(field, data), text.replaceAll('\r\n', '\n').trim()]));
}

function medicalPart(field: Field, value: unknown): unknown {
  if (Array.isArray(value)) return value.map((item) => medicalPart(field.items ?? {}, item));
  const { properties } = field;
  if (typeof value !== 'object' || value === null) return value;
  // The name of another file: Astro and the content check write its two parts in another order.
  if (!properties) return 'id' in value ? value.id : value;
  // What is no list is a group.
  const parts = value as Record<string, unknown>;
  return Object.entries(properties)
    .filter(([name, inner]) => !inner.notMedical && parts[name] !== undefined)
    .map(([name, inner]) => [name, medicalPart(inner, parts[name])]);
}
