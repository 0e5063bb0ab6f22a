// The words of a page, wherever a writer has put them: in the details or in the text below.
import { eachText, valueAt } from './fields.ts';
import type { Prose } from './prose.ts';
import type { Source } from './source.ts';

export interface Text {
  text: string;
  line: number;
  /** The way to it in the details, without the places in lists: options.risks. Empty in the text below. */
  field: string;
}

export type PageKind = 'condition' | 'procedure' | 'second reading' | 'article';

export function pageKind({ kind, data }: Source): PageKind | undefined {
  if (kind === 'conditions') return 'condition';
  if (kind === 'blog') return 'article';
  if (kind !== 'services') return undefined;
  return valueAt(data, ['secondReadingOf']) === undefined ? 'procedure' : 'second reading';
}

/** The details that are read as part of the article. */
const articleFields: Record<PageKind, string[]> = {
  condition: ['getHelp', 'options', 'questions', 'askDoctor', 'causes'],
  procedure: ['procedure', 'questions'],
  'second reading': [],
  article: [],
};

/** Choices from a list are no words of the writer. */
const choices = ['options.kind', 'options.service', 'options.evidence'];

export function detailsText(source: Source): Text[] {
  const texts: Text[] = [];
  eachText(source.data, (text, path) => {
    const field = path.filter((key) => typeof key === 'string').join('.');
    texts.push({ text, line: source.lineOf(path), field });
  });
  return texts;
}

export const bodyText = ({ texts = [] }: Prose): Text[] => texts.map((text) => ({ ...text, field: '' }));

/** What counts as the article; the card, the pictures and the names around it do not. */
export function articleText(source: Source, prose: Prose): Text[] {
  const kind = pageKind(source);
  const fields = kind ? articleFields[kind] : [];
  const own = detailsText(source).filter(
    ({ field }) => fields.includes(field.split('.')[0] ?? '') && !choices.includes(field),
  );
  return [...bodyText(prose), ...own];
}
