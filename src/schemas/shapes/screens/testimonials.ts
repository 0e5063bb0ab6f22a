import { z } from 'astro/zod';
import type { Context } from '../../context.ts';
import * as f from '../../fields.ts';
import { figure } from '../claims.ts';
import { seo } from '../shared.ts';
import { action, heading, intro } from './parts.ts';

export const testimonials = (context: Context) =>
  f.group(
    {
      screen: z.literal('testimonials'),
      ...seo,
      heading,
      intro,
      figures: f.list(figure(context), 'Figures', 'The three figures at the top.', { min: 3, max: 3 }),
      figuresNote: f.prose('Note on the figures', 'Says who reports them.'),
      closing: f.group(
        {
          heading: f.line('Heading', 'A few words.'),
          text: f.prose('Text', 'One sentence.'),
          actions: f.list(action, 'Buttons', 'Two buttons. Without a target they do nothing.', {
            min: 2,
            max: 2,
          }),
          notes: f.list(f.line('Note', 'A few words.', 60), 'Notes', 'Three short notes.', {
            min: 3,
            max: 3,
          }),
        },
        'Closing part',
        'The last part of the page.',
      ),
      badge: f.line('Badge', 'The word on each video.', 20),
      badgeMeaning: f.line('What the badge means', 'A touch on the badge shows it.', 200),
      consentNote: f.prose('Note on consent', 'Says that patients agreed to be shown.'),
    },
    'Testimonials',
    'The video testimonials page.',
  );
