// The social picture of a page: its title over its plate on a coloured ground.
import { readFile } from 'node:fs/promises';
import type { APIContext, GetStaticPaths } from 'astro';
import { render } from 'takumi-js';
import { fixed } from '@clinic/content-model/colours.ts';
import { socialPath } from '@clinic/content-model/routes.ts';
import { logoPicture } from '#lib/logo.ts';
import { isNight } from '#queries/plates.ts';
import { practice } from '#queries/practice.ts';
import { socialCards, type SocialCard } from '#queries/sharing/social.ts';

export const getStaticPaths = (async () =>
  (await socialCards()).map((card) => ({
    params: { page: socialPath(card.path).replace(/^\/social\/|\.jpg$/g, '') },
    props: { ...card },
  }))) satisfies GetStaticPaths;

const paper = { light: fixed.paper, deep: '#EFE4D2', veil: fixed.paper, text: fixed.ink, label: '#A65A38' };
const night = { light: '#20405A', deep: fixed.night, veil: fixed.night, text: '#F3E6CF', label: '#EDB13C' };

const fonts = Promise.all(
  ['newsreader', 'anek-latin'].map(async (name) => ({
    name,
    data: await readFile(`packages/design/fonts/${name}.ttf`),
  })),
);

const layer = { position: 'absolute', top: 0, right: 0, height: '100%' };
const whole = { ...layer, width: '100%' };

/** Creates an element as React would, without React. */
const box = (style: Record<string, unknown>, children?: unknown) => ({
  type: 'div',
  props: { style, children },
});

export const GET = async ({ props: { title, label, picture } }: APIContext<SocialCard>) => {
  const { doctor, logo } = await practice();
  const { light, deep, veil, text, label: labelColour } = isNight(picture) ? night : paper;
  // A wide plate has its subject on the right and fills the card; others are at its right edge.
  const isWide = picture.src.width / picture.src.height > 1.5;
  const titleSize = title.length > 60 ? 56 : title.length > 28 ? 70 : 88;
  const ground = { ...whole, background: `radial-gradient(circle at 60% 40%, ${light}, ${deep} 80%)` };
  const veiled = `linear-gradient(to right, ${veil}, ${veil}db 40%, ${veil}00 68%)`;
  const textLayer = {
    ...whole,
    display: 'flex',
    flexDirection: 'column',
    justifyContent: 'space-between',
    padding: 72,
    background: veiled,
    color: text,
    fontFamily: 'newsreader',
  };
  const card = box(whole, [
    box(ground),
    {
      type: 'img',
      props: { src: 'plate', style: { ...layer, width: isWide ? 1200 : 880, objectFit: 'cover' } },
    },
    box(textLayer, [
      box({ fontFamily: 'anek-latin', fontSize: 30, color: labelColour }, label),
      box({ width: 700, fontSize: titleSize, lineHeight: 1.05, letterSpacing: '-0.015em' }, title),
      logo
        ? box({ display: 'flex', alignItems: 'center', gap: 20, fontSize: 36 }, [
            { type: 'img', props: { src: 'logo', style: { width: 64, height: 64 } } },
            box({}, doctor),
          ])
        : box({ fontSize: 36 }, doctor),
    ]),
  ]);
  const jpeg = await render(card, {
    width: 1200,
    height: 630,
    format: 'jpeg',
    quality: 80,
    fonts: await fonts,
    // Without it, an emoji in a title would be fetched from a server.
    emoji: 'from-font',
    images: [
      { src: 'plate', data: await readFile(picture.file) },
      ...(logo ? [{ src: 'logo', data: await logoPicture(logo, 128) }] : []),
    ],
  });
  return new Response(new Uint8Array(jpeg), { headers: { 'content-type': 'image/jpeg' } });
};
