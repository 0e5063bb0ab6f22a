import { defineCollection } from 'astro:content';
import { glob } from 'astro/loaders';
import { contentFolder } from '#schemas/folder.ts';
import { formats, shapes } from '#schemas/index.ts';

const folder = (name: keyof typeof shapes) =>
  glob({ pattern: `**/*.${formats[name]}`, base: `${contentFolder}/${name}` });

export const collections = {
  conditions: defineCollection({ loader: folder('conditions'), schema: shapes.conditions }),
  services: defineCollection({ loader: folder('services'), schema: shapes.services }),
  blog: defineCollection({ loader: folder('blog'), schema: shapes.blog }),
  news: defineCollection({ loader: folder('news'), schema: shapes.news }),
  testimonials: defineCollection({ loader: folder('testimonials'), schema: shapes.testimonials }),
  team: defineCollection({ loader: folder('team'), schema: shapes.team }),
  practice: defineCollection({ loader: folder('practice'), schema: shapes.practice }),
  claims: defineCollection({ loader: folder('claims'), schema: shapes.claims }),
  glossary: defineCollection({ loader: folder('glossary'), schema: shapes.glossary }),
  notices: defineCollection({ loader: folder('notices'), schema: shapes.notices }),
  plates: defineCollection({ loader: folder('plates'), schema: shapes.plates }),
  screens: defineCollection({ loader: folder('screens'), schema: shapes.screens }),
};
