import { readFileSync } from 'node:fs';
import { ESLint } from 'eslint';
import tseslint from 'typescript-eslint';
import { expect, test } from 'vitest';

// The changed files are not on disk, so they have no types.
const eslint = new ESLint({ overrideConfig: tseslint.configs.disableTypeChecked });

/** Returns the messages for a file of the project with one more import. */
async function lintWith(file: string, added: string) {
  const text = readFileSync(file, 'utf8');
  const code = file.endsWith('.astro') ? text.replace('---\n', `---\n${added}\n`) : `${added}\n${text}`;
  const [result] = await eslint.lintText(code, { filePath: file });
  return (result?.messages ?? []).map(({ message }) => message).join('\n');
}

test.each([
  ['src/lib/crumbs.ts', "import { a } from '#forms/sender.ts';", 'src/lib may import only from: src/lib'],
  ['src/lib/crumbs.ts', "export const a = () => import('#forms/sender.ts');", 'src/lib may import only from'],
  ['src/forms/sender.ts', "export { a } from '../queries/care.ts';", 'src/forms may import only from'],
  ['src/lib/crumbs.ts', "import { a } from '@clinic/desk/serve.ts';", 'src/lib may import only from'],
  ['packages/contract/dates.ts', "import { a } from '../../src/lib/crumbs.ts';", 'may import only from'],
  ['packages/contract/dates.ts', "import { a } from '@clinic/content-model/routes.ts';", 'may import only'],
  ['packages/desk/serve.ts', "import { a } from '../../src/lib/crumbs.ts';", 'may import only from'],
  [
    'packages/desk/app/requests.ts',
    "import { a } from '../reception/routes/index.ts';",
    'may import only from',
  ],
  [
    'packages/desk/reception/queries/people.ts',
    "import { a } from '../routes/list.ts';",
    'may import only from',
  ],
  [
    'packages/desk/notify/overdue.ts',
    "import { a } from '../reception/queries/people.ts';",
    'may import only from',
  ],
  [
    'src/components/site/Footer.astro',
    "import A from '#layouts/Page.astro';",
    'src/components may import only',
  ],
  ['src/components/site/Footer.astro', "import { a } from '../../lib/crumbs.ts';", 'by its name'],
  ['src/pages/index.astro', "import { getEntry } from 'astro:content';", 'Only src/queries reads'],
  ['src/scripts/long-page.ts', "import { a } from 'react-dom/client';", 'Use React in src/islands'],
  ['src/islands/Navbar.tsx', "import { a } from 'node:fs';", 'which has no Node'],
  ['src/queries/care.ts', "import { a } from 'valibot';", 'never meets Zod'],
])('%s may not contain %s', async (file, added, message) => {
  expect(await lintWith(file, added)).toContain(message);
});

test('a wrapper may import its package, and types are free', async () => {
  expect(await lintWith('src/scripts/toast.ts', '')).toBe('');
  expect(await lintWith('src/pages/index.astro', "import type { z } from 'astro/zod';")).not.toContain('Zod');
});
