import { readFileSync } from 'node:fs';
import { ESLint } from 'eslint';
import tseslint from 'typescript-eslint';
import { expect, test } from 'vitest';
import { mayImport, rooms } from '#tools/lint/bans.ts';

// What is added to a file has no types.
const eslint = new ESLint({ overrideConfig: tseslint.configs.disableTypeChecked });

/** What is said of a file of the project with one more import. */
async function withImport(file: string, what: string) {
  const text = readFileSync(file, 'utf8');
  const isAstro = file.endsWith('.astro');
  const code = isAstro ? text.replace('---\n', `---\n${what}\n`) : `${what}\n${text}`;
  const [result] = await eslint.lintText(code, { filePath: file });
  return (result?.messages ?? []).map(({ message }) => message).join('\n');
}

test.each([
  ['src/lib/dates.ts', "import { a } from '#forms/fields.ts';", 'src/lib may import only from: src/lib.'],
  ['src/lib/dates.ts', "export const a = () => import('#forms/fields.ts');", 'src/lib may import only from'],
  ['src/forms/fields.ts', "export { a } from '../schemas/fields.ts';", 'src/forms may import only from'],
  [
    'src/components/site/Footer.astro',
    "import A from '#layouts/Page.astro';",
    'src/components may import only',
  ],
  ['src/components/site/Footer.astro', "import { a } from '../../lib/dates.ts';", 'import it by its name'],
  ['src/pages/index.astro', "import { getEntry } from 'astro:content';", 'only door to the collections'],
  ['src/scripts/long-page.ts', "import { a } from 'react-dom/client';", 'React lives in src/islands'],
  ['src/islands/Navbar.tsx', "import { a } from 'node:fs';", 'runs in the browser, where Node is not'],
  ['src/queries/care.ts', "import { a } from 'valibot';", 'never meets Zod'],
])('%s may not say %s', async (file, what, sentence) => {
  expect(await withImport(file, what)).toContain(sentence);
});

test('a wrapper may import its own package, and types are free', async () => {
  expect(await withImport('src/scripts/toast.ts', '')).toBe('');
  expect(await withImport('src/pages/index.astro', "import type { z } from 'astro/zod';")).not.toContain(
    'Zod',
  );
});

test('a room imports only rooms that stand above it, so no rooms form a circle', () => {
  for (const [room, others] of Object.entries(mayImport))
    expect(rooms.slice(0, rooms.indexOf(room)), room).toEqual(expect.arrayContaining(others));
});
