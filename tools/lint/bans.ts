// Which room may import which, and which package has its place. eslint-plugin-boundaries holds it: see arrows.ts.

const inBrowser = ['src/scripts', 'src/forms', 'src/lib'];
const drawing = ['src/queries', 'src/schemas', 'src/styles', 'src/assets'];
const inDesk = (...names: string[]) => names.map((name) => `packages/desk/${name}`);
const deskRooms = inDesk(
  'lib',
  'timing',
  'store',
  'format',
  'settings',
  'app',
  'backup',
  'reception',
  'static',
);
const desk = ['packages/desk', ...deskRooms];
const studioRooms = ['shapes', 'models', 'scenes'];

/**
 * What each room may import besides itself: rooms that stand above it here, so that no rooms can form a circle. The site's
 * arrow is pages → layouts → components → islands → scripts → forms → lib. The rooms beside src may use what is pure in it,
 * and nothing in src knows of them. A folder that has a line of its own is a room of its own.
 */
export const mayImport: Record<string, string[]> = {
  'src/assets': [],
  'src/styles': [],
  'src/lib': [],
  'src/forms': ['src/lib'],
  'src/schemas': ['src/lib'],
  'src/queries': ['src/schemas', 'src/lib', 'src/assets'],
  'src/integrations': ['src/schemas', 'src/lib'],
  'src/scripts': ['src/forms', 'src/lib', 'src/styles'],
  'src/islands': [...inBrowser, 'src/styles'],
  'src/components': ['src/islands', ...inBrowser, ...drawing],
  'src/layouts': ['src/components', 'src/islands', ...inBrowser, ...drawing],
  'src/pages': ['src/layouts', 'src/components', 'src/islands', ...inBrowser, ...drawing],

  'packages/desk/lib': ['src/lib'],
  'packages/desk/timing': [],
  'packages/desk/store': ['packages/desk/lib', 'src/forms', 'src/lib'],
  'packages/desk/format': ['packages/desk/store', 'src/forms', 'src/lib'],
  'packages/desk/settings': ['src/forms', 'src/lib'],
  'packages/desk/app': [...inDesk('lib', 'store'), 'src/forms', 'src/lib'],
  'packages/desk/backup': inDesk('settings', 'store', 'timing'),
  'packages/desk/reception': [...inDesk('lib', 'store', 'format'), 'src/forms', 'src/lib'],
  'packages/desk/static': ['src/lib'],
  // Its pages are dressed in the styles of the site.
  'packages/desk': [...deskRooms, 'src/forms', 'src/lib', 'src/styles', 'src/assets'],
  // Tests may import whatever they test.
  'packages/desk/tests': [...desk, 'src/forms', 'src/lib'],

  'packages/studio/shapes': [],
  'packages/studio/models': ['packages/studio/shapes'],
  'packages/studio/scenes': ['packages/studio/models', 'packages/studio/shapes'],
  'packages/studio': studioRooms.map((room) => `packages/studio/${room}`),

  // Runs in the writer's browser and beside the live site, and knows nothing of the server that stands before both.
  'packages/editor': ['src/schemas', 'src/lib'],
  'packages/editor/server': [
    'packages/editor',
    'packages/desk',
    ...inDesk('lib', 'static', 'reception'),
    'src/lib',
  ],
  'packages/editor/tests': [
    'packages/editor',
    'packages/editor/server',
    'packages/desk/tests',
    'src/schemas',
    'src/lib',
  ],

  tools: ['packages/desk', ...inDesk('app', 'lib', 'static', 'tests'), 'src/schemas', 'src/forms', 'src/lib'],
  // A visitor knows nothing of how pages are made. Unit tests may import whatever they try.
  'tests/e2e': ['tools', 'src/schemas', 'src/forms', 'src/lib'],
};

export const rooms = Object.keys(mayImport);
const allBut = (...homes: string[]) => rooms.filter((room) => !homes.includes(room));

/** A package has its place: these rooms may not import it, except from one file that stands before it. */
export const bans: { packages: string[]; rooms: string[]; file?: string; names?: string[]; why: string }[] = [
  {
    packages: ['zod', 'zod/**', 'astro/zod'],
    rooms: allBut('src/schemas'),
    why: 'Zod checks content at build: it lives in src/schemas.',
  },
  {
    packages: ['valibot', '@valibot/**'],
    rooms: allBut('src/forms', 'src/islands', ...rooms.filter((room) => room.startsWith('packages/desk'))),
    why: 'Valibot checks what visitors type: it lives in src/forms and never meets Zod.',
  },
  {
    packages: ['react', 'react/**', 'react-dom', 'react-dom/**'],
    rooms: allBut('src/islands', 'packages/editor'),
    why: 'React lives in src/islands, and in the forms of the editor.',
  },
  {
    packages: ['@keystatic/**'],
    rooms: allBut('packages/editor'),
    why: 'Keystatic belongs to the editor, of which the site knows nothing.',
  },
  {
    packages: ['notyf', 'notyf/**/!(*.css)'],
    rooms,
    file: 'src/scripts/toast.ts',
    why: 'notyf stands behind src/scripts/toast.ts.',
  },
  {
    packages: ['keen-slider', 'keen-slider/**/!(*.css)'],
    rooms,
    file: 'src/islands/carousel/useSlider.ts',
    why: 'keen-slider stands behind src/islands/carousel/useSlider.ts.',
  },
  {
    packages: ['astro:content'],
    names: ['get{Live,}{Collection,Entry,Entries}', 'defineCollection'],
    rooms: allBut('src/queries'),
    why: 'src/queries is the only door to the collections.',
  },
  {
    packages: ['astro', 'astro:*', 'astro/**'],
    rooms: ['src/lib', 'src/forms'],
    why: 'This room is plain TypeScript and knows nothing of Astro.',
  },
  {
    packages: ['node:*', 'node:*/**'],
    rooms: ['src/lib', 'src/forms', 'src/scripts', 'src/islands'],
    why: 'This room runs in the browser, where Node is not.',
  },
];
