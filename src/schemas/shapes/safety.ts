// Advice that several pages need, written once. Each block says by itself which pages cannot do without it.
import type { Context } from '../context.ts';
import * as f from '../fields.ts';
import { regions } from '../regions.ts';
import { references, review, sample } from './shared.ts';

export const procedureTypes = ['percutaneous', 'surgical', 'noninvasive'] as const;

const neededBy = f.group(
  {
    kinds: f.list(
      f.choice(['conditions', 'services', 'blog'], 'Kind', 'A kind of page.').meta({ role: 'needed by' }),
      'Kinds of pages',
      'Only these are looked at.',
      { min: 1 },
    ),
    words: f
      .list(
        f
          .line('Word', 'One word or a few, small letters. The plural is found, too.', 40)
          .meta({ role: 'needed with' }),
        'Words',
        'A page that uses one of these needs the block. Without words, the lists below decide alone.',
        { max: 60 },
      )
      .default([]),
    unless: f
      .list(
        f.line('Words around it', 'For example "diabetes tablets".', 60).meta({ role: 'needed in spite of' }),
        'But not',
        'Places in which such a word means something else.',
        { max: 60 },
      )
      .default([]),
    regions: f
      .list(
        f.choice(regions, 'Body region', 'As on the pages.').meta({ role: 'needed where' }),
        'Body regions',
        'Only pages of these regions. Without any, all.',
      )
      .default([]),
    procedures: f
      .list(
        f
          .choice(procedureTypes, 'Kind of procedure', 'As on the service pages.')
          .meta({ role: 'needed for' }),
        'Kinds of procedures',
        'Only service pages of these kinds. Without any, all.',
      )
      .default([]),
  },
  'Which pages need it',
  'A page that all of this fits, and that does not name the block, fails the content check.',
);

export const safety = (context: Context) =>
  f.group(
    {
      title: f.line('Title', 'The heading of the box.', 60).meta({ role: 'heading of a block' }),
      neededBy,
      text: f.callable('Text', 'One or two sentences above the list.', 400).optional(),
      points: f.list(f.callable('Point', 'One or two plain sentences.', 400), 'Points', 'The list.', {
        min: 1,
        max: 12,
      }),
      review: review(context),
      references,
      sample,
    },
    'Safety block',
    'Advice that stands on many pages. Pages name it by its file name, and show it as a box.',
  );

/** The blocks that a page shows. */
export const safetyBlocks = (context: Context) =>
  f
    .list(
      f.reference(
        context,
        'safety',
        'Safety block',
        'The file name in src/content/safety, without the ending.',
      ),
      'Safety blocks',
      'Advice that is written once in src/content/safety and shown on this page. The content check says which ones it needs.',
    )
    .default([]);
