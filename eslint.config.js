import path from 'node:path';
import js from '@eslint/js';
import { defineConfig, globalIgnores, includeIgnoreFile } from 'eslint/config';
import astro from 'eslint-plugin-astro';
import boundaries from 'eslint-plugin-boundaries';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

/** Every folder may import these; they import nothing of ours. */
const leaves = ['packages/contract', 'packages/content-model', 'packages/design'];
const inBrowser = ['src/scripts', 'src/forms', 'src/lib', 'src/styles', ...leaves];
const page = ['src/components', 'src/islands', 'src/queries', 'src/assets', ...inBrowser];
const inDesk = (...names) => names.map((name) => `packages/desk/${name}`);
const receptionParts = ['', '/labels', '/queries', '/html', '/auth', '/routes'].map(
  (name) => `reception${name}`,
);
const deskParts = inDesk(
  ...['lib', 'store', 'format', 'settings', 'app', 'backup', 'static', 'notify', 'node', 'cli'],
  ...receptionParts,
);
const deskMay = (...names) => [...inDesk(...names), 'packages/contract'];
const receptionMay = (...names) =>
  deskMay('lib', 'store', 'format', ...names.map((name) => (name ? `reception/${name}` : 'reception')));
const inCheck = (...names) => names.map((name) => `packages/content-check/${name}`);
const ruleFolders = ['report', 'read', 'text', 'details', 'pictures', 'relations', 'required', 'safety'];
const contentCheck = ['packages/content-check', ...inCheck(...ruleFolders, 'review', 'ready')];
const inApp = (...names) => names.map((name) => `packages/editor/app/${name}`);
const appParts = inApp('shared', 'text', 'form', 'lists', 'publish');
const inStudio = ['shapes', 'models', 'scenes'].map((name) => `packages/studio/${name}`);

/** The folders that a folder may import from, besides itself: only folders above it, so folders form no cycle. */
const mayImport = {
  'packages/contract': [],
  'packages/content-model': [],
  'packages/design': [],

  'src/assets': [],
  'src/styles': ['packages/design'],
  'src/lib': leaves,
  'src/forms': ['src/lib', ...leaves],
  'src/queries': ['src/lib', 'src/assets', ...leaves],
  'src/integrations': ['src/lib', ...leaves],
  'src/scripts': inBrowser.filter((name) => name !== 'src/scripts'),
  'src/islands': inBrowser,
  'src/components': page.filter((name) => name !== 'src/components'),
  'src/layouts': page,
  'src/pages': ['src/layouts', ...page],

  'packages/desk/lib': deskMay(),
  'packages/desk/store': deskMay('lib'),
  'packages/desk/format': deskMay('store'),
  'packages/desk/settings': deskMay(),
  'packages/desk/app': deskMay('lib', 'store'),
  'packages/desk/backup': deskMay('lib', 'settings', 'store'),
  'packages/desk/reception/labels': receptionMay(),
  'packages/desk/reception/queries': receptionMay('labels'),
  // Only env.ts, the types that the folders below share.
  'packages/desk/reception': receptionMay('queries'),
  'packages/desk/reception/html': receptionMay('', 'labels', 'queries'),
  'packages/desk/reception/auth': receptionMay('', 'labels', 'queries', 'html'),
  'packages/desk/reception/routes': receptionMay('', 'labels', 'queries', 'html', 'auth'),
  'packages/desk/static': deskMay(),
  'packages/desk/notify': deskMay('lib', 'store', 'format', 'settings', 'app', 'reception/labels'),
  'packages/desk/node': deskMay('lib', 'settings', 'app', 'static', 'notify', 'reception'),
  'packages/desk/cli': deskMay(
    'store',
    'format',
    'settings',
    'backup',
    'reception/auth',
    'reception/queries',
  ),
  'packages/desk': [...deskParts, 'packages/contract', 'packages/design'],
  'packages/desk/tests': ['packages/desk', ...deskParts, 'packages/contract'],

  'packages/content-check/report': leaves,
  'packages/content-check/read': [...inCheck('report'), ...leaves],
  'packages/content-check/text': [...inCheck('report', 'read'), ...leaves],
  'packages/content-check/details': [...inCheck('report', 'read'), ...leaves],
  'packages/content-check/pictures': [...inCheck('report', 'read', 'text', 'details'), ...leaves],
  'packages/content-check/relations': [...inCheck('report', 'read', 'text'), ...leaves],
  'packages/content-check/required': [...inCheck('report', 'read'), ...leaves],
  'packages/content-check/safety': [...inCheck('report', 'read', 'text'), ...leaves],
  'packages/content-check/review': [...inCheck('read', 'details', 'pictures', 'relations'), ...leaves],
  'packages/content-check/ready': [...inCheck(...ruleFolders, 'review'), ...leaves],
  'packages/content-check': [...contentCheck, ...leaves],
  'packages/content-check/tests': [...contentCheck, ...leaves],

  'packages/editor/api': [...contentCheck, ...leaves],
  'packages/editor/app/shared': ['packages/editor/api', ...contentCheck, ...leaves],
  'packages/editor/app/text': [...inApp('shared'), 'packages/editor/api', ...contentCheck, ...leaves],
  'packages/editor/app/form': [...inApp('shared', 'text'), 'packages/editor/api', ...contentCheck, ...leaves],
  'packages/editor/app/lists': [...inApp('shared'), 'packages/editor/api', ...leaves],
  'packages/editor/app/publish': [...inApp('shared'), 'packages/editor/api', ...leaves],
  'packages/editor/app': [...appParts, 'packages/editor/api', ...leaves],
  // Publishing shares the desk's releases, and previews its static files.
  'packages/editor/publish': [
    'packages/editor/api',
    ...contentCheck,
    ...inDesk('lib', 'static', 'node', 'reception/html', 'reception/labels'),
    ...leaves,
  ],
  'packages/editor': ['packages/editor/api', 'packages/editor/publish', ...contentCheck, 'packages/contract'],
  'packages/editor/tests': [
    'packages/editor',
    'packages/editor/api',
    ...appParts,
    'packages/editor/publish',
    ...contentCheck,
    'packages/desk/tests',
    ...leaves,
  ],

  'packages/studio/shapes': [],
  'packages/studio/models': ['packages/studio/shapes'],
  'packages/studio/scenes': ['packages/studio/models', 'packages/studio/shapes'],
  'packages/studio': inStudio,

  tools: [
    ...contentCheck,
    'packages/editor',
    'packages/desk',
    ...inDesk('app', 'static', 'node'),
    'src/lib',
    ...leaves,
  ],
  'tests/e2e': [
    'tools',
    ...contentCheck,
    'packages/editor/api',
    ...inDesk('tests'),
    'src/forms',
    'src/lib',
    ...leaves,
  ],
};
const folders = Object.keys(mayImport);
const from = (type) => ({ element: { type } });
const to = (type) => ({ element: { type } });
/** A package, or a folder of src: inside it, files import each other by relative paths. */
const wholeOf = (folder) => /^(?:(?:src|packages|tests)\/)?[^/]+/.exec(folder)?.[0];

const directions = Object.entries(mayImport).flatMap(([folder, others]) => [
  {
    from: from(folder),
    disallow: { to: to(folders.filter((other) => other !== folder && !others.includes(other))) },
    message: `${folder} may import only from: ${[folder, ...others].join(', ')}.`,
  },
  {
    from: from(folder),
    disallow: {
      to: to(others.filter((other) => wholeOf(other) !== wholeOf(folder))),
      dependency: { source: ['../**', '../../**', '../../../**', '../../../../**'] },
    },
    message: 'Import another folder by its name, such as #lib/crumbs.ts.',
  },
]);

const except = (...homes) => folders.filter((folder) => !homes.includes(folder));
const desk = folders.filter((folder) => folder.startsWith('packages/desk'));
const browserOnly = ['src/lib', 'src/forms', 'src/scripts', 'src/islands', 'packages/contract'];

/** Bans packages outside their folders, or outside the one file that wraps them. Types are free. */
const packageHomes = [
  {
    source: ['zod', 'zod/**', 'astro/zod'],
    banned: except('packages/content-model'),
    message: 'Zod validates content at build time: use it in packages/content-model.',
  },
  {
    source: ['valibot', '@valibot/**'],
    banned: except('packages/contract', 'src/forms', 'src/islands', ...desk),
    message: 'Valibot validates what visitors type, and never meets Zod.',
  },
  {
    source: ['react', 'react/**', 'react-dom', 'react-dom/**'],
    banned: except('src/islands', 'packages/editor/app', ...appParts),
    message: 'Use React in src/islands or in the app of the editor.',
  },
  {
    source: ['notyf', 'notyf/**/!(*.css)'],
    banned: folders,
    file: 'src/scripts/toast.ts',
    message: 'Use notyf through src/scripts/toast.ts.',
  },
  {
    source: ['keen-slider', 'keen-slider/**/!(*.css)'],
    banned: folders,
    file: 'src/islands/carousel/useSlider.ts',
    message: 'Use keen-slider through src/islands/carousel/useSlider.ts.',
  },
  {
    source: ['astro:content'],
    names: ['get{Live,}{Collection,Entry,Entries}', 'defineCollection'],
    banned: except('src/queries'),
    message: 'Only src/queries reads the collections.',
  },
  {
    source: ['astro', 'astro:*', 'astro/**'],
    banned: ['src/lib', 'src/forms', 'packages/contract'],
    message: 'This folder is plain TypeScript without Astro.',
  },
  {
    source: ['node:*', 'node:*/**'],
    banned: browserOnly,
    message: 'This folder runs in the browser, which has no Node.',
  },
].flatMap(({ source, names, banned, file, message }) => [
  {
    from: from(banned),
    disallow: { dependency: { source, kind: 'value', ...(names && { specifiers: names }) } },
    message,
  },
  ...(file ? [{ from: { file: { path: file } }, allow: { dependency: { source } } }] : []),
]);

/** Stylelint covers style sheets. */
const rawColour = {
  selector: 'JSXAttribute[name.name=/^(fill|stroke|color|stop-color)$/] > Literal[value=/^#/]',
  message: 'Name a colour of packages/design/tokens.css, such as var(--marigold).',
};
const tsxElsewhere = {
  selector: 'Program',
  message: 'A .tsx file belongs in src/islands or in packages/editor/app.',
};
/** Without Props, Astro accepts any prop. */
const untypedProps = [
  {
    selector:
      'Program:not(:has(TSInterfaceDeclaration[id.name="Props"], TSTypeAliasDeclaration[id.name="Props"])) MemberExpression[object.name="Astro"][property.name="props"]',
    message: 'Declare the props of this component: interface Props { … }.',
  },
  {
    selector: 'TSAsExpression[expression.object.name="Astro"][expression.property.name="props"]',
    message: 'Declare interface Props and use Astro.props without a cast.',
  },
];

export default defineConfig(
  includeIgnoreFile(path.join(import.meta.dirname, '.gitignore')),
  globalIgnores(['public/']),
  js.configs.recommended,
  tseslint.configs.recommended,
  astro.configs['flat/recommended'],
  astro.configs['flat/jsx-a11y-recommended'],
  {
    files: ['{src/islands,packages/editor/app}/**/*.{ts,tsx}'],
    extends: [reactHooks.configs.flat.recommended],
  },
  {
    rules: {
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'no-console': 'off',
      'no-duplicate-imports': ['error', { allowSeparateTypeImports: true }],
      'object-shorthand': 'error',
      'prefer-const': 'error',
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      complexity: ['warn', 12],
      'max-lines': ['warn', { max: 200, skipBlankLines: true, skipComments: true }],
    },
  },
  // TypeScript checks undefined names; plain JavaScript lists its globals.
  { files: ['**/*.{ts,tsx,astro}'], rules: { 'no-undef': 'off' } },
  {
    files: ['**/*.mjs'],
    languageOptions: {
      globals: { console: false, process: false, URL: false },
    },
  },
  {
    files: ['**/*.client.js'],
    languageOptions: {
      globals: {
        document: false,
        fetch: false,
        setTimeout: false,
        setInterval: false,
        clearInterval: false,
        addEventListener: false,
        AbortSignal: false,
        location: false,
        history: false,
        sessionStorage: false,
        print: false,
      },
    },
  },
  // Schemas, tests and the table above are lists: long but not complex.
  { files: ['packages/content-model/**', '**/tests/**', 'eslint.config.js'], rules: { 'max-lines': 'off' } },
  // Playwright reads the dependencies of a fixture from the braces.
  { files: ['tests/e2e/**'], rules: { 'no-empty-pattern': 'off' } },
  {
    files: ['**/*.{ts,tsx,mjs,astro}'],
    plugins: { boundaries },
    settings: {
      'import/resolver': { typescript: { extensions: ['.ts', '.tsx', '.astro', '.css'] } },
      // The first pattern that matches applies.
      'boundaries/elements': folders
        .toSorted((a, b) => b.length - a.length)
        .map((folder) => ({ type: folder, pattern: folder, partialMatch: false })),
      'boundaries/legacy-templates': false,
    },
    rules: {
      'boundaries/dependencies': [
        'error',
        { default: 'allow', checkAllOrigins: true, policies: [...directions, ...packageHomes] },
      ],
    },
  },
  // Plain TypeScript that runs on the server, in the browser and in the service worker.
  {
    files: ['src/lib/**', 'packages/contract/**'],
    rules: {
      'no-restricted-globals': ['error', 'document', 'window', 'navigator', 'localStorage', 'sessionStorage'],
    },
  },
  {
    files: ['src/**/*.{tsx,astro}'],
    rules: { 'no-restricted-syntax': ['error', rawColour, ...untypedProps] },
  },
  {
    files: ['**/*.tsx'],
    ignores: ['src/islands/**', 'packages/editor/app/**'],
    rules: { 'no-restricted-syntax': ['error', tsxElsewhere] },
  },
);
