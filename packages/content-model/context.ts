import type { ImageMetadata } from 'astro';
import type { reference } from 'astro:content';
import type { z } from 'astro/zod';

/** The writer's own picture, and the path of its file in the project. */
export interface OwnImage {
  image: ImageMetadata;
  file: string;
}

/** What a shape needs from Astro. The content check runs without Astro and has a substitute (plain.ts). */
export interface Context {
  image: () => z.ZodType<OwnImage>;
  reference: typeof reference;
}
