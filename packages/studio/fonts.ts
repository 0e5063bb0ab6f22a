// npm run fonts: cuts the typefaces down to what the site shows, after the characters or the axes have changed.
import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';

const inAssets = (name: string) => fileURLToPath(new URL(`../design/fonts/${name}`, import.meta.url));
const packaged = (path: string) => fileURLToPath(import.meta.resolve(`@fontsource-variable/${path}`));

// What patients wait for has what pages show; other characters come from the phone's own typefaces, one by one.
const ascii = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join('');
const onPages = `${ascii} ©°·½×–—‘’“”…•₹→`;
const onPictures = `${ascii} ©«®°±²³·»¼½¾×÷–—‘’“”…•′″₹€≤≥→←−éèêáàâäöüñçÉ§µ`;

// The whole block: a writer may add any name in Hindi or Marathi.
const devanagari = String.fromCodePoint(
  ...Array.from({ length: 128 }, (_, index) => 0x900 + index),
  0x200c,
  0x200d,
);
// How its letters join and its signs stand. Without 'pres', a sign before a letter has one width and some pairs that may
// also stand side by side do so: 42 kB less.
const joined =
  'nukt akhn rphf rkrf blwf half vatu cjct abvs blws psts haln abvm blwm mark mkmk locl ccmp'.split(' ');

interface Face {
  from: string;
  to: string;
  characters: string;
  /** Pairs of letters that stand closer are half of a typeface's bytes: only headings are large enough to show them. */
  keepFeatures?: string[];
  axes: Record<string, number | { min: number; max: number }>;
}

const faces: Face[] = [
  {
    from: 'newsreader/files/newsreader-latin-opsz-normal.woff2',
    to: 'newsreader.woff2',
    characters: onPages,
    keepFeatures: ['kern', 'liga'],
    axes: { opsz: 48, wght: 410 },
  },
  {
    from: 'anek-latin/files/anek-latin-latin-wght-normal.woff2',
    to: 'anek-latin.woff2',
    characters: onPages,
    keepFeatures: [],
    axes: { wght: { min: 400, max: 600 } },
  },
  {
    from: 'anek-devanagari/files/anek-devanagari-devanagari-wght-normal.woff2',
    to: 'anek-devanagari.woff2',
    characters: devanagari,
    keepFeatures: joined,
    axes: { wght: 400 },
  },
  // Social pictures have no fallback font, so they need more characters.
  {
    from: 'newsreader/files/newsreader-latin-opsz-normal.woff2',
    to: 'newsreader.ttf',
    characters: onPictures,
    axes: { opsz: 48, wght: 410 },
  },
  {
    from: 'anek-latin/files/anek-latin-latin-wght-normal.woff2',
    to: 'anek-latin.ttf',
    characters: onPictures,
    axes: { wght: 500 },
  },
];

for (const { from, to, characters, keepFeatures, axes } of faces) {
  const cut = await subsetFont(await readFile(packaged(from)), characters, {
    targetFormat: to.endsWith('.ttf') ? 'sfnt' : 'woff2',
    variationAxes: axes,
    ...(keepFeatures && { keepFeatures }),
  });
  await writeFile(inAssets(to), cut);
  console.log(`${to}: ${cut.length} bytes`);
}
