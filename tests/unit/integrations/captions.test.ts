import { mdxToJs } from 'satteri';
import { expect, test } from 'vitest';
import { captions } from '#integrations/captions.ts';

const drawn = (article: string) => mdxToJs(article, { mdastPlugins: [captions] }).code.replace(/\s+/g, ' ');

test('a picture is a figure with its caption below', () => {
  const code = drawn('Before.\n\n<Picture src="./knee.jpg" alt="Bent knee" caption="At **rest**" />\n');
  expect(code).toMatch(/figure.*src: "\.\/knee\.jpg", alt: "Bent knee".*figcaption.*"At \*\*rest\*\*"/);
  expect(code).not.toContain('Picture');
});

test('without a caption there is none', () => {
  expect(drawn('<Picture src="./knee.jpg" alt="Bent knee" />')).not.toContain('figcaption');
});

test('a table has its caption above', () => {
  const code = drawn('<Table caption="Doses">\n| Name | Dose |\n| --- | --- |\n| A | B |\n</Table>\n');
  expect(code).toMatch(/figure.*figcaption.*"Doses".*table.*thead.*"Dose"/);
});
