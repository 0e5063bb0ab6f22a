// Code in an article is reported by the content check and stops the build.
import type { satteri } from '@astrojs/markdown-satteri';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { checkFile } from '@clinic/content-check/check.ts';
import { root } from '#tools/lib/run.ts';
import config from '../../../astro.config.mjs';

const file = 'src/content/blog/not-among-the-posts.mdx';
const article = (text: string, details = 'title: A post\n') => `---\n${details}---\n\n${text}\n`;

/** Returns the problems of this article that an article of plain words does not have. */
function problemsIn(whole: string): string[] {
  // Each problem about the length has another number.
  const withoutNumbers = (message: string) => message.replaceAll(/\d+/g, '');
  const usual = new Set(
    checkFile(root, file, article('Plain words.')).map(({ message }) => withoutNumbers(message)),
  );
  return checkFile(root, file, whole)
    .filter(({ message }) => !usual.has(withoutNumbers(message)))
    .map(({ line, message }) => `${line}: ${message}`);
}

/** Compiles the article as the build does and returns its error, or ''. */
async function refusalIn(whole: string): Promise<string> {
  const processor = config.markdown?.processor as ReturnType<typeof satteri>;
  const renderer = await processor.createMdxRenderer!({ syntaxHighlight: false }, { optimize: false });
  // @astrojs/mdx replaces the frontmatter by spaces, too.
  const [head = '', details = ''] = /^---\n([^]*?\n)---\n/.exec(whole) ?? [];
  const content = head.replaceAll(/[^\n]/g, ' ') + whole.slice(head.length);
  return renderer.process(content, `${root}${file}`, parse(details) as Record<string, unknown>).then(
    () => '',
    (error: Error & { line?: number }) => `${error.line}: ${error.message}`,
  );
}

const code = 'process.exit()';

describe.each(
  Object.entries({
    'an expression': `{${code}}`,
    'an expression in a sentence': `Words {${code}} here.`,
    'an expression deep in a list in a quotation': `> - Words\n>   - **{${code}}**`,
    'an expression in a table': `| a | b |\n|---|---|\n| c | {${code}} |`,
    'an expression under lines that look like details': `---\na: b {/*\n---\n---\n*/}\n{${code}}\n---`,
    'an import': "import fs from 'node:fs'",
    'an export': `export const a = ${code}`,
    'an element': '<script>alert(1)</script>',
    'an element in a sentence': 'Words <b>here</b>.',
    'a fragment': '<>Words</>',
    'an unknown box': '<Note>Words</Note>',
    'a member of a module': '<a.b.c />',
    'a box with an expression': `<Picture src={${code}} alt="Knee" />`,
    'a box with a spread': `<Table {...${code}}>\n\n| a |\n|---|\n| b |\n\n</Table>`,
    'a term with a directive': 'A <Term id="disc" client:load>disc</Term> here.',
    'a term with a handler': 'A <Term id="disc" onclick="alert(1)">disc</Term> here.',
    'a link to a script': '[Words](javascript:alert(1))',
    'a link that spells a script oddly': '[Words](<JaVaScRiPt:alert(1)>)',
    'a link with data': '[Words](data:text/html,hello)',
    'a picture that is a module': '![Knee](../../../packages/desk/serve.ts)',
    'a picture with a query': '![Knee](./knee.svg?raw)',
    'a picture of data': '![Knee](data:image/png,hello)',
    'program code': '```js\nwords\n```',
    'words that are struck out': 'Some ~~words~~.',
    'a footnote': 'Words.[^1]\n\n[^1]: More words.',
    'an address given below': 'See [words].\n\n[words]: https://example.in',
  }),
)('%s', (_name, text) => {
  test('is reported and stops the build at the same line', async () => {
    const problems = problemsIn(article(text));
    expect(problems).not.toEqual([]);
    const refusal = await refusalIn(article(text));
    expect(refusal).not.toBe('');
    expect(problems.map(Number.parseFloat)).toContain(Number.parseFloat(refusal));
  });
});

test.each(['data:text/javascript,process.exit()', '../../layouts/Page.astro'])(
  'a layout in the frontmatter is reported and stops the build: %s',
  async (layout) => {
    const whole = article('Plain words.', `title: A post\nlayout: ${layout}\n`);
    expect(problemsIn(whole)).not.toEqual([]);
    expect(await refusalIn(whole)).toContain('layout');
  },
);

test('every Markdown element of the editor passes the check and the build', async () => {
  const text = `## What helps

Words with **weight**, _stress_, a [page](/about), a [number](tel:+919876543210).\\
Less \\< more, \\{so\\}.

> - One
> - Two

1. Three

---

| a | b |
|---|---|
| c | d |`;
  expect(problemsIn(article(text))).toEqual([]);
  expect(await refusalIn(article(text))).toBe('');
});
