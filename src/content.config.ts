import path from 'node:path';
import { defineCollection, type BaseSchema, type SchemaContext } from 'astro:content';
import { glob } from 'astro/loaders';
import { z } from 'astro/zod';
import type { Image } from '@clinic/content-model/context.ts';
import { contentFolder } from '@clinic/content-model/folder.ts';
import { shapes } from '@clinic/content-model/index.ts';
import { formats, type Kind } from '@clinic/content-model/kinds.ts';
import { picturePath } from '@clinic/content-model/picture-limits.ts';

const collection = <Shape extends BaseSchema>(kind: Kind, shape: (image: Image) => Shape) =>
  defineCollection({
    loader: glob({ base: `${contentFolder}/${kind}`, pattern: `**/*.${formats[kind]}` }),
    schema: ({ image }) => shape(ownImage(kind, image)),
  });

/** Astro's image() drops the file path, which `file` keeps. */
const ownImage = (kind: Kind, image: SchemaContext['image']) =>
  z
    .string()
    .regex(picturePath)
    .transform((name) => ({ image: name, file: path.join(contentFolder, kind, name) }))
    // image() takes a path; its declared input type is wrong.
    .pipe(z.object({ image: z.any().pipe(image()), file: z.string() }));

export const collections = {
  conditions: collection('conditions', shapes.conditions),
  services: collection('services', shapes.services),
  blog: collection('blog', shapes.blog),
  news: collection('news', shapes.news),
  testimonials: collection('testimonials', shapes.testimonials),
  team: collection('team', shapes.team),
  practice: collection('practice', shapes.practice),
  claims: collection('claims', shapes.claims),
  glossary: collection('glossary', shapes.glossary),
  safety: collection('safety', shapes.safety),
  exercises: collection('exercises', shapes.exercises),
  publications: collection('publications', shapes.publications),
  notices: collection('notices', shapes.notices),
  hindi: collection('hindi', shapes.hindi),
  marathi: collection('marathi', shapes.marathi),
  plates: collection('plates', shapes.plates),
  search: collection('search', shapes.search),
  screens: collection('screens', shapes.screens),
};
