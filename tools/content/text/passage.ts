import type { Field } from '#schemas/plain.ts';
import { measured, type Sentence } from '../measure/readability.ts';
import type { Line } from '../say/mistake.ts';

export interface Text {
  text: string;
  readonly line: number;
}

/** A text of a page. Its line is looked up, and its sentences are measured, when somebody asks, and then only once. */
export class Passage implements Text {
  readonly text: string;
  /** Undefined for what stands below the details. */
  readonly field: Field | undefined;
  readonly #line: Line;
  #sentences: Sentence[] | undefined;

  constructor(text: string, line: Line, field?: Field) {
    this.text = text;
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
