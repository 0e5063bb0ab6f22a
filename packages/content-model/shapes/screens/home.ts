import { z } from 'astro/zod';
import type { Image } from '../../context.ts';
import * as f from '../../fields.ts';
import { figure } from '../claims.ts';
import { picture } from '../shared.ts';
import { action, heading, intro, seo } from './parts.ts';

export const home = (image: Image) =>
  f.group('Home', 'The home page.', {
    screen: z.literal('home'),
    ...seo,
    kicker: f.withTown(f.line('Line above the heading', 'A few words.', 80)),
    heading,
    intro,
    find: f.line('Second button', 'Leads to the list of conditions.', 40),
    slides: f.list(
      f.group('Slide', 'One of the three slides.', {
        name: f.line('Name', 'The name of the slide in the row below.', 30),
        text: f.line('Text', 'A few words.', 60),
        picture: picture(image),
      }),
      'Slides',
      'Three slides.',
      { min: 3, max: 3 },
    ),
    facts: f.list(figure, 'Facts', 'The row under the slides.', { max: 4 }),
    bodyMap: f.group('Where does it hurt?', 'The figures with their regions.', {
      heading: f.line('Heading', 'Above the figures.', 60),
      intro: f.prose('Introduction', 'One or two sentences.'),
      chest: f.callable('Chest pain', 'Shown first to visitors who choose the chest.', 260),
      notSure: f.line('Way out for those who are not sure', 'Opens the booking form.', 50),
      all: f.line('Way out to all conditions', 'Leads to the list of conditions.', 50),
    }),
    conditions: f.group('Conditions', 'The six cards.', {
      heading: f.line('Heading', 'Above the six cards.'),
      tagline: f.line('Tagline', 'Beside the heading.'),
      more: f.line('Card link', 'The words of the link on each card.', 30),
    }),
    team: f.group('Team', 'The two members.', { heading: f.line('Heading', 'Above the team.') }),
    about: f.group('About', 'The part about the practice.', {
      heading: f.line('Heading', 'Above the text.'),
      text: f.withTown(f.prose('Text', 'About the practice.')),
      action,
      picture: picture(image),
    }),
    reading: f.group('Reading', 'The newest articles.', {
      heading: f.line('Heading', 'Above the newest articles.'),
      more: f.line('Link', 'The words of the link to all articles.', 40),
    }),
  });
