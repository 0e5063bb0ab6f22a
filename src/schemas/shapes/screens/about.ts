import { z } from 'astro/zod';
import type { Context } from '../../context.ts';
import * as f from '../../fields.ts';
import { picture, seo } from '../shared.ts';
import { heading, intro } from './parts.ts';

export const about = (context: Context) =>
  f.group(
    {
      screen: z.literal('about'),
      ...seo,
      heading,
      intro,
      picture: picture(context),
      parts: f.list(
        f.group(
          {
            heading: f.line('Heading', 'A few words.'),
            text: f.prose('Text', 'One paragraph.'),
            points: f
              .list(f.line('Point', 'One line.', 240), 'Points', 'A short list under the text.')
              .default([]),
          },
          'Part',
          'One part of the page.',
        ),
        'Parts',
        'The text of the page.',
      ),
    },
    'About',
    'The about page.',
  );
