// Draws a social picture: the title on the page's own plate.
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { ImageMetadata } from 'astro';
import satori from 'satori';
import sharp from 'sharp';
import { isDark, masterOf } from '#queries/plates.ts';

const WIDTH = 1200;
const HEIGHT = 630;
const paper = { ground: '#FBF6EC', text: '#16293B', label: '#A65A38' };
const night = { ground: '#0E2233', text: '#F3E6CF', label: '#EDB13C' };

const asset = (file: string) => path.join(process.cwd(), 'src/assets', file);

const fonts = Promise.all(
  [
    { name: 'Newsreader', file: 'newsreader.ttf' },
    { name: 'Anek Latin', file: 'anek-latin.ttf' },
  ].map(async ({ name, file }) => ({ name, data: await readFile(asset(`fonts/${file}`)) })),
);

const cropped = new Map<string, Promise<Buffer>>();

const crop = (file: string) => {
  const known = cropped.get(file);
  const picture =
    known ?? sharp(file).resize(WIDTH, HEIGHT, { fit: 'cover', position: 'right' }).png().toBuffer();
  cropped.set(file, picture);
  return picture;
};

const veil = (ground: string) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}"><defs><linearGradient id="v">` +
      `<stop offset="0" stop-color="${ground}"/><stop offset=".36" stop-color="${ground}" stop-opacity=".92"/>` +
      `<stop offset=".72" stop-color="${ground}" stop-opacity="0"/></linearGradient></defs>` +
      `<rect width="100%" height="100%" fill="url(#v)"/></svg>`,
  );

const box = (style: Record<string, unknown>, children: unknown) => ({
  type: 'div',
  props: { style, children },
});

interface Card {
  title: string;
  label: string;
  plate: ImageMetadata;
  doctor: string;
}

export const drawCard = async ({ title, label, plate, doctor }: Card): Promise<Uint8Array<ArrayBuffer>> => {
  const picture = await crop(masterOf(plate));
  const colours = (await isDark(plate)) ? night : paper;
  const words = box(
    {
      display: 'flex',
      flexDirection: 'column',
      justifyContent: 'space-between',
      width: '100%',
      height: '100%',
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
  const svg = await satori(words as Parameters<typeof satori>[0], {
    width: WIDTH,
    height: HEIGHT,
    fonts: await fonts,
  });
  const jpeg = await sharp(picture)
    .composite([{ input: veil(colours.ground) }, { input: Buffer.from(svg) }])
    .jpeg({ quality: 80, mozjpeg: true })
    .toBuffer();
  return new Uint8Array(jpeg);
};
