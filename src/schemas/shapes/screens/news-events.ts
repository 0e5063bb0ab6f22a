import { z } from 'astro/zod';
import * as f from '../../fields.ts';
import { seo } from '../shared.ts';
import { heading, intro } from './parts.ts';

export const newsEvents = f.group(
  {
    screen: z.literal('news-events'),
    ...seo,
    heading,
    intro,
    prompts: f.list(
      f.group(
        {
          heading: f.line('Heading', 'A few words.', 40),
          text: f.line('Text', 'A few words.', 90),
          kind: f.choice(['call', 'chat', 'email'], 'Kind', 'How it reaches the practice.'),
        },
        'Prompt',
        'A way to get in touch.',
      ),
      'Contact prompts',
      'Call, chat and e-mail.',
      { min: 3, max: 3 },
    ),
  },
  'News and events',
  'The news page.',
);
