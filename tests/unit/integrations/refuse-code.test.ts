// A text of a writer never runs as code: the content check reports it, and the build stops at it.
import type { satteri } from '@astrojs/markdown-satteri';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { checkFile } from '@clinic/content-check/check.ts';
import { root } from '#tools/lib/run.ts';
import config from '../../../astro.config.mjs';

const file = 'src/content/blog/not-among-the-posts.mdx';
const article = (text: string, details = 'title: A post\n') => `---\n${details}---\n\n${text}\n`;

/** What the check reports of this article beyond what it reports of plain words in the same place. */
function problemsIn(whole: string): string[] {
  // A text of any length is too short, each by another number.
  const withoutNumbers = (says: string) => says.replaceAll(/\d+/g, '');
  const usual = new Set(
    checkFile(root, file, article('Plain words.')).map(({ says }) => withoutNumbers(says)),
  );
  return checkFile(root, file, whole)
    .filter(({ says }) => !usual.has(withoutNumbers(says)))
    .map(({ line, says }) => `${line}: ${says}`);
}

/** Compiles the article as the build does; gives what it stops at. */
async function refusalIn(whole: string): Promise<string> {
  const processor = config.markdown?.processor as ReturnType<typeof satteri>;
  const renderer = await processor.createMdxRenderer!({ syntaxHighlight: false }, { optimize: false });
  // As @astrojs/mdx prepares a file: blanks in place of the details.
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
  test('is reported with its line, and stops the build at the same line', async () => {
    const problems = problemsIn(article(text));
    expect(problems).not.toEqual([]);
    const refusal = await refusalIn(article(text));
    expect(refusal).not.toBe('');
    expect(problems.map(Number.parseFloat)).toContain(Number.parseFloat(refusal));
  });
});

test.each(['data:text/javascript,process.exit()', '../../layouts/Page.astro'])(
  'a layout in the details is reported and stops the build: %s',
  async (layout) => {
    const whole = article('Plain words.', `title: A post\nlayout: ${layout}\n`);
    expect(problemsIn(whole)).not.toEqual([]);
    expect(await refusalIn(whole)).toContain('layout');
  },
);

test('a text that the editor can write is neither reported nor stopped', async () => {
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
