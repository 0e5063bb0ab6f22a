// Screens that list other pages.
import * as f from '../../fields.ts';
import { top } from './parts.ts';

export const listOf = <const S extends string>(screen: S) =>
  f.group('Index page', 'A page that lists other pages.', top(screen));

export const blogs = f.group('Blogs', 'The article list.', {
  ...top('blogs'),
  ownArticles: f.group('Own articles', 'The stand-alone articles.', {
    heading: f.line('Heading', 'Above the stand-alone articles.'),
    intro: f.line('Introduction', 'One sentence.'),
  }),
});

export const newsEvents = f.group('News and events', 'The news page.', {
  ...top('news-events'),
  prompts: f.list(
    f.group('Prompt', 'A way to get in touch.', {
      heading: f.line('Heading', 'A few words.', 40),
      text: f.line('Text', 'A few words.', 90),
      kind: f.choice(['call', 'chat', 'email'], 'Kind', 'How it reaches the practice.'),
    }),
    'Contact prompts',
    'Call, chat and e-mail.',
    { min: 3, max: 3 },
  ),
});
