// The shape of each kind of file, for the build and the content check.
import type { z } from 'astro/zod';
import { blog, news } from './shapes/articles.ts';
import { condition, service } from './shapes/care.ts';
import type { Image } from './context.ts';
import type { Kind } from './kinds.ts';
import { member, testimonial } from './shapes/people.ts';
import { practice } from './shapes/practice.ts';
import { reviews } from './plates.ts';
import { claim } from './shapes/claims.ts';
import { exercise } from './shapes/exercises.ts';
import { safety } from './shapes/safety.ts';
import { term } from './shapes/glossary.ts';
import { publication } from './shapes/publications.ts';
import { notice } from './shapes/notices.ts';
import { inShort } from './shapes/in-short.ts';
import { searchWords } from './shapes/search.ts';
import { screen } from './shapes/screens/index.ts';

export const shapes = {
  conditions: condition,
  services: service,
  blog,
  news,
  testimonials: testimonial,
  team: member,
  practice: () => practice,
  screens: screen,
  claims: () => claim,
  glossary: () => term,
  safety: () => safety,
  exercises: () => exercise,
  publications: () => publication,
  notices: () => notice,
  hindi: () => inShort,
  marathi: () => inShort,
  plates: () => reviews,
  search: () => searchWords,
} as const satisfies Record<Kind, (image: Image) => z.ZodType>;
