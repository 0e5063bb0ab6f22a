// The bans as ESLint takes them: its own no-restricted-imports does the work, and a dynamic import() is caught by
// a selector of the same ban.
import type { Linter } from 'eslint';
import { bansFor, folderOf, mayImport, vendors, type Ban } from './bans.ts';

const leaving = (depth: number): Ban => ({
  pattern: `^(\\.\\./){${depth}}`,
  why: 'This leaves the room: import it by its name, such as #lib/dates.ts.',
});

/** In styles, stylelint sees to it. */
const rawColour = {
  selector: 'JSXAttribute[name.name=/^(fill|stroke|color|stop-color)$/] > Literal[value=/^#/]',
  message: 'Name a colour of src/styles/tokens.css, such as var(--marigold).',
};

const endings = '{ts,tsx,mjs,astro}';

function restrict(bans: Ban[]): Linter.RulesRecord {
  return {
    'no-restricted-imports': [
      'error',
      {
        patterns: bans.map(({ pattern, why, names, typesAllowed }) => ({
          regex: pattern,
          message: why,
          ...(names && { importNamePattern: names }),
          ...(typesAllowed && { allowTypeImports: true }),
        })),
      },
    ],
    'no-restricted-syntax': [
      'error',
      rawColour,
      ...bans
        .filter(({ names }) => !names)
        // In a selector, a slash would end the pattern.
        .map(({ pattern, why }) => ({
          selector: `ImportExpression > Literal[value=/${pattern.replaceAll('/', '\\u002F')}/]`,
          message: why,
        })),
    ],
  };
}

/** The rules for one room: a set for each depth of folder, since `../` means something else in each. */
function roomRules(room: string): Linter.Config[] {
  const depths = [1, 2, 3, 4];
  return depths.map((depth) => {
    const folder = `${folderOf(room)}/${'*/'.repeat(depth - 1)}`;
    return {
      name: `room/${room}/${depth}`,
      // A <script> in an .astro file is linted as a file of its own inside it.
      files: [`${folder}*.${endings}`, `${folder}*.astro/*.{js,ts}`],
      rules: restrict([...bansFor(room), leaving(depth)]),
    };
  });
}

/** The one file where a vendor may be used. */
function vendorHomes(): Linter.Config[] {
  const homes = vendors.flatMap(({ where }) => where.filter((place) => place.includes('/')));
  return homes.map((home) => {
    const room = home.slice(0, home.indexOf('/'));
    const file = home.slice(room.length + 1);
    return {
      name: `vendor/${home}`,
      files: [`${folderOf(room)}/${file}`],
      rules: restrict([...bansFor(room, file), leaving(file.split('/').length)]),
    };
  });
}

const onlyIslandsAreReact: Linter.Config = {
  name: 'room/tsx',
  files: ['**/*.tsx'],
  ignores: ['src/islands/**', 'writing/**'],
  rules: {
    'no-restricted-syntax': [
      'error',
      { selector: 'Program', message: 'A .tsx file belongs in src/islands or in writing.' },
    ],
  },
};

const libTouchesNoPage: Linter.Config = {
  name: 'room/lib/no-dom',
  files: ['src/lib/**'],
  rules: {
    'no-restricted-globals': ['error', 'document', 'window', 'navigator', 'localStorage', 'sessionStorage'],
  },
};

const testsUseNames: Linter.Config = {
  name: 'room/tests',
  files: ['tests/**'],
  rules: restrict([{ pattern: '^(\\.\\./)+src/', why: 'Import it by its name, such as #lib/dates.ts.' }]),
};

export const roomConfigs: Linter.Config[] = [
  testsUseNames,
  ...Object.keys(mayImport).flatMap(roomRules),
  ...vendorHomes(),
  onlyIslandsAreReact,
  libTouchesNoPage,
];
