// The screens that list other pages.
import { z } from 'astro/zod';
import * as f from '../../fields.ts';
import { seo } from '../shared.ts';
import { heading, intro } from './parts.ts';

export const listOf = <const S extends string>(screen: S) =>
  f.group(
    { screen: z.literal(screen), ...seo, heading, intro },
    'Index page',
    'A page that lists other pages.',
  );

export const overview = f.group(
  {
    screen: z.literal('overview'),
    ...seo,
    heading,
    intro,
    tabs: f.group(
      { conditions: f.line('First tab', 'Its words.', 30), services: f.line('Second tab', 'Its words.', 30) },
      'Tabs',
      'The two tabs.',
    ),
  },
  'Treatments overview',
  'The page /service_and_pain.',
);

export const blogs = f.group(
  {
    screen: z.literal('blogs'),
    ...seo,
    heading,
    intro,
    ownArticles: f.group(
      {
        heading: f.line('Heading', 'Above the stand-alone articles.'),
        intro: f.line('Introduction', 'One sentence.'),
      },
      'Own articles',
      'The stand-alone articles.',
    ),
    libraryHeading: f.line('Heading of the list', 'Above the search.'),
  },
  'Blogs',
  'The article list.',
);

export const search = f.group(
  {
    screen: z.literal('search'),
    ...seo,
    heading,
    intro,
    allHeading: f.line('Heading of the list', 'Above the list of all pages.'),
  },
  'Search',
  'The page /search.',
);

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
