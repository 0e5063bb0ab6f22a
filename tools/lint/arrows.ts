// The bans as eslint-plugin-boundaries takes them. Where several policies fit an import, the last one decides.
import boundaries from 'eslint-plugin-boundaries';
import type { Linter } from 'eslint';
import { bans, mayImport, rooms } from './bans.ts';

const from = (type: string | string[]) => ({ element: { type } });
/** A package, or a room of the site, in which files find each other by their way. */
const wholeOf = (room: string) => /^(?:(?:src|packages|tests)\/)?[^/]+/.exec(room)?.[0];
/** From however deep in it. */
const byWay = ['../**', '../../**', '../../../**', '../../../../**'];

const arrows = Object.entries(mayImport).flatMap(([room, others]) => {
  const allowed = [room, ...others];
  const closed = rooms.filter((other) => !allowed.includes(other));
  const to = (type: string[]) => ({ element: { type } });
  return [
    {
      from: from(room),
      disallow: { to: to(closed) },
      message: `${room} may import only from: ${allowed.join(', ')}. Hand it what it needs instead.`,
    },
    {
      from: from(room),
      disallow: {
        to: to(others.filter((other) => wholeOf(other) !== wholeOf(room))),
        dependency: { source: byWay },
      },
      message: 'This leaves the room: import it by its name, such as #lib/dates.ts.',
    },
  ];
});

const packages = bans.flatMap(({ packages: source, rooms: banned, file, names, why }) => [
  {
    from: from(banned),
    disallow: { dependency: { source, kind: 'value', ...(names && { specifiers: names }) } },
    message: why,
  },
  ...(file ? [{ from: { file: { path: file } }, allow: { dependency: { source } } }] : []),
]);

/** In styles, stylelint sees to it. */
const rawColour = {
  selector: 'JSXAttribute[name.name=/^(fill|stroke|color|stop-color)$/] > Literal[value=/^#/]',
  message: 'Name a colour of src/styles/tokens.css, such as var(--marigold).',
};

/** Without Props, Astro takes any, and nobody who uses the component is checked. */
const untypedProps = [
  {
    selector:
      'Program:not(:has(TSInterfaceDeclaration[id.name="Props"], TSTypeAliasDeclaration[id.name="Props"])) MemberExpression[object.name="Astro"][property.name="props"]',
    message: 'Declare what this component takes: interface Props { … }.',
  },
  {
    selector: 'TSAsExpression[expression.object.name="Astro"][expression.property.name="props"]',
    message: 'Declare interface Props, and take Astro.props as it is.',
  },
];

const tsxElsewhere = {
  selector: 'Program',
  message: 'A .tsx file belongs in src/islands or in packages/editor.',
};

export const roomConfigs: Linter.Config[] = [
  {
    files: ['**/*.{ts,tsx,mjs,astro}'],
    plugins: { boundaries },
    settings: {
      'import/resolver': { typescript: { extensions: ['.ts', '.tsx', '.astro', '.css'] } },
      'boundaries/elements': rooms
        .toSorted((a, b) => b.length - a.length)
        .map((room) => ({ type: room, pattern: room, partialMatch: false })),
      'boundaries/legacy-templates': false,
    },
    rules: {
      'boundaries/dependencies': [
        'error',
        { default: 'allow', checkAllOrigins: true, policies: [...arrows, ...packages] },
      ],
    },
  },
  {
    files: ['src/lib/**'],
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
    ignores: ['src/islands/**', 'packages/editor/**'],
    rules: { 'no-restricted-syntax': ['error', tsxElsewhere] },
  },
];
