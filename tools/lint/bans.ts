// Which room may import which. The arrow is pages → layouts → components → islands → scripts → forms → lib; the rooms
// beside src may use what is pure in it, and nothing in src knows of them.

export interface Ban {
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
export const mayImport: Record<string, string[]> = {
  pages: ['layouts', 'components', 'islands', 'scripts', 'forms', 'lib', ...drawing],
  layouts: ['components', 'islands', 'scripts', 'forms', 'lib', ...drawing],
  components: ['islands', 'scripts', 'forms', 'lib', ...drawing],
  islands: ['scripts', 'forms', 'lib', 'styles'],
  scripts: ['forms', 'lib', 'styles'],
  forms: ['lib'],
  lib: [],
  schemas: ['lib'],
  queries: ['schemas', 'lib', 'assets'],
  // Its pages are dressed in the styles of the site.
  desk: ['forms', 'lib', 'styles', 'assets'],
  studio: ['schemas'],
  'studio/shapes': [],
  'studio/models': ['studio/shapes'],
  'studio/scenes': ['studio/models', 'studio/shapes'],
  'studio/render': ['studio/scenes', 'studio/models', 'studio/shapes'],
  'studio/figure': ['schemas'],
  'studio/plates': ['studio/render', 'studio/scenes', 'studio/shapes', 'schemas'],
  tools: ['studio', 'desk', 'schemas', 'forms', 'lib'],
  writing: ['tools', 'schemas', 'lib'],
  // A visitor knows nothing of how pages are made. Unit tests may import whatever they try.
  'tests/e2e': ['tools', 'schemas', 'forms', 'lib'],
  'tests/trials': ['desk', 'forms', 'lib'],
};

const rooms = [...Object.keys(mayImport), 'content', 'assets', 'styles', 'tests'];

const isWithin = (room: string, other: string) => `${room}/`.startsWith(`${other}/`);

const besideSrc = ['desk', 'studio', 'tools', 'tests', 'writing'];
export const folderOf = (room: string) =>
  besideSrc.some((top) => isWithin(room, top)) ? room : `src/${room}`;

/** A package that only some places may use: a room, or one file. */
export const vendors: { pattern: string; where: string[]; why: string; typesAllowed?: boolean }[] = [
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
    where: ['islands', 'writing'],
    why: 'React lives in src/islands, and in the form of the writing desk.',
  },
  {
    pattern: '^@keystatic/',
    where: ['writing'],
    why: 'Keystatic belongs to the writing desk, of which the site knows nothing.',
  },
  {
    pattern: '^notyf(/|$)(?!.*\\.css$)',
    where: ['scripts/notify.ts'],
    why: 'notyf stands behind src/scripts/notify.ts.',
  },
  {
    pattern: '^keen-slider(/|$)(?!.*\\.css$)',
    where: ['islands/carousel/useSlider.ts'],
    why: 'keen-slider stands behind src/islands/carousel/useSlider.ts.',
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

export function bansFor(room: string, file = ''): Ban[] {
  const allowed = [room, ...(mayImport[room] ?? [])];
  const closed = rooms.filter(
    (other) => !allowed.some((open) => isWithin(other, open) || isWithin(open, other)),
  );
  const arrow: Ban = {
    pattern: `^#(${closed.join('|')})/`,
    why: `${folderOf(room)} may import only from: ${allowed.join(', ')}. Hand it what it needs instead.`,
  };
  const place = `${room}/${file}`;
  const packages = vendors.filter(({ where }) => !where.some((home) => home === room || home === place));
  return [arrow, ...packages, ...(special[room] ?? [collections])];
}
