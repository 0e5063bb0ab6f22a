import { ESLint, type Linter } from 'eslint';
import tseslint from 'typescript-eslint';
import { describe, expect, test } from 'vitest';

// Most files here are invented, and what is not there has no types.
const eslint = new ESLint({ overrideConfig: tseslint.configs.disableTypeChecked });
const asItIs = new ESLint();

async function lint(file: string, code: string) {
  const [result] = await eslint.lintText(code, { filePath: file });
  return (result?.messages ?? []).map(({ ruleId, message }) => `${ruleId}: ${message}`);
}

const astro = (frontmatter: string, rest = '<p>Text</p>') => `---\n${frontmatter}\n---\n${rest}\n`;

describe('imports point one way', () => {
  const wrongWay: [file: string, code: string][] = [
    ['src/layouts/Page.astro', astro("import Home from '#pages/index.astro';\nHome;")],
    ['src/components/care/Card.astro', astro("import Page from '#layouts/Page.astro';\nPage;")],
    ['src/islands/Booking.tsx', "import Card from '#components/Card.astro';\nexport default Card;"],
    ['src/islands/Booking.tsx', "import { conditions } from '#queries/care.ts';\nexport default conditions;"],
    ['src/scripts/menu.ts', "import { Booking } from '#islands/Booking.tsx';\nBooking();"],
    ['src/scripts/menu.ts', "import { conditions } from '#queries/care.ts';\nconditions();"],
    ['src/forms/send.ts', "import { notify } from '#scripts/notify.ts';\nnotify();"],
    ['src/forms/deep/send.ts', "import { notify } from '#scripts/notify.ts';\nnotify();"],
    ['src/lib/dates.ts', "import { mobile } from '#forms/fields.ts';\nmobile();"],
    ['desk/serve.ts', "import { conditions } from '#queries/care.ts';\nconditions();"],
    ['desk/serve.ts', "import { notify } from '#scripts/notify.ts';\nnotify();"],
    ['src/schemas/fields.ts', "import { mobile } from '#forms/fields.ts';\nmobile();"],
    ['tools/astro/sitemap.ts', "import { conditions } from '#queries/care.ts';\nconditions();"],
    ['studio/models/knee/knee.ts', "import { render } from '#studio/render/render.ts';\nrender();"],
    ['studio/shapes/curves.ts', "import { part } from '#studio/models/part.ts';\npart();"],
    ['studio/render/render.ts', "import { mobile } from '#forms/fields.ts';\nmobile();"],
    ['src/queries/care.ts', "import Card from '#components/Card.astro';\nCard();"],
    ['studio/render/camera.ts', "import { mobile } from '#forms/fields.ts';\nmobile();"],
    ['tests/e2e/site/menu.spec.ts', "import { conditions } from '#queries/care.ts';\nconditions();"],
    ['tests/e2e/support/forms.ts', "import { Booking } from '#islands/Booking.tsx';\nBooking();"],
    ['tests/trials/load.ts', "import { notify } from '#scripts/notify.ts';\nnotify();"],
  ];
  test.each(wrongWay)('%s: %s', async (file, code) => {
    expect((await lint(file, code)).join()).toMatch(/no-restricted-imports.*may import only from/);
  });

  test('also when the import is a dynamic one', async () => {
    const found = await lint('src/lib/dates.ts', "export const later = () => import('#forms/fields.ts');\n");
    expect(found.join()).toMatch(/no-restricted-syntax.*src\/lib may import only from/);
  });

  test('also in a script of a component', async () => {
    const code = astro('', "<script>\nimport { mobile } from '#layouts/Page.astro';\nmobile();\n</script>");
    expect((await lint('src/components/Menu.astro', code)).join()).toMatch(
      /src\/components may import only from/,
    );
  });

  const rightWay: [file: string, code: string][] = [
    ['src/pages/about.astro', astro("import Page from '#layouts/Page.astro';", '<Page />')],
    [
      'src/components/care/Card.astro',
      astro("import { conditions } from '#queries/care.ts';\nconditions();"),
    ],
    ['src/islands/Booking.tsx', "import { notify } from '#scripts/notify.ts';\nexport default notify;\n"],
    ['desk/serve.ts', "import { mobile } from '#forms/fields.ts';\nmobile();\n"],
    ['tools/plates.ts', "import { render } from '#studio/render/render.ts';\nrender();\n"],
    ['studio/render/render.ts', "import { sphere } from '#studio/shapes/index.ts';\nsphere();\n"],
    ['src/forms/send.ts', "import { addDays } from '#lib/dates.ts';\naddDays();\n"],
  ];
  test.each(rightWay)('%s: %s is in order', async (file, code) => {
    expect(await lint(file, code)).toEqual([]);
  });
});

describe('relative imports stay in their room', () => {
  test.each([
    ['src/lib/dates.ts', '../forms/fields.ts'],
    ['src/components/care/Card.astro', '../../lib/dates.ts'],
    ['studio/scenes/knee/knee-pain.ts', '../../models/part.ts'],
    ['src/pages/for-patients/blogs/[slug].astro', '../../../lib/dates.ts'],
  ])('%s may not import %s', async (file, from) => {
    const line = `import { x } from '${from}';\nx();`;
    const code = file.endsWith('.astro') ? astro(line) : line;
    expect((await lint(file, code)).join()).toMatch(/This leaves the room/);
  });

  test('tests import what they try by its name', async () => {
    const found = await lint(
      'tests/unit/lib/dates.test.ts',
      "import { x } from '../../../src/lib/dates.ts';\nx();\n",
    );
    expect(found.join()).toMatch(/Import it by its name/);
  });

  test('a folder of the same room is in reach', async () => {
    const code = astro("import Icon from '../site/Icon.astro';", '<Icon />');
    expect(await lint('src/components/care/Card.astro', code)).toEqual([]);
  });
});

describe('one door to content', () => {
  const asks = "import { getCollection } from 'astro:content';\ngetCollection('conditions');\n";

  test.each(['src/pages/a.astro', 'src/layouts/A.astro', 'src/components/a/A.astro'])('%s', async (file) => {
    expect((await lint(file, astro(asks))).join()).toMatch(/only door to the collections/);
  });
  test('getEntry counts too', async () => {
    const code = "import { getEntry } from 'astro:content';\ngetEntry('conditions', 'knee-pain');\n";
    expect((await lint('src/islands/a.ts', code)).join()).toMatch(/only door to the collections/);
  });
  test('src/queries is that door', async () => {
    expect(await lint('src/queries/care.ts', asks)).toEqual([]);
  });
  test('types are free', async () => {
    const code = astro(
      "import type { CollectionEntry } from 'astro:content';\nexport type A = CollectionEntry<'blog'>;",
    );
    expect((await lint('src/pages/a.astro', code)).join()).not.toMatch(/only door/);
  });
  test('src/content.config.ts defines the collections', async () => {
    const code =
      "import { defineCollection } from 'astro:content';\nimport { z } from 'astro/zod';\ndefineCollection({ schema: z.any() });\n";
    expect(await lint('src/content.config.ts', code)).toEqual([]);
  });
});

describe('each package has its place', () => {
  test.each([
    ['src/lib/a.ts', 'react', /React lives in src\/islands/],
    ['src/forms/a.ts', 'react-dom/client', /React lives in src\/islands/],
    ['src/scripts/a.ts', 'react', /React lives in src\/islands/],
    ['src/lib/a.ts', 'astro:assets', /knows nothing of Astro/],
    ['src/forms/a.ts', 'astro:content', /knows nothing of Astro/],
    ['src/lib/a.ts', 'node:fs', /runs in the browser/],
    ['src/scripts/a.ts', 'node:path', /runs in the browser/],
    ['src/forms/a.ts', 'astro/zod', /Zod checks content at build/],
    ['desk/a.ts', 'zod', /Zod checks content at build/],
    ['src/schemas/a.ts', 'valibot', /never meets Zod/],
    ['src/queries/a.ts', 'valibot', /never meets Zod/],
    ['src/islands/a.tsx', 'notyf', /behind src\/scripts\/notify\.ts/],
    ['src/scripts/menu.ts', 'notyf', /behind src\/scripts\/notify\.ts/],
    ['src/islands/a.tsx', 'keen-slider/react', /behind src\/islands\/carousel\/useSlider\.ts/],
  ])('%s may not import %s', async (file, from, words) => {
    expect((await lint(file, `import { x } from '${from}';\nx();\n`)).join()).toMatch(words);
  });

  test.each([
    ['src/islands/a.tsx', 'react'],
    ['src/schemas/a.ts', 'astro/zod'],
    ['src/forms/a.ts', 'valibot'],
    ['src/scripts/notify.ts', 'notyf'],
    ['src/islands/carousel/useSlider.ts', 'keen-slider/react'],
    ['desk/a.ts', 'node:fs'],
  ])('%s may import %s', async (file, from) => {
    expect(await lint(file, `import { x } from '${from}';\nx();\n`)).toEqual([]);
  });

  test('the two wrappers keep to their own package and their arrow', async () => {
    expect((await lint('src/scripts/notify.ts', "import { x } from 'keen-slider';\nx();\n")).join()).toMatch(
      /behind src\/islands\/carousel\/useSlider\.ts/,
    );
    expect(
      (await lint('src/scripts/notify.ts', "import { x } from '#islands/a.ts';\nx();\n")).join(),
    ).toMatch(/may import only from/);
  });
});

test('.tsx outside src/islands is refused', async () => {
  expect((await lint('src/components/Card.tsx', 'export const a = 1;\n')).join()).toMatch(
    /belongs in src\/islands/,
  );
  expect(await lint('src/islands/Card.tsx', 'export const a = 1;\n')).toEqual([]);
});

test('src/lib does not touch the page', async () => {
  expect((await lint('src/lib/a.ts', 'export const a = () => document.title;\n')).join()).toMatch(
    /no-restricted-globals/,
  );
});

test('types are imported as types, and any is refused', async () => {
  const code = "import { Region } from './care.ts';\nexport const a = (b: Region): any => b;\n";
  const found = (await lint('src/lib/a.ts', code)).join();
  expect(found).toMatch(/consistent-type-imports/);
  expect(found).toMatch(/no-explicit-any/);
});

test.each([
  'desk/serve.ts',
  'studio/x.ts',
  'tools/test.ts',
  'writing/collections.ts',
  'src/islands/Field.tsx',
  'tests/e2e/a.spec.ts',
])('what only the types tell is looked after in %s', async (file) => {
  const { rules, languageOptions } = (await asItIs.calculateConfigForFile(file)) as Linter.Config;
  expect(rules?.['@typescript-eslint/no-floating-promises']).toEqual([2]);
  expect(languageOptions?.parserOptions).toMatchObject({ projectService: true });
});

test('accessibility is looked after in components', async () => {
  expect((await lint('src/components/A.astro', astro('', '<img src="a.png" />'))).join()).toMatch(
    /jsx-a11y\/alt-text/,
  );
});

test('no element is given the role that it has already', async () => {
  for (const element of ['<ul role="list"><li>a</li></ul>', '<button role="button">a</button>'])
    expect((await lint('src/components/A.astro', astro('', element))).join()).toMatch(/no-redundant-roles/);
});

test('long or tangled code is worth another look', async () => {
  const long = Array.from({ length: 220 }, (_, n) => `export const a${n} = ${n};`).join('\n');
  expect((await lint('src/lib/a.ts', `${long}\n`)).join()).toMatch(/max-lines/);
  const tangled = Array.from({ length: 14 }, (_, n) => `  if (a === ${n}) return ${n + 1};`).join('\n');
  expect((await lint('src/lib/a.ts', `export function f(a: number) {\n${tangled}\n}\n`)).join()).toMatch(
    /complexity/,
  );
});
