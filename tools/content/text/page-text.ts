// The words of a page, wherever a writer has put them: in the details or in the text below.
import type { Field } from '#schemas/plain.ts';
import { onceFor } from '../read/once-for.ts';
import { secondReading, type Source } from '../read/source.ts';
import type { Prose } from './body.ts';
import { Passage } from './passage.ts';

/** The texts in the details, or those of the fields that are asked for. */
export const detailsText = (source: Source, wanted?: (field: Field) => boolean): Passage[] =>
  wanted ? textsOf(source).filter(({ field }) => field && wanted(field)) : textsOf(source);

const textsOf = onceFor((source: Source) =>
  source.values
    .filter(({ value }) => typeof value === 'string')
    .map(({ value, field, path }) => new Passage(String(value), () => source.lineOf(path), field)),
);

/** All of them as they are written, for a first look at whether a closer one is worth it. */
export const detailsInOne = onceFor((source: Source): string =>
  textsOf(source)
    .map(({ written }) => written)
    .join('\n'),
);

export const bodyText = ({ texts = [] }: Prose): Passage[] => texts;

/** What the writer of a page says in own words: no names, no choices, and no titles of publications. */
export const ownWords = (source: Source, prose?: Prose): Passage[] => [
  ...ownDetails(source),
  ...(prose ? bodyText(prose) : []),
];

const ownDetails = onceFor((source: Source) =>
  detailsText(source, (field) => isWords(field) && !field.mayRepeat && field.role !== 'plate'),
);

/** What counts as the article; the card, the pictures and the names around it do not. */
export function articleText(source: Source, prose: Prose): Passage[] {
  if (secondReading(source)) return bodyText(prose);
  return [...bodyText(prose), ...detailsText(source, (field) => field.counted === true && isWords(field))];
}

/** Choices from a list are no words of the writer. */
const isWords = ({ enum: choices, refersTo }: Field) => !choices && !refersTo;

/** The fields that count. */
export const countedFields = (source: Source): { name: string; label: string }[] =>
  secondReading(source)
    ? []
    : Object.entries(source.shape.properties ?? {})
        .filter(([, { counted }]) => counted)
        .map(([name, { title = name }]) => ({ name, label: title }));
