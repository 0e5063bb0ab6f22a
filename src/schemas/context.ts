import type { SchemaContext, reference } from 'astro:content';

/** What a shape needs of Astro, which is not there when the content is checked. */
export interface Context {
  image: SchemaContext['image'];
  reference: typeof reference;
}
