import { slug } from 'github-slugger';
import { inLatin } from '@clinic/contract/sounds.ts';
import type { Field } from '@clinic/content-model/plain.ts';

/** Returns the field that names an entry: its title, else its first text field. */
export const nameOf = ({ properties = {} }: Field) =>
  Object.entries(properties).find(([, field]) => field.unique === 'title' || field.type === 'string')?.[0] ??
  '';

/** Returns the file name for a title in Latin letters: "घुटने का दर्द" becomes ghutane-ka-dard. */
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
