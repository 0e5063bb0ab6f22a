import { mdxToJs } from 'satteri';
import { expect, test } from 'vitest';
import { numberSources } from '#integrations/number-sources.ts';

const frontmatter = { references: ['nice-2022', 'who-2023'] };

function drawn(article: string): string {
  const data: Record<string, unknown> = { astro: { frontmatter } };
  return mdxToJs(article, { mdastPlugins: [numberSources], data }).code.replace(/\s+/g, ' ');
}

test('a key becomes the number of its reference, beside its word and mark', () => {
  expect(drawn('It helps 6 in 10 [who-2023]. Rest.')).toContain(
    '"It helps 6 in ", _jsxs(_components.span, { class: "keep", children: [ "10", _jsx(Source, { n: "2" }), "." ] }), " Rest."',
  );
});

test('the form of the editor writes it with a stroke', () => {
  expect(drawn('It helps 6 in 10 \\[who-2023].')).toContain('_jsx(Source, { n: "2" })');
});

test('what names no source is left alone', () => {
  expect(drawn('See [knee pain](/pain-conditions/knee-pain).')).not.toContain('Source');
});
