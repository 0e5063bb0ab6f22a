// Which shape the files of each kind have. The build and the content check both read this map.
import type { z } from 'astro/zod';
import { blog, news } from './articles.ts';
import { condition, service } from './care.ts';
import type { Context } from './context.ts';
import type { Kind } from './kinds.ts';
import { member, testimonial } from './people.ts';
import { practice } from './practice.ts';
import { reviews } from './plates.ts';
import { claim, notice, term } from './reference.ts';
import { screen } from './screens.ts';

export const shapes = {
  conditions: condition,
  services: service,
  blog,
  news,
  testimonials: testimonial,
  team: member,
  practice,
  screens: screen,
  claims: claim,
  glossary: term,
  notices: notice,
  plates: reviews,
} as const satisfies Record<Kind, (context: Context) => z.ZodType>;
