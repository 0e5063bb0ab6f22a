import type { ImageMetadata } from 'astro';
import type { z } from 'astro/zod';

/** The writer's own picture, and the path of its file in the project. */
export interface OwnImage {
  image: ImageMetadata;
  file: string;
}

/** The field of a picture, which only Astro can read. The content check runs without Astro and takes its path (plain.ts). */
export type Image = z.ZodType<OwnImage>;
