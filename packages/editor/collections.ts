// What the editor offers: the kinds of content as collections, and each screen and the practice as one form.
import {
  collection,
  singleton,
  type Collection,
  type ComponentSchema,
  type Singleton,
} from '@keystatic/core';
import { routes } from '#lib/routes.ts';
import { contentFolder } from '#schemas/folder.ts';
import { formats, type Kind } from '#schemas/kinds.ts';
import { lengths } from '#schemas/lengths.ts';
import { fieldsOf, type Field } from '#schemas/plain.ts';
import { fixedWord, variantsOf } from '@clinic/content-check/read/walk.ts';
import { articleText } from './articles/body.tsx';
import { formOf, nameField } from './fields/form-field.ts';
import { formHead } from './fields/form-head.tsx';
import { nameOf } from './names.ts';
import { pageOf, screenPages } from './pages.ts';

type Form = Record<string, ComponentSchema>;

/** The collections in the order in which the editor lists them, under a heading for each. */
export const groups: Record<string, Partial<Record<Kind, string>>> = {
  Articles: { conditions: 'Conditions', services: 'Services', blog: 'Blog articles', news: 'News' },
  People: { testimonials: 'Testimonials', team: 'Team' },
  'In short': { hindi: 'Hindi', marathi: 'Marathi' },
  Words: {
    safety: 'Safety blocks',
    exercises: 'Home exercises',
    publications: 'Publications',
    glossary: 'Glossary',
    claims: 'Claims',
    notices: 'Notices',
  },
};

function collectionOf(kind: Kind, label: string): Collection<Form, string> {
  const field = fieldsOf(kind);
  const name = nameOf(field);
  const isArticle = formats[kind] === 'mdx';
  const schema: Form = { formHead, ...formOf(field), [name]: nameField(field.properties?.[name] ?? {}) };
  return collection({
    label,
    path: `${contentFolder}/${kind}/*`,
    slugField: name,
    columns: [name, ...('draft' in schema ? ['draft'] : [])],
    entryLayout: isArticle ? 'content' : 'form',
    format: isArticle ? { contentField: 'text' } : { data: 'yaml' },
    previewUrl: pageOf[kind],
    schema: isArticle ? { ...schema, text: articleText(lengths[kind]) } : schema,
  } as Parameters<typeof collection>[0]) as Collection<Form, string>;
}

export const collections = Object.fromEntries(
  Object.values(groups).flatMap((labels) =>
    // Nothing but kinds is in it, which TypeScript does not take for granted.
    (Object.entries(labels) as [Kind, string][]).map(([kind, label]) => [kind, collectionOf(kind, label)]),
  ),
);

const single = (label: string, file: string, field: Field, previewUrl?: string): Singleton<Form> =>
  singleton({
    label,
    path: `${contentFolder}/${file}`,
    format: { data: 'yaml' },
    previewUrl,
    schema: { formHead, ...formOf(field) },
  });

/** Each screen by the word that is both in its file and its name. */
const screens = variantsOf(fieldsOf('screens')).map((field) => ({
  word: String(fixedWord(field)?.word),
  field,
}));

const inWords = (word: string) => `${word.charAt(0).toUpperCase()}${word.slice(1).replaceAll('-', ' ')}`;

export const singletons: Record<string, Singleton<Form>> = {
  practice: single('The practice', 'practice/practice', fieldsOf('practice'), routes.home),
  search: single('Words of the search', 'search/words', fieldsOf('search'), routes.search),
  ...Object.fromEntries(
    screens.map(({ word, field }) => [
      `screen-${word}`,
      single(`Screen: ${inWords(word)}`, `screens/${word}`, field, screenPages[word]),
    ]),
  ),
};
