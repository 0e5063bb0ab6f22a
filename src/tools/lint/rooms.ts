// Which room may import which. The arrow is pages → layouts → components → islands → scripts → forms → lib.
// ESLint's own no-restricted-imports does the work; a dynamic import() is caught by a selector of the same ban.
import type { Linter } from 'eslint';

interface Ban {
  /** What the import's address looks like. No slashes are escaped here. */
  pattern: string;
  why: string;
  /** Only these names are banned. */
  names?: string;
  /** Importing a type is harmless. */
  typesAllowed?: boolean;
}

const drawing = ['assets', 'styles', 'schemas', 'queries'];

/** The rooms that each room may import, besides itself. */
const mayImport: Record<string, string[]> = {
  pages: ['layouts', 'components', 'islands', 'scripts', 'forms', 'lib', ...drawing],
  layouts: ['components', 'islands', 'scripts', 'forms', 'lib', ...drawing],
  components: ['islands', 'scripts', 'forms', 'lib', ...drawing],
  islands: ['scripts', 'forms', 'lib', 'styles'],
  scripts: ['forms', 'lib', 'styles'],
  forms: ['lib'],
  lib: [],
  schemas: ['lib'],
  queries: ['schemas', 'lib', 'assets'],
  desk: ['forms', 'lib'],
  build: ['schemas', 'forms', 'lib'],
  tools: ['desk', 'schemas', 'forms', 'lib'],
};

const rooms = [...Object.keys(mayImport), 'content', 'assets', 'styles'];

/** A package that only some places may use: a room, or one file. */
const vendors: { pattern: string; where: string[]; why: string; typesAllowed?: boolean }[] = [
  {
    pattern: '^(zod|astro/zod)(/|$)',
    where: ['schemas'],
    why: 'Zod checks content at build: it lives in src/schemas.',
    typesAllowed: true,
  },
  {
    pattern: '^valibot(/|$)',
    where: ['forms', 'islands', 'desk'],
    why: 'Valibot checks what visitors type: it lives in src/forms and never meets Zod.',
  },
  {
    pattern: '^react(-dom)?(/|$)',
    where: ['islands'],
    why: 'React lives in src/islands.',
  },
  {
    pattern: '^notyf(/|$)(?!.*\\.css$)',
    where: ['scripts/notify.ts'],
    why: 'notyf stands behind src/scripts/notify.ts.',
  },
  {
    pattern: '^keen-slider(/|$)(?!.*\\.css$)',
    where: ['scripts/carousel.ts'],
    why: 'keen-slider stands behind src/scripts/carousel.ts.',
  },
];

const collections: Ban = {
  pattern: '^astro:content$',
  names: '^(getCollection|getEntry|getEntries|getLiveCollection|getLiveEntry|defineCollection)$',
  why: 'src/queries is the only door to the collections.',
  typesAllowed: true,
};

const noAstro: Ban = {
  pattern: '^astro(:|$)',
  why: 'This room is plain TypeScript and knows nothing of Astro.',
};
const noNode: Ban = { pattern: '^node:', why: 'This room runs in the browser, where Node is not.' };

/** What a room needs besides its arrow. */
const special: Record<string, Ban[]> = {
  lib: [noAstro, noNode],
  forms: [noAstro, noNode],
  scripts: [collections, noNode],
  islands: [collections, noNode],
  queries: [],
};

function bansFor(room: string, file = ''): Ban[] {
  const allowed = [room, ...(mayImport[room] ?? [])];
  const closed = rooms.filter((other) => !allowed.includes(other));
  const arrow: Ban = {
    pattern: `^#(${closed.join('|')})/`,
    why: `src/${room} may import only from: ${allowed.join(', ')}. Hand it what it needs instead.`,
  };
  const place = `${room}/${file}`;
  const packages = vendors.filter(({ where }) => !where.some((home) => home === room || home === place));
  return [arrow, ...packages, ...(special[room] ?? [collections])];
}

const leaving = (depth: number): Ban => ({
  pattern: `^(\\.\\./){${depth}}`,
  why: 'This leaves the room: import it by its name, such as #lib/dates.ts.',
});

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
    const folder = `src/${room}/${'*/'.repeat(depth - 1)}`;
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
    const [room = '', file = ''] = home.split('/');
    return {
      name: `vendor/${home}`,
      files: [`src/${home}`],
      rules: restrict([...bansFor(room, file), leaving(1)]),
    };
  });
}

const onlyIslandsAreReact: Linter.Config = {
  name: 'room/tsx',
  files: ['**/*.tsx'],
  ignores: ['src/islands/**'],
  rules: {
    'no-restricted-syntax': [
      'error',
      { selector: 'Program', message: 'A .tsx file belongs in src/islands.' },
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
  ...Object.keys(mayImport).flatMap(roomRules),
  ...vendorHomes(),
  onlyIslandsAreReact,
  libTouchesNoPage,
  testsUseNames,
];
