// Reference works of the site: the glossary, the claims, and the pages that the law or fairness asks for.
import type { Context } from './context.ts';
import * as f from './fields.ts';
import { sample, seo } from './shared.ts';

export const term = () =>
  f.group(
    {
      term: f.line('Term', 'The word, as it stands in the glossary.', 60),
      meaning: f.line('Meaning', 'One to three plain sentences.', 260),
    },
    'Term',
    'A hard word and what it means. The file name is what articles write in <Term id="…">.',
  );

export const claim = (context: Context) =>
  f.group(
    {
      figure: f.line('Figure', 'Exactly as shown, for example 92%.', 30),
      says: f.line('What it says', 'One sentence.', 200),
      shown: f
        .list(
          f.choice(['home', 'about', 'services', 'testimonials', 'news'], 'Page', 'Where it is shown.'),
          'Shown on',
          'The pages that show it.',
          { min: 1 },
        )
        .meta({ role: 'shown on' }),
      source: f.line('Source', 'Where the figure comes from.', 200),
      period: f.line('Period', 'When it was collected.', 80),
      sampleSize: f.line('Sample size', 'How many people it counts.', 80),
      approvedBy: f.reference(
        context,
        'team',
        'Approved by',
        'The file name of the person in src/content/team, without the ending.',
      ),
      review: f.day('Review by', 'The day by which it must be checked again.'),
      sample,
    },
    'Claim',
    'A figure that the clinic reports about itself. Pages name it by its file name; a figure that has no file here cannot be shown.',
  );

export const notice = () =>
  f.group(
    {
      title: f.line('Title', 'The heading of the page.', 70),
      ...seo,
      updated: f.day('Updated on', 'The day it last changed.'),
      order: f.place('Order', 'Its place in the footer, 1 for the first.'),
      footer: f.line('Words in the footer', 'The words of the link in the footer.', 30),
      sample,
    },
    'Notice',
    'Privacy, disclaimer, accessibility. The file name is the web address.',
  );

/** A figure on a page: one of the claims, or somebody else's with its source. */
export const figure = (context: Context) =>
  f
    .group(
      {
        claim: f
          .reference(
            context,
            'claims',
            'Claim',
            'The file name of the claim in src/content/claims, without the ending.',
          )
          .optional(),
        counts: f
          .choice(
            ['conditions', 'services'],
            'Counts',
            'The site counts these pages and puts the number first.',
          )
          .optional(),
        value: f.line('Figure', 'As shown, when it is not a claim of the clinic.', 30).optional(),
        source: f.line('Source', 'Who says so, when it is not a claim of the clinic.', 160).optional(),
        label: f.line('What it counts', 'A few words.', 120),
      },
      'Figure',
      'A number with its words.',
    )
    .refine(({ claim, counts, value, source }) => (claim ? !counts && !value && !source : value && source), {
      error: 'A figure needs either a claim, or a value with its source',
    });
