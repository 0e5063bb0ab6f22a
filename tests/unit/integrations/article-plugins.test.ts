import { mdxToJs } from 'satteri';
import { expect, test } from 'vitest';
import { captions, joinPunctuation, numberCitations } from '#integrations/article-plugins.ts';

/** Returns the article as a module, without line breaks. */
const compile = (
  article: string,
  plugin: typeof captions | typeof joinPunctuation | typeof numberCitations,
) => {
  const data: Record<string, unknown> = { astro: { frontmatter: { references: ['nice-2022', 'who-2023'] } } };
  return mdxToJs(article, { mdastPlugins: [plugin], data }).code.replace(/\s+/g, ' ');
};
const kept = (marks: string) =>
  `span, { class: "keep", children: [_jsx(Term, { id: "disc", children: "discs" }), "${marks}"] })`;

test('renders a picture as a figure with an optional caption below', () => {
  const picture = '<Picture src="./knee.jpg" alt="Bent knee"';
  const code = compile(`Before.\n\n${picture} caption="At **rest**" />\n`, captions);
  expect(code).toMatch(/figure.*src: "\.\/knee\.jpg", alt: "Bent knee".*figcaption.*"At \*\*rest\*\*"/);
  expect(code).not.toContain('Picture');
  expect(compile(`${picture} />`, captions)).not.toContain('figcaption');
});

test('renders the caption of a table above it', () =>
  expect(
    compile('<Table caption="Doses">\n| Name | Dose |\n| --- | --- |\n| A | B |\n</Table>\n', captions),
  ).toMatch(/figure.*figcaption.*"Doses".*table.*thead.*"Dose"/));

test('joins punctuation to the term before it, and to nothing else', () => {
  const term = '<Term id="disc">discs</Term>';
  expect(compile(`The ${term}, each firm.`, joinPunctuation)).toContain(`${kept(',')}, " each firm."`);
  expect(compile(`Firm (the ${term}).`, joinPunctuation)).toContain(kept(').'));
  expect(compile(`The ${term} and the bone.`, joinPunctuation)).not.toContain('keep');
  expect(compile('The <Other>discs</Other>, each firm.', joinPunctuation)).not.toContain('keep');
});

test('replaces the key of a reference with its number, joined to its word and punctuation', () => {
  expect(compile('It helps 6 in 10 [who-2023]. Rest.', numberCitations)).toContain(
    '"It helps 6 in ", _jsxs(_components.span, { class: "keep", children: [ "10", _jsx(Source, { n: "2" }), "." ] }), " Rest."',
  );
  // The form of the editor escapes the bracket.
  expect(compile('It helps 6 in 10 \\[who-2023].', numberCitations)).toContain('_jsx(Source, { n: "2" })');
  expect(compile('See [knee pain](/pain-conditions/knee-pain).', numberCitations)).not.toContain('Source');
});
