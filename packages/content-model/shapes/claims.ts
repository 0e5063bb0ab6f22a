// Figures that the clinic reports about itself, and figures on pages.
import * as f from '../fields.ts';
import { draft, sample } from './shared.ts';

const trials = f.group('What careful trials say', 'Always shown next to a figure about a treatment.', {
  text: f.line('What trials say', 'One or two plain sentences without a number.', 220),
  page: f.reference(
    'services',
    'Our page about it',
    'The file name of the service that says more, with its sources.',
  ),
});

export const claim = f
  .group(
    'Claim',
    'A figure that the clinic reports about itself. Pages name it by its file name; a figure that has no file here cannot be shown.',
    {
      figure: f.line('Figure', 'Exactly as shown, for example 92%.', 30),
      says: f.line('What it says', 'One sentence.', 200),
      shown: f.list(
        f.choice(['home', 'about', 'services', 'testimonials', 'news'], 'Page', 'Where it is shown.'),
        'Shown on',
        'The pages that show it.',
        { min: 1 },
      ),
      about: f.choice(
        ['practice', 'treatment'],
        'About',
        'treatment: what a treatment did for people. Then it is on the news page only, with what careful trials say next to it. practice: all else.',
      ),
      trials: trials.optional(),
      source: f.line('Source', 'Where the figure comes from.', 200),
      period: f.line('Period', 'When it was collected.', 80),
      sampleSize: f.line('Sample size', 'How many people it counts.', 80),
      approvedBy: f.reference('team', 'Approved by', 'Who vouches for the figure.'),
      review: f.day('Review by', 'The day by which it must be checked again.').meta({ mayBeAhead: true }),
      draft,
      sample,
    },
  )
  .refine(({ about, trials }) => about !== 'treatment' || trials, {
    path: ['trials'],
    error: 'A figure about a treatment needs its trials',
    params: { fix: 'Say what careful trials found: "trials:" with "text:" and "page:".' },
  })
  .refine(({ about, shown }) => about !== 'treatment' || shown.every((page) => page === 'news'), {
    path: ['shown'],
    error: 'A figure about a treatment is shown on the news page only',
    params: { fix: 'Write shown: [news].' },
  });

/** A figure on a page: a claim of the clinic, or another figure with its source. */
export const figure = f
  .group('Figure', 'A number with its words.', {
    claim: f
      .reference('claims', 'Claim', 'One of the figures that the practice reports of itself.')
      .optional(),
    counts: f
      .choice(['conditions', 'services'], 'Counts', 'The site counts these pages and puts the number first.')
      .optional(),
    value: f
      .line('Figure', 'As shown, when it is not a claim of the clinic.', 30)
      .meta({ figure: true })
      .optional(),
    source: f
      .cited(
        'Source',
        'Who says so, when it is not a claim of the clinic. On a page with references it ends with the key of one: World Health Organization [who-2023].',
        160,
      )
      .optional(),
    label: f.line('What it counts', 'A few words.', 120),
  })
  .refine(({ claim, counts, value, source }) => (claim ? !counts && !value && !source : value && source), {
    error: 'A figure needs either a claim, or a value with its source',
  });
