// Home exercises. Pages refer to them by name.
import * as f from '../fields.ts';
import { regions } from '../regions.ts';
import { references } from './publications.ts';
import { draft } from './shared.ts';
import { translations } from './translations.ts';

const signed = f
  .group(
    'Signature',
    'Only when a physiotherapist has checked the exercise. Without it the page says that no physiotherapist has.',
    {
      by: f.line('Checked by', 'Name and qualification of the physiotherapist.', 90),
      on: f.day('Checked on', 'The day on which words and drawing were found right.'),
      version: f.line(
        'Version',
        'Written by `npm run review`. When its words or its drawing change, it has another one, and has lost its signature.',
        16,
      ),
    },
  )
  .meta({ notMedical: true });

/** The translated texts; `room` is the factor by which another language may be longer. */
const texts = (room = 1) => ({
  name: f.line('Name', 'A few words, as a patient would say it.', 60 * room),
  steps: f.list(
    f.line('Step', 'One or two short sentences, as you would say it to the patient.', 160 * room),
    'Steps',
    'Two to four, one for each picture of the drawing.',
    { min: 2, max: 4 },
  ),
  often: f.line('How often', 'How many times, and on which days.', 160 * room),
  feel: f.line('How it should feel', 'What is right, and what may come.', 200 * room),
  stop: f.line('When to stop', 'What is too much, and what to do then.', 220 * room),
});

const { name, ...instructions } = texts();

export const exercise = f.group('Exercise', 'An exercise for home. Pages name it by its file name.', {
  name,
  alsoCalled: f.optionalList(
    f.line('Other name', 'A name that leaflets or physiotherapists use.', 60),
    'Also called',
    'Other names.',
    { max: 4 },
  ),
  region: f.choice(regions, 'Body region', 'Where it is on the page of the exercises.'),
  drawing: f
    .line(
      'Drawing',
      'The name of a drawing in src/assets/exercises, without the ending. Without one, the exercise has no picture.',
      60,
    )
    .optional(),
  ...instructions,
  evidence: f
    .cited('What studies found', 'One sentence, with the keys of the references. They are behind it.', 200)
    .optional(),
  signed: signed.optional(),
  references,
  ...translations(texts(1.6)),
  draft,
});

/** The exercises that a page recommends. */
export const exercises = f.optionalList(
  f.reference('exercises', 'Exercise', 'The file name in src/content/exercises, without the ending.'),
  'Home exercises',
  'Those that the text advises, in the order in which to begin with them.',
  { max: 5 },
);
