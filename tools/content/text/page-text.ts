// The words of a page, wherever a writer has put them: in the details or in the text below.
import type { Field } from '#schemas/plain.ts';
import { secondReading, type Source } from '../read/source.ts';
import type { Prose } from './body.ts';

/** A text with its line, which is looked up only when something is to be said of it. */
export interface Text {
  text: string;
  readonly line: number;
}

/** The texts in the details, or those of the fields that are asked for. */
export const detailsText = (source: Source, wanted: (field: Field) => boolean = () => true): Text[] =>
  source.values
    .filter(({ value, field }) => typeof value === 'string' && wanted(field))
    .map(({ value, path }) => ({
      text: String(value),
      get line() {
        return source.lineOf(path);
      },
    }));

export const bodyText = ({ texts = [] }: Prose): Text[] => texts;

/** What counts as the article; the card, the pictures and the names around it do not. */
export function articleText(source: Source, prose: Prose): Text[] {
  if (secondReading(source)) return bodyText(prose);
  return [...bodyText(prose), ...detailsText(source, (field) => field.counted === true && isWords(field))];
}

/** Choices from a list are no words of the writer. */
const isWords = ({ enum: choices, refersTo }: Field) => !choices && !refersTo;

/** The names of the fields that count. */
export const countedFields = (source: Source): string[] =>
  secondReading(source)
    ? []
    : Object.entries(source.shape.properties ?? {})
        .filter(([, { counted }]) => counted)
        .map(([name]) => name);
