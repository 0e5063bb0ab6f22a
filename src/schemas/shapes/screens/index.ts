// The words of the screens that are not articles: one file in src/content/screens for each screen.
import { z } from 'astro/zod';
import type { Context } from '../../context.ts';
import { about } from './about.ts';
import { care } from './care.ts';
import { contact } from './contact.ts';
import { exercises } from './exercises.ts';
import { home } from './home.ts';
import { inShort } from './in-short.ts';
import { blogs, listOf, newsEvents, overview, search } from './lists.ts';
import { testimonials } from './testimonials.ts';

export const screen = (context: Context) =>
  z.discriminatedUnion('screen', [
    home(context),
    about(context),
    listOf('conditions'),
    listOf('services'),
    listOf('patients'),
    listOf('glossary'),
    exercises,
    overview,
    contact,
    testimonials(context),
    blogs,
    search,
    newsEvents,
    care,
    inShort('hindi'),
    inShort('marathi'),
  ]);
