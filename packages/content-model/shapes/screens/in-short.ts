// The interface text in Hindi and Marathi: one file per language, with the keys of the English one.
import { z } from 'astro/zod';
import type { Language } from '../../languages.ts';
import { english, messageKeys, type MessageKey } from '../../messages/english.ts';
import * as f from '../../fields.ts';
import { regions, type Region } from '../../regions.ts';

const partsOf = (text: string) =>
  text
    .match(/\{\w*\}/g)
    ?.toSorted()
    .join() ?? '';

const said = (english: string) => {
  const parts = partsOf(english);
  // In the Markdown of the guide, an asterisk between spaces would start a list.
  const label = english.replace(' * ', ' with a star ');
  const field = f.line(label, `In the language: "${label}"`, english.length * 2 + 40);
  return parts
    ? field.refine((text) => partsOf(text) === parts, `"${label}" must have ${parts} in it`)
    : field;
};

export const inShort = <const L extends Language>(language: L) =>
  f.group('Interface', 'What pages, menus, forms and the search say in Hindi or Marathi.', {
    screen: z.literal(language),
    regions: f.group(
      'Body regions',
      'The headings of lists by region.',
      Object.fromEntries(regions.map((region) => [region, said(region)])) as Record<Region, z.ZodString>,
    ),
    messages: f.group(
      'Messages',
      'Under each key is what it says in English. A part in braces stays as it is.',
      Object.fromEntries(messageKeys.map((key) => [key, said(english[key])])) as Record<
        MessageKey,
        z.ZodString
      >,
    ),
  });
