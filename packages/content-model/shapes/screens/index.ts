// The text of screens that are not articles: one file in src/content/screens per screen.
import { z } from 'astro/zod';
import type { Image } from '../../context.ts';
import { about } from './about.ts';
import { care } from './care.ts';
import { contact } from './contact.ts';
import { exercises } from './exercises.ts';
import { home } from './home.ts';
import { inShort } from './in-short.ts';
import { blogs, listOf, newsEvents } from './lists.ts';
import { testimonials } from './testimonials.ts';

export const screen = (image: Image) =>
  z.discriminatedUnion('screen', [
    home(image),
    about(image),
    listOf('conditions'),
    listOf('services'),
    listOf('patients'),
    listOf('glossary'),
    exercises,
    listOf('overview'),
    contact,
    testimonials,
    blogs,
    listOf('search'),
    newsEvents,
    care,
    inShort('hindi'),
    inShort('marathi'),
  ]);
