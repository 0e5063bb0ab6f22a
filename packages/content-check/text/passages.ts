// The texts of a page, from the details and the body.
import { withoutSources } from '@clinic/content-model/sources.ts';
import type { Field } from '@clinic/content-model/plain.ts';
import { memoize } from '../read/memoize.ts';
import type { Source } from '../read/source.ts';
import { lineIn, type Path } from '../report/report.ts';
import { bodyOf } from './body.ts';
import { measureSentences, type Sentence } from './readability.ts';

export class Passage {
  /** As readers see it, without the keys of its sources. */
  readonly text: string;
  readonly written: string;
  readonly source: Source;
  /** Its line in the body, or its field in the details. */
  readonly at: number | Path;
  /** Undefined in the body. */
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
    return (this.#sentences ??= measureSentences(this.text));
  }
}

export const detailsText = memoize((source: Source) =>
  source.values.flatMap(({ value, field, path }) =>
    typeof value === 'string' ? [new Passage(source, value, path, field)] : [],
  ),
);

export const bodyText = memoize((source: Source) =>
  bodyOf(source).texts.map(
    ({ words, line, isHeading }) => new Passage(source, words, line, undefined, isHeading),
  ),
);

/** Texts that the writer composed: no names, choices or titles of publications. */
export const ownWords = (source: Source): Passage[] => [...ownDetails(source), ...bodyText(source)];

const ownDetails = memoize((source: Source) =>
  detailsText(source).filter(({ field }) => isWords(field) && !field?.mayRepeat && field?.input !== 'plate'),
);

/** Texts that count for length and reading age. */
export const articleText = (source: Source): Passage[] => [
  ...bodyText(source),
  ...(source.data.secondReadingOf
    ? []
    : detailsText(source).filter(({ field }) => field?.counted && isWords(field))),
];

const isWords = (field?: Field) => !field?.enum && !field?.refersTo;
