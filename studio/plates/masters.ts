// The masters: one WebP with transparency for each plate, and beside it what pages need to know of the picture.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import sharp from 'sharp';
import { plateVersion } from '#schemas/plate-version.ts';
import { plateFacts, readPlateFacts, type PlateFacts, type PlateShown } from '#schemas/plates.ts';
import { cameraFor, project } from '#studio/render/geometry/camera.ts';
import { type Picture } from '#studio/render/render.ts';
import { type Scene } from '#studio/scenes/scene.ts';
import { add, times } from '#studio/shapes/vectors.ts';
import { thumbnailOf } from '#studio/render/thumbnail.ts';

export const MASTERS = new URL('../../src/assets/plates/', import.meta.url);

/** What is said and shown on the picture, with its places. */
export function shownOn(scene: Scene): PlateShown {
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

/** What is to be written beside a master. */
export function factsOf(scene: Scene, master: Uint8Array): PlateFacts {
  const [width, height] = scene.size;
  const shown = shownOn(scene);
  return { version: plateVersion(master, shown), thumbnail: thumbnailOf(scene), width, height, ...shown };
}

const masterFile = (name: string) => new URL(`${name}.webp`, MASTERS);
const factsFile = (name: string) => new URL(`${name}.json`, MASTERS);

export const readMaster = (name: string) => readFileSync(masterFile(name));

/** What is known of the committed master, if there is one. */
export function knownFacts(name: string): PlateFacts | undefined {
  if (!existsSync(masterFile(name)) || !existsSync(factsFile(name))) return undefined;
  return readPlateFacts(readFileSync(factsFile(name), 'utf8')).data;
}

export const writeFacts = (name: string, facts: PlateFacts) =>
  writeFileSync(factsFile(name), `${JSON.stringify(plateFacts.parse(facts), null, 2)}\n`);

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
