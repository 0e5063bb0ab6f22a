import * as f from '../fields.ts';
import { draft, formerly, sample, seo } from './shared.ts';

export const notice = f.group(
  'Notice',
  'Privacy, disclaimer, accessibility. The file name is the web address.',
  {
    title: f.title('Title', 'The heading of the page.', 70),
    ...seo,
    updated: f.day(
      'Updated on',
      'The day it last changed. That of the privacy notice is its version, which is kept with each request.',
    ),
    order: f.place('Order', 'Its place in the footer, 1 for the first.'),
    footer: f.line('Words in the footer', 'The words of the link in the footer.', 30),
    atForms: f
      .line(
        'Beside the forms',
        'Of the privacy notice only: in two or three short sentences, what the details are for, who sees them, for how long, and how to withdraw.',
        150,
      )
      .optional(),
    draft,
    formerly,
    sample,
  },
);
