// Conditions and services, with the fields that they share.
import { askDoctor, getHelp, options, procedure, questions } from './advice.ts';
import type { Image } from '../context.ts';
import * as f from '../fields.ts';
import { exercises } from './exercises.ts';
import { regions } from '../regions.ts';
import { procedureTypes, safetyBlocks } from './safety.ts';
import { references } from './publications.ts';
import { draft, formerly, picture, price, publishOn, review, sample } from './shared.ts';

const causes = f.optionalList(
  f.line('Cause', 'One cause, a few words.'),
  'Common causes',
  'Shown as a list.',
);

const record = (image: Image) => ({
  title: f.title('Title', 'As patients say it: "Knee Pain".', 70),
  description: f.description(
    'Description',
    'One or two sentences of 70 to 160 characters. Shown under the title and in search results.',
  ),
  excerpt: f.line('Excerpt', 'One sentence for the article list.', 180),
  card: f
    .group(
      'Card',
      'How this page looks as a card. Without a picture of its own it shows the first picture of the page.',
      {
        text: f.line('Card text', 'A short line for the cards on the home page and the overview.', 90),
        picture: picture(image).optional(),
      },
    )
    .meta({ notMedical: true }),
  region: f
    .choice(regions, 'Body region', 'Where in the menu this page is listed.')
    .meta({ notMedical: true }),
  safety: safetyBlocks,
  exercises,
  images: f
    .list(picture(image), 'Pictures', 'One or two pictures. The first is the main one.', {
      min: 1,
      max: 2,
    })
    .meta({ notMedical: true }),
  causes,
  approach: f.prose('Our diagnostic approach', 'How we find the cause.').optional(),
  treatments: f.optionalList(
    f.line('Treatment', 'One treatment, a few words.'),
    'Treatments we offer',
    'Shown as a list.',
  ),
  advantages: f.optionalList(
    f.line('Advantage', 'One reason, a few words, no promise.'),
    'Why choose our treatment?',
    'Shown as a list.',
  ),
  mission: f.prose('Our mission', 'What we try to do for the patient. No promise of a cure.').optional(),
  alsoCalled: f.optionalList(
    f.line('Other name', 'A name patients use.'),
    'Also called',
    'Other names, for readers and for search.',
  ),
  patientsSay: f
    .list(
      f.line('Utterance', 'A whole sentence as a person types or says it, in Hindi, Marathi or English.', 80),
      'What patients say',
      'For the search only: 8 to 15 sentences, in the letters of Hindi and Marathi and in Latin ones.',
      { max: 20 },
    )
    .meta({ notMedical: true, mayRepeat: true, mayPromise: true })
    .optional(),
  related: f
    .group('Related pages', 'Pages that a reader of this one may want next.', {
      conditions: f.optionalList(
        f.reference('conditions', 'Condition', 'A condition.'),
        'Conditions',
        'Related conditions.',
      ),
      services: f.optionalList(
        f.reference('services', 'Service', 'A service.'),
        'Services',
        'Related services.',
      ),
    })
    .meta({ notMedical: true })
    .default({ conditions: [], services: [] }),
  review,
  references,
  draft,
  formerly,
  publishOn,
  sample,
});

export const condition = (image: Image) =>
  f.group('Condition', 'One pain condition. The file name is the web address.', {
    ...record(image),
    order: f.place('Order', 'The place in the menu and in the forms, 1 for the first.'),
    homeOrder: f
      .place('Place on the home page', '1 to 6. Without a number it is not on the home page.')
      .optional(),
    causes: causes.meta({ counted: true }),
    getHelp: getHelp.meta({ counted: true }),
    tonight: f
      .cited(
        'Tonight',
        'What to take until a doctor sees the patient: which medicine first, how much, how often, for how many days. Or that ordinary painkillers do not help here. The limits are in the painkiller box.',
        420,
      )
      .meta({ counted: true })
      .optional(),
    options: options.meta({ counted: true }),
    questions: questions.meta({ counted: true }),
    askDoctor: askDoctor.meta({ counted: true }),
    inOverview: f
      .yesNo('In the treatments overview', 'Whether the overview lists it. If not, say why below.')
      .meta({ notMedical: true })
      .default(true),
    overviewNote: f
      .prose('Why it is not in the overview', 'One sentence for the next editor. Never shown.')
      .meta({ mayRepeat: true, notMedical: true })
      .optional(),
  });

/** A page that is another name for a service may omit this field. */
const orSecondReading = (field: 'procedure' | 'questions') => ({
  path: [field],
  error: `"${field}" is missing: only another name for a page (secondReadingOf) can do without`,
});

export const service = (image: Image) =>
  f
    .group('Service', 'One procedure. The file name is the web address.', {
      ...record(image),
      procedure: procedure.meta({ counted: true }).optional(),
      questions: questions.meta({ counted: true }).optional(),
      price: price({ sample }).optional(),
      procedureType: f.choice(
        procedureTypes,
        'Kind of procedure',
        'For search engines, and for the safety blocks: through a needle, by operation, or without breaking the skin.',
      ),
      operation: f
        .line(
          'Said beside "Non-Surgical Treatments"',
          'The badge is on every service page. Where the procedure is an operation, or needs a cut, this says so next to it: "This one is an operation: …"',
          140,
        )
        .optional(),
      order: f
        .place(
          'Order',
          'The place in the menu, 1 for the first. Without a number it is in no list, but its address works.',
        )
        .optional(),
      unlistedNote: f
        .prose('Why it is in no list', 'One sentence for the next editor. Never shown.')
        .meta({ mayRepeat: true, notMedical: true })
        .optional(),
      secondReadingOf: f
        .reference(
          'services',
          'Another name for',
          'The page that search engines should show instead. Such a page is short: it needs no procedure and no questions.',
        )
        .optional(),
    })
    .refine((page) => page.procedure || page.secondReadingOf, orSecondReading('procedure'))
    .refine((page) => page.questions || page.secondReadingOf, orSecondReading('questions'))
    .refine((page) => page.operation || page.procedureType !== 'surgical', {
      path: ['operation'],
      error: 'The page has the badge "Non-Surgical Treatments", and does not say that this is an operation',
      params: { fix: 'Add a line "operation: This one is an operation: …", with what is cut.' },
    });
