// The masters: one WebP with transparency for each plate, and beside it what pages need to know of the picture.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import sharp from 'sharp';
import { digest } from '#studio/digest.ts';
import { cameraFor, project } from '#studio/render/geometry/camera.ts';
import { type Picture } from '#studio/render/render.ts';
import { type Scene } from '#studio/scenes/scene.ts';
import { add, times } from '#studio/shapes/vectors.ts';
import { thumbnailOf } from '#studio/render/thumbnail.ts';

export const MASTERS = new URL('../../../src/assets/plates/', import.meta.url);

interface Place {
  /** In percent of the width and the height, from the upper left. */
  x: number;
  y: number;
}

/** What a patient reads and sees on the picture. */
interface Shown {
  alt: string;
  labels: (Place & { words: string; side: 'left' | 'right' })[];
  /** Where it hurts; the radius is in percent of the width. */
  pain: (Place & { radius: number })[];
}

/** The file that lies beside each picture. The site says what it must hold, and refuses any other. */
interface Facts extends Shown {
  version: string;
  thumbnail: string;
  width: number;
  height: number;
}

/** What is said and shown on the picture, with its places. */
export function shownOn(scene: Scene): Shown {
  const { right } = cameraFor(scene.view);
  return {
    alt: scene.alt,
    labels: scene.labels.map(({ words, at, side }) => {
      const { x, y } = project(scene, at);
      return { words, x, y, side: side ?? (x < 50 ? 'left' : 'right') };
    }),
    pain: scene.pain.map(({ at, radius }) => {
      const { x, y } = project(scene, at);
      const edge = project(scene, add(at, times(right, radius)));
      return { x, y, radius: Number(Math.abs(edge.x - x).toFixed(2)) };
    }),
  };
}

/** What a doctor signs: the bytes of the picture, and what is said and shown on it. The site reckons it in the same way. */
function versionOf(master: Uint8Array, { alt, labels, pain }: Shown): string {
  const shown = [
    alt,
    labels.map(({ words, x, y, side }) => [words, x, y, side]),
    pain.map(({ x, y, radius }) => [x, y, radius]),
  ];
  return digest(master, JSON.stringify(shown));
}

/** What is to be written beside a master. */
export function factsOf(scene: Scene, master: Uint8Array): Facts {
  const [width, height] = scene.size;
  const shown = shownOn(scene);
  return { version: versionOf(master, shown), thumbnail: thumbnailOf(scene), width, height, ...shown };
}

const masterFile = (name: string) => new URL(`${name}.webp`, MASTERS);
const factsFile = (name: string) => new URL(`${name}.json`, MASTERS);

export const readMaster = (name: string) => readFileSync(masterFile(name));

/** What is known of the committed master, if there is one. */
export function knownFacts(name: string): Facts | undefined {
  if (!existsSync(masterFile(name)) || !existsSync(factsFile(name))) return undefined;
  return JSON.parse(readFileSync(factsFile(name), 'utf8')) as Facts;
}

export const writeFacts = (name: string, facts: Facts) =>
  writeFileSync(factsFile(name), `${JSON.stringify(facts, null, 2)}\n`);

export const asSharp = ({ width, height, data }: Picture) =>
  sharp(data, { raw: { width, height, channels: 4 } });

export async function writeMaster(name: string, picture: Picture): Promise<Uint8Array> {
  const master = await asSharp(picture)
    .webp({ quality: 88, alphaQuality: 90, effort: 6, smartSubsample: true })
    .toBuffer();
  mkdirSync(MASTERS, { recursive: true });
  writeFileSync(masterFile(name), master);
  return master;
}
