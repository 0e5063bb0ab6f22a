import { mdxToJs } from 'satteri';
import { expect, test } from 'vitest';
import { keepMarks } from '#integrations/keep-marks.ts';

/** The article as a module, without its line breaks. */
const drawn = (article: string) => mdxToJs(article, { mdastPlugins: [keepMarks] }).code.replace(/\s+/g, ' ');

const kept = (marks: string) =>
  `span, { class: "keep", children: [_jsx(Term, { id: "disc", children: "discs" }), "${marks}"] })`;

test('a mark stays with the term before it', () => {
  expect(drawn('The <Term id="disc">discs</Term>, each firm.')).toContain(`${kept(',')}, " each firm."`);
  expect(drawn('Firm (the <Term id="disc">discs</Term>).')).toContain(kept(').'));
});

test('a word after a term may stand on the next line', () => {
  expect(drawn('The <Term id="disc">discs</Term> and the bone.')).not.toContain('keep');
});

test('a mark after anything else is left alone', () => {
  expect(drawn('The <Other>discs</Other>, each firm.')).not.toContain('keep');
});
