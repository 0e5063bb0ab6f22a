// The record that conditions and services share.
import { askDoctor, getHelp, options, procedure, questions } from './advice.ts';
import * as f from './fields.ts';
import { draft, picture, references, review, sample, type Image } from './shared.ts';

export const regions = [
  'head',
  'neck',
  'shoulder',
  'arm',
  'back',
  'abdomen',
  'hip',
  'knee',
  'foot',
  'nerves',
] as const;
export type Region = (typeof regions)[number];

const record = (image: Image) => ({
  title: f.line('Title', 'As patients say it: "Knee Pain".', 70),
  description: f.line(
    'Description',
    'One or two sentences of 70 to 160 characters. Shown under the title and in search results.',
    170,
  ),
  excerpt: f.line('Excerpt', 'One sentence for the article list.', 180),
  card: f.group(
    {
      text: f.line('Card text', 'A short line for the cards on the home page and the overview.', 90),
      picture: picture(image).optional(),
    },
    'Card',
    'How this page looks as a card. Without a picture of its own it shows the first picture of the page.',
  ),
  region: f.choice(regions, 'Body region', 'Where in the menu this page is listed.'),
  images: f.list(picture(image), 'Pictures', 'One or two pictures. The first is the main one.', {
    min: 1,
    max: 2,
  }),
  causes: f.list(f.line('Cause', 'One cause, a few words.'), 'Common causes', 'Shown as a list.').default([]),
  approach: f.prose('Our diagnostic approach', 'How we find the cause.').optional(),
  treatments: f
    .list(f.line('Treatment', 'One treatment, a few words.'), 'Treatments we offer', 'Shown as a list.')
    .default([]),
  advantages: f
    .list(
      f.line('Advantage', 'One reason, a few words, no promise.'),
      'Why choose our treatment?',
      'Shown as a list.',
    )
    .default([]),
  mission: f.prose('Our mission', 'What we try to do for the patient. No promise of a cure.').optional(),
  alsoCalled: f
    .list(
      f.line('Other name', 'A name patients use.'),
      'Also called',
      'Other names, for readers and for search.',
    )
    .default([]),
  related: f
    .group(
      {
        conditions: f
          .list(
            f.line('Condition', 'The file name in src/content/conditions, without the ending.'),
            'Conditions',
            'Related conditions.',
          )
          .default([]),
        services: f
          .list(
            f.line('Service', 'The file name in src/content/services, without the ending.'),
            'Services',
            'Related services.',
          )
          .default([]),
      },
      'Related pages',
      'Pages that a reader of this one may want next.',
    )
    .default({ conditions: [], services: [] }),
  review,
  references,
  draft,
  sample,
});

export const condition = ({ image }: { image: Image }) =>
  f.group(
    {
      ...record(image),
      order: f.number('Order', 'The place in the menu and in the forms, 1 for the first.'),
      homeOrder: f
        .number('Place on the home page', '1 to 6. Without this line it is not on the home page.')
        .optional(),
      getHelp,
      options,
      questions,
      askDoctor,
      inOverview: f
        .yesNo('In the treatments overview', 'false leaves it out of the overview; then say why below.')
        .default(true),
      overviewNote: f
        .prose('Why it is not in the overview', 'One sentence for the next editor. Never shown.')
        .optional(),
    },
    'Condition',
    'One pain condition. The file name is the web address.',
  );

/** Another name for a page needs no facts of its own. */
const orSecondReading = (field: 'procedure' | 'questions') => ({
  path: [field],
  error: `"${field}" is missing: only another name for a page (secondReadingOf) can do without`,
});

export const service = ({ image }: { image: Image }) =>
  f
    .group(
      {
        ...record(image),
        procedure: procedure.optional(),
        questions: questions.optional(),
        procedureType: f.choice(
          ['percutaneous', 'surgical', 'noninvasive'],
          'Kind of procedure',
          'For search engines: through a needle, by operation, or without breaking the skin.',
        ),
        order: f
          .number(
            'Order',
            'The place in the menu, 1 for the first. Without this line it is in no list, but its address works.',
          )
          .optional(),
        unlistedNote: f
          .prose('Why it is in no list', 'One sentence for the next editor. Never shown.')
          .optional(),
        secondReadingOf: f
          .line(
            'Another name for',
            'The file name of the page that search engines should show instead. Such a page is short: it needs no procedure and no questions.',
          )
          .optional(),
      },
      'Service',
      'One procedure. The file name is the web address.',
    )
    .refine((page) => page.procedure || page.secondReadingOf, orSecondReading('procedure'))
    .refine((page) => page.questions || page.secondReadingOf, orSecondReading('questions'));
