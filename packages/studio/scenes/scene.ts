// A scene is one plate: what it shows, from where, in which light, and the words that belong to it.
import { type Part } from '#studio/models/part.ts';
import { type Solid } from '#studio/shapes/index.ts';
import { type Vec } from '#studio/shapes/vectors.ts';
import { seenFrom, type FromViewer } from './viewpoint.ts';

export interface View {
  target: Vec;
  /** Degrees round the body: 0 from the front, 90 from the patient's left, 180 from behind. */
  azimuth: number;
  elevation: number;
  distance: number;
  /** Height of the picture in degrees. */
  fieldOfView: number;
  roll?: number;
}

export interface Pain {
  at: Vec;
  radius: number;
  strength: number;
}

export interface Label {
  /** A word or two in plain English. */
  words: string;
  at: Vec;
  /** The side on which the words stand. */
  side?: 'left' | 'right';
}

export interface Scene {
  alt: string;
  view: View;
  parts: Part[];
  skin?: { solid: Solid; density: number; rim: number; base: number };
  pain: Pain[];
  labels: Label[];
  /** Night is for the home page's slides: a warm rim light, no ink. */
  light: 'day' | 'night';
  size: readonly [width: number, height: number];
  /** Where the picture dissolves: centre and radii, as shares of width and height. */
  fade: readonly [cx: number, cy: number, rx: number, ry: number];
  /** Where the light comes from: right, up and towards the viewer. */
  key: Vec;
  /** Grain of the surfaces: how strong and how fine. */
  texture: { amount: number; scale: number };
  /** How far crevices darken each other, in centimetres. */
  crevices: number;
  /** How strongly edges are inked. */
  ink: number;
}

type Needed = Pick<Scene, 'alt' | 'view'> & {
  /** As they are, or placed by directions as the viewer has them. */
  parts: Part[] | ((seen: FromViewer) => Part[]);
};

export const scene = ({ parts, ...given }: Needed & Partial<Omit<Scene, 'parts'>>): Scene => {
  const light = given.light ?? 'day';
  return {
    pain: [],
    labels: [],
    light,
    size: light === 'night' ? [1600, 960] : [1280, 960],
    fade: [0.5, 0.5, 0.6, 0.53],
    key: [-0.5, 0.72, 0.62],
    texture: { amount: 1, scale: 1 },
    crevices: 1.5,
    ink: light === 'night' ? 0.55 : 0.5,
    ...given,
    parts: typeof parts === 'function' ? parts(seenFrom(given.view.azimuth)) : parts,
  };
};
