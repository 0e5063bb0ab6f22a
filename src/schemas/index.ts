// Which shape each folder of src/content has. The build and the content check both read this map.
import { blog, news } from './articles.ts';
import { condition, service } from './care.ts';
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
} as const;

export const formats: Record<keyof typeof shapes, 'mdx' | 'yaml'> = {
  conditions: 'mdx',
  services: 'mdx',
  blog: 'mdx',
  news: 'yaml',
  testimonials: 'yaml',
  team: 'yaml',
  practice: 'yaml',
  screens: 'yaml',
  claims: 'yaml',
  glossary: 'yaml',
  notices: 'mdx',
  plates: 'yaml',
};
