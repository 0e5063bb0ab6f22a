import type { ImageMetadata } from 'astro';
import type { reference } from 'astro:content';
import type { z } from 'astro/zod';

/** A picture of the writer's own, and where its file lies in the project. */
export interface OwnImage {
  image: ImageMetadata;
  file: string;
}

/** What a shape needs of Astro, which is not there when the content is checked. */
export interface Context {
  image: () => z.ZodType<OwnImage>;
  reference: typeof reference;
}
