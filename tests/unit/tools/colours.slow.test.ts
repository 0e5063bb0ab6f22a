import { ESLint } from 'eslint';
import stylelint from 'stylelint';
import { expect, test } from 'vitest';

async function rulesBroken(file: string, code: string) {
  const { results } = await stylelint.lint({ code, codeFilename: file });
  return results.flatMap(({ warnings }) => warnings.map(({ rule }) => rule));
}

const component = (style: string) =>
  `---\nconst few = [1].length < 2;\n---\n<p>{few}</p>\n<style>\n  p { ${style} }\n</style>\n`;

test.each([
  ['color: #fff', 'color-no-hex'],
  ['border: 1px solid red', 'color-named'],
  ['background: rgb(0 0 0 / 50%)', 'function-disallowed-list'],
  ['background: linear-gradient(oklch(50% 0.1 20), var(--night))', 'function-disallowed-list'],
])('a component may not say %s', async (style, rule) => {
  expect(await rulesBroken('src/components/ui/A.astro', component(style))).toEqual([rule]);
});

test.each([
  'color: var(--color-muted)',
  'background: color-mix(in srgb, var(--night) 60%, transparent)',
  'border-color: currentColor',
  'mask: linear-gradient(black, transparent)',
])('a component may say %s', async (style) => {
  expect(await rulesBroken('src/components/ui/A.astro', component(style))).toEqual([]);
});

test('styles of the whole site and of paper are held to it as well; the tokens are where colours stand', async () => {
  const raw = 'p { color: #333; }\n';
  for (const file of ['print.css', 'sheet.css', 'forms.css', 'layout.css'])
    expect(await rulesBroken(`src/styles/${file}`, raw)).toEqual(['color-no-hex']);
  expect(await rulesBroken('src/styles/tokens.css', raw)).toEqual([]);
});

test('a drawing names its colours too', async () => {
  const eslint = new ESLint({
    overrideConfig: { languageOptions: { parserOptions: { projectService: false } } },
  });
  const messages = async (fill: string) => {
    const [result] = await eslint.lintText(
      `<svg aria-hidden="true"><path fill="${fill}" d=""></path></svg>\n`,
      {
        filePath: 'src/components/ui/A.astro',
      },
    );
    return result?.messages.map(({ message }) => message);
  };
  expect(await messages('#edb13c')).toEqual([expect.stringContaining('Name a colour')]);
  expect(await messages('var(--marigold)')).toEqual([]);
});
