import { z } from 'astro/zod';
import * as f from '../../fields.ts';
import { seo } from '../shared.ts';
import { heading, intro } from './parts.ts';

export const contact = f.group(
  {
    screen: z.literal('contact'),
    ...seo,
    heading,
    intro,
    form: f.group(
      {
        heading: f.line('Heading', 'Above the form.', 60),
        endpoint: f
          .webAddress(
            'Endpoint',
            'Where messages are posted. Without an address nothing is sent over the network.',
          )
          .optional(),
      },
      'Form',
      'The contact form.',
    ),
    cost: f.group(
      {
        heading: f.line('Heading', 'A few words.', 60),
        ask: f.callable('Where no price is written', 'One sentence.', 200),
        more: f.callable('Below the prices', 'What else may have to be paid, and who may help to pay.', 300),
      },
      'What it costs',
      'The prices of visits, and of procedures that name one.',
    ),
    reach: f.list(
      f.group(
        { heading: f.line('Heading', 'A few words.', 60), text: f.prose('Text', 'One or two sentences.') },
        'Note',
        'A note for visitors.',
      ),
      'Notes',
      'What helps before a visit.',
    ),
  },
  'Contact',
  'The contact page.',
);
