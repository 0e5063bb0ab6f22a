// The choices in the fields and the text of a form, with their titles.
import { globSync } from 'node:fs';
import path from 'node:path';
import type { Kind } from '@clinic/content-model/kinds.ts';
import { folderOf, readKind } from '@clinic/content-check/read/files.ts';
import { readPlates } from '@clinic/content-check/pictures/plates.ts';
import { isOf, ofKind, type Source } from '@clinic/content-check/read/source.ts';
import { inWords, kindInfos, pageOf, screenPages, titleOf } from './kinds.ts';
import { pictureOf } from './list.ts';
import { allSources, type Site } from './save/files.ts';
import type { Choice, Choices } from './types.ts';

export function choicesOf(site: Site): Choices {
  const sources = allSources(site);
  const website = practiceOf(site)?.website;
  return {
    byKind: Object.fromEntries(
      kindInfos.map(({ kind }) => [kind, sources.filter((one) => one.kind === kind).map(choiceOf)]),
    ),
    pages: pagesOf(sources),
    plates: platesIn(site.root),
    pictures: Object.fromEntries(kindInfos.map(({ kind }) => [kind, picturesOf(site.root, kind, sources)])),
    host: website && URL.parse(website)?.host,
  };
}

export const practiceOf = ({ root, cache }: Site) => readKind(root, 'practice', [], cache)[0]?.data;

function choiceOf(source: Source): Choice {
  return {
    value: source.id,
    title: isOf(source, 'claims') ? (source.data.figure ?? titleOf(source)) : titleOf(source),
    note: noteOf(source),
    picture: pictureOf(source),
    ...(isOf(source, 'team') && { isDoctor: source.data.doctor ?? false }),
  };
}

function noteOf(source: Source): string | undefined {
  if (source.data.draft) return 'Draft';
  if (isOf(source, 'publications'))
    return [source.data.year, source.data.publisher].filter(Boolean).join(', ');
  if (isOf(source, 'glossary')) return source.data.meaning;
  if (isOf(source, 'claims')) return source.data.says;
  return isOf(source, 'team') ? source.data.role : undefined;
}

const pagesOf = (sources: Source[]): Choice[] => [
  ...Object.entries(screenPages).map(([name, value]) => ({ value, title: inWords(name) })),
  ...ofKind(sources, 'conditions', 'services', 'blog', 'notices', 'hindi', 'marathi').flatMap((source) => {
    const value = pageOf(source, sources);
    return value ? [{ value, title: titleOf(source), note: noteOf(source), picture: pictureOf(source) }] : [];
  }),
];

/** Each has the title of a page that shows it. */
const picturesOf = (root: string, kind: Kind, sources: Source[]): Choice[] =>
  globSync('*.{avif,jpeg,jpg,png,webp}', { cwd: path.join(root, folderOf(kind)) })
    .toSorted()
    .map((file) => {
      const page = sources.find((source) => source.kind === kind && source.whole.includes(`./${file}`));
      const title = page ? titleOf(page) : inWords(path.parse(file).name);
      return { value: `./${file}`, title, picture: `/pictures/${kind}/${file}` };
    });

const platesIn = (root: string): Choice[] =>
  readPlates(root)
    .flatMap(({ name, facts }) =>
      facts ? [{ value: name, title: facts.alt, picture: `/pictures/plates/${name}` }] : [],
    )
    .sort((a, b) => a.value.localeCompare(b.value));
