// What is made of the text of an article on its way to a page.
import { mdxToJs } from 'satteri';
import { expect, test } from 'vitest';
import { captions } from '#integrations/captions.ts';
import { keepMarks } from '#integrations/keep-marks.ts';
import { numberSources } from '#integrations/number-sources.ts';

/** The article as a module, without its line breaks. */
const drawn = (article: string, plugin: typeof captions | typeof keepMarks | typeof numberSources) => {
  const data: Record<string, unknown> = { astro: { frontmatter: { references: ['nice-2022', 'who-2023'] } } };
  return mdxToJs(article, { mdastPlugins: [plugin], data }).code.replace(/\s+/g, ' ');
};
const kept = (marks: string) =>
  `span, { class: "keep", children: [_jsx(Term, { id: "disc", children: "discs" }), "${marks}"] })`;

test('a picture is a figure with its caption below, if it has one', () => {
  const picture = '<Picture src="./knee.jpg" alt="Bent knee"';
  const code = drawn(`Before.\n\n${picture} caption="At **rest**" />\n`, captions);
  expect(code).toMatch(/figure.*src: "\.\/knee\.jpg", alt: "Bent knee".*figcaption.*"At \*\*rest\*\*"/);
  expect(code).not.toContain('Picture');
  expect(drawn(`${picture} />`, captions)).not.toContain('figcaption');
});

test('a table has its caption above', () =>
  expect(
    drawn('<Table caption="Doses">\n| Name | Dose |\n| --- | --- |\n| A | B |\n</Table>\n', captions),
  ).toMatch(/figure.*figcaption.*"Doses".*table.*thead.*"Dose"/));

test('a mark stays with the term before it; a word after it, or a mark after anything else, does not', () => {
  const term = '<Term id="disc">discs</Term>';
  expect(drawn(`The ${term}, each firm.`, keepMarks)).toContain(`${kept(',')}, " each firm."`);
  expect(drawn(`Firm (the ${term}).`, keepMarks)).toContain(kept(').'));
  expect(drawn(`The ${term} and the bone.`, keepMarks)).not.toContain('keep');
  expect(drawn('The <Other>discs</Other>, each firm.', keepMarks)).not.toContain('keep');
});

test('a key becomes the number of its reference, beside its word and mark', () => {
  expect(drawn('It helps 6 in 10 [who-2023]. Rest.', numberSources)).toContain(
    '"It helps 6 in ", _jsxs(_components.span, { class: "keep", children: [ "10", _jsx(Source, { n: "2" }), "." ] }), " Rest."',
  );
  // The form of the editor writes it with a stroke.
  expect(drawn('It helps 6 in 10 \\[who-2023].', numberSources)).toContain('_jsx(Source, { n: "2" })');
  expect(drawn('See [knee pain](/pain-conditions/knee-pain).', numberSources)).not.toContain('Source');
});
