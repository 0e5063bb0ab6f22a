import type { Field } from '#schemas/plain.ts';

/** The field that names an entry: its title, or else the first line of its form. */
export const nameOf = ({ properties = {} }: Field) =>
  Object.entries(properties).find(([, field]) => field.unique === 'title' || field.type === 'string')?.[0] ??
  '';
