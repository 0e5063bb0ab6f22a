// The masters: one WebP with transparency for each plate, and beside it what pages need to know of the picture.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import sharp from 'sharp';
import { fingerprint } from './fingerprint.ts';
import { cameraFor, project } from './render/camera.ts';
import { type Picture } from './render/render.ts';
import { type Scene } from './scene.ts';
import { add, times } from './shapes/vectors.ts';

export const MASTERS = new URL('../src/assets/plates/', import.meta.url);

export interface PlateFacts {
  /** The fingerprint of the scene that the picture shows. */
  source: string;
  width: number;
  height: number;
  alt: string;
  /** In percent of width and height. */
  labels: { words: string; x: number; y: number; side: 'left' | 'right' }[];
  /** The radius is in percent of the width. */
  pain: { x: number; y: number; radius: number }[];
}

export function factsOf(scene: Scene): PlateFacts {
  const [width, height] = scene.size;
  const { right } = cameraFor(scene.view);
  return {
    source: fingerprint(scene),
    width,
    height,
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

const masterFile = (name: string) => new URL(`${name}.webp`, MASTERS);
const factsFile = (name: string) => new URL(`${name}.json`, MASTERS);

/** What is known of the committed master, if there is one. */
export function knownFacts(name: string): PlateFacts | undefined {
  if (!existsSync(masterFile(name)) || !existsSync(factsFile(name))) return undefined;
  return JSON.parse(readFileSync(factsFile(name), 'utf8'));
}

export const writeFacts = (name: string, facts: PlateFacts) =>
  writeFileSync(factsFile(name), `${JSON.stringify(facts, null, 2)}\n`);

export const asSharp = ({ width, height, data }: Picture) =>
  sharp(data, { raw: { width, height, channels: 4 } });

export async function writeMaster(name: string, picture: Picture) {
  mkdirSync(MASTERS, { recursive: true });
  const { size } = await asSharp(picture)
    .webp({ quality: 88, alphaQuality: 90, effort: 6, smartSubsample: true })
    .toFile(masterFile(name).pathname);
  return size;
}
