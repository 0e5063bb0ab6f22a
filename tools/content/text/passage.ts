import { withoutSources } from '#lib/sources.ts';
import type { Field } from '#schemas/plain.ts';
import { measured, type Sentence } from '../measure/readability.ts';
import type { Line } from '../say/mistake.ts';

export interface Text {
  text: string;
  readonly line: number;
}

/** A text of a page. Its line is looked up, and its sentences are measured, when somebody asks, and then only once. */
export class Passage implements Text {
  /** As it is read, without the keys of its sources. */
  readonly text: string;
  /** As it is written. */
  readonly written: string;
  /** Undefined for what stands below the details. */
  readonly field: Field | undefined;
  readonly #line: Line;
  #sentences: Sentence[] | undefined;

  constructor(text: string, line: Line, field?: Field) {
    this.written = text;
    this.text = withoutSources(text);
    this.#line = line;
    this.field = field;
  }

  get line(): number {
    return typeof this.#line === 'number' ? this.#line : this.#line();
  }

  get sentences(): Sentence[] {
    return (this.#sentences ??= measured(this.text));
  }
}
