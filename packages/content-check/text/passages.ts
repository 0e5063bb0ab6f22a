// The words of a page, wherever a writer has put them: in the details or in the text below.
import { withoutSources } from '#lib/sources.ts';
import type { Field } from '#schemas/plain.ts';
import { onceFor } from '../read/once-for.ts';
import type { Source } from '../read/source.ts';
import type { Path } from '../read/walk.ts';
import { lineIn } from '../report/report.ts';
import { bodyOf } from './body.ts';
import { measured, type Sentence } from './readability.ts';

/** A text of a page. Its sentences are measured when somebody asks, and then only once. */
export class Passage {
  /** As it is read, without the keys of its sources. */
  readonly text: string;
  /** As it is written. */
  readonly written: string;
  readonly source: Source;
  /** Its line, or its field in the details. */
  readonly at: number | Path;
  /** Nothing below the details. */
  readonly field: Field | undefined;
  readonly isHeading: boolean;
  #sentences: Sentence[] | undefined;

  constructor(source: Source, text: string, at: number | Path, field?: Field, isHeading = false) {
    this.source = source;
    this.written = text;
    this.text = withoutSources(text);
    this.at = at;
    this.field = field;
    this.isHeading = isHeading;
  }

  get line(): number {
    return lineIn(this.source, this.at);
  }

  get sentences(): Sentence[] {
    return (this.#sentences ??= measured(this.text));
  }
}

export const detailsText = onceFor((source: Source) =>
  source.values.flatMap(({ value, field, path }) =>
    typeof value === 'string' ? [new Passage(source, value, path, field)] : [],
  ),
);

/** The paragraphs, headings and list entries of the text. */
export const bodyText = onceFor((source: Source) =>
  bodyOf(source).texts.map(
    ({ words, line, isHeading }) => new Passage(source, words, line, undefined, isHeading),
  ),
);

/** What the writer of a page says in own words: no names, no choices, and no titles of publications. */
export const ownWords = (source: Source): Passage[] => [...ownDetails(source), ...bodyText(source)];

const ownDetails = onceFor((source: Source) =>
  detailsText(source).filter(({ field }) => isWords(field) && !field?.mayRepeat && field?.input !== 'plate'),
);

/** What counts as the article; the card, the pictures and the names around it do not. */
export const articleText = (source: Source): Passage[] => [
  ...bodyText(source),
  ...(source.data.secondReadingOf
    ? []
    : detailsText(source).filter(({ field }) => field?.counted && isWords(field))),
];

/** Choices from a list are no words of the writer. */
const isWords = (field?: Field) => !field?.enum && !field?.refersTo;
