import { slug } from 'github-slugger';
import { inLatin } from '#lib/search/sounds.ts';
import type { Field } from '#schemas/plain.ts';

/** The field that names an entry: its title, or else the first line of its form. */
export const nameOf = ({ properties = {} }: Field) =>
  Object.entries(properties).find(([, field]) => field.unique === 'title' || field.type === 'string')?.[0] ??
  '';

/** The name of the file for a title, in Latin letters: that of "घुटने का दर्द" is ghutane-ka-dard. */
export const fileNameOf = (title: string) =>
  slug(
    title
      .replaceAll(/[\u0900-\u097F]+/g, inLatin)
      .normalize('NFD')
      .replaceAll(/\p{M}/gu, ''),
  )
    .replaceAll(/[^a-z0-9-]/g, '')
    .replaceAll(/-+/g, '-')
    .replaceAll(/^-|-$/g, '');
