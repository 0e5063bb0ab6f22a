// Draws a social picture: the title on the page's own plate, which is a cut-out, on its ground.
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import satori from 'satori';
import sharp from 'sharp';
import { isNight } from '#queries/plates.ts';
import type { SocialCard } from '#queries/sharing/social.ts';
import { digest, cached } from './_keep.ts';

const WIDTH = 1200;
const HEIGHT = 630;
const paper = { light: '#FBF6EC', deep: '#EFE4D2', veil: '#FBF6EC', text: '#16293B', label: '#A65A38' };
const night = { light: '#20405A', deep: '#0E2233', veil: '#0E2233', text: '#F3E6CF', label: '#EDB13C' };

const asset = (file: string) => path.join(process.cwd(), 'src/assets', file);

const fonts = Promise.all(
  [
    { name: 'Newsreader', file: 'newsreader.ttf' },
    { name: 'Anek Latin', file: 'anek-latin.ttf' },
  ].map(async ({ name, file }) => ({ name, data: await readFile(asset(`fonts/${file}`)) })),
);

/** What all pictures depend on: this file, the typefaces, and the versions of what draws and compresses. */
const recipe = Promise.all(
  [
    'src/pages/social/_draw.ts',
    'node_modules/satori/package.json',
    asset('fonts/newsreader.ttf'),
    asset('fonts/anek-latin.ttf'),
  ].map((file) => readFile(file)),
).then((files) => digest([...files, JSON.stringify(sharp.versions)]));

type Colours = typeof paper;

/** Between two steps a picture need not be small. */
const quick = { compressionLevel: 0 };

const grounds = new Map<string, Promise<Buffer>>();

/** The plate on its ground, with the words' side veiled. Many cards share a plate. */
const ground = (file: string, colours: Colours) => {
  const known = grounds.get(file) ?? layGround(file, colours);
  grounds.set(file, known);
  return known;
};

const layGround = async (file: string, colours: Colours) => {
  const { width = 4, height = 3 } = await sharp(file).metadata();
  // A wide plate has its subject on the right, and fills the card; others stand at its right edge.
  const wide = width / height > 1.5;
  const plate = await sharp(file)
    .resize(wide ? WIDTH : 880, wide ? HEIGHT : 630, { fit: 'cover' })
    .png(quick)
    .toBuffer();
  return sharp(gradient(colours))
    .composite([{ input: plate, gravity: 'east' }, { input: veil(colours.veil) }])
    .removeAlpha()
    .raw()
    .toBuffer();
};

const sheet = (defs: string) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}"><defs>${defs}</defs>` +
      `<rect width="100%" height="100%" fill="url(#fill)"/></svg>`,
  );

const gradient = ({ light, deep }: Colours) =>
  sheet(
    `<radialGradient id="fill" cx=".6" cy=".4" r=".8"><stop stop-color="${light}"/>` +
      `<stop offset="1" stop-color="${deep}"/></radialGradient>`,
  );

const veil = (colour: string) =>
  sheet(
    `<linearGradient id="fill"><stop stop-color="${colour}"/>` +
      `<stop offset=".4" stop-color="${colour}" stop-opacity=".86"/>` +
      `<stop offset=".68" stop-color="${colour}" stop-opacity="0"/></linearGradient>`,
  );

const box = (style: Record<string, unknown>, children: unknown) => ({
  type: 'div',
  props: { style, children },
});

type Card = SocialCard & { doctor: string };

export const drawCard = async (card: Card) => {
  const { title, label, picture, doctor } = card;
  const words = JSON.stringify([title, label, doctor, isNight(picture)]);
  return cached([await recipe, await readFile(picture.file), words], () => draw(card));
};

const draw = async ({ title, label, picture, doctor }: Card): Promise<Uint8Array<ArrayBuffer>> => {
  const colours = isNight(picture) ? night : paper;
  const words = box(
    {
      display: 'flex',
      flexDirection: 'column',
      justifyContent: 'space-between',
      width: '100%',
      height: '100%',
      boxSizing: 'border-box',
      padding: 72,
      color: colours.text,
    },
    [
      box({ fontFamily: 'Anek Latin', fontSize: 30, color: colours.label }, label),
      box(
        {
          width: 700,
          fontFamily: 'Newsreader',
          fontSize: title.length > 60 ? 56 : title.length > 28 ? 70 : 88,
          lineHeight: 1.05,
          letterSpacing: '-0.015em',
        },
        title,
      ),
      box({ fontFamily: 'Newsreader', fontSize: 36 }, doctor),
    ],
  );
  // Elements without React, which it takes as well.
  const svg = await satori(words as Parameters<typeof satori>[0], {
    width: WIDTH,
    height: HEIGHT,
    fonts: await fonts,
  });
  const letters = await sharp(Buffer.from(svg)).ensureAlpha().raw().toBuffer();
  const pixels = layOver(await ground(picture.file, colours), letters);
  // Half the time of mozjpeg's; the bytes that it would save are no visitor's.
  const jpeg = await sharp(pixels, { raw: { width: WIDTH, height: HEIGHT, channels: 3 } })
    .jpeg({ quality: 80 })
    .toBuffer();
  return new Uint8Array(jpeg);
};

/** Where there are no letters, nothing is to be done: sharp, which blends every point, takes ten times as long. */
function layOver(ground: Buffer, letters: Buffer): Buffer {
  const pixels = Buffer.from(ground);
  for (let from = 0, to = 0; to < pixels.length; from += 4, to += 3) {
    const alpha = letters[from + 3]! / 255;
    if (alpha === 0) continue;
    for (let colour = 0; colour < 3; colour += 1)
      pixels[to + colour] = letters[from + colour]! * alpha + ground[to + colour]! * (1 - alpha);
  }
  return pixels;
}
