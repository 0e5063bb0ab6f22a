// The page of all home exercises, and the sheets of one condition.
import * as f from '../../fields.ts';
import { translations } from '../translations.ts';
import { page, top } from './parts.ts';

const points = (label: string, hint: string) =>
  f.list(f.callable('Point', 'One short sentence.', 300), label, hint, { min: 1, max: 8 });

const box = (label: string, hint: string, shown: ReturnType<typeof points>) =>
  f.group(label, hint, { heading: f.line('Heading', 'Above the points.', 100), points: shown });

const texts = (room = 1) => ({
  safety: f.group('Safety', 'Shown above the exercises.', {
    heading: f.line('Heading', 'Above the box.', 60 * room),
    before: box('Before', 'For whom an exercise may be wrong.', points('Points', 'Who asks first.')),
    stop: box('Stop', 'When to stop, and what to do then.', points('Points', 'What is too much.')),
    now: f.group('Emergency', 'Signs of an emergency.', {
      heading: f.callable('Heading', 'Above the signs.', 60 * room),
      points: points('Signs', 'On the page of all exercises; a sheet has those of its condition.'),
    }),
  }),
  words: f.group('Words', 'The labels of the parts of each exercise.', {
    often: f.line('How often', 'Before how often to do it.', 40 * room),
    feel: f.line('How it should feel', 'Before how it should feel.', 40 * room),
    stop: f.line('When to stop', 'Before when to stop.', 40 * room),
    unsigned: f.line('Not checked', 'Under an exercise that is not signed.', 120 * room),
  }),
  sheets: f.group('Sheets', 'The exercises of one condition, to print.', {
    heading: f.line('Heading', 'Above the links to the sheets.', 60 * room),
    intro: f.line('Introduction', 'One sentence.', 200 * room),
    onPage: f.line('Heading on the pages', 'Above the exercises on the page of a condition.', 60 * room),
    print: f.line('Link', 'To the sheet, on the page of a condition.', 60 * room),
    back: f.line('Link back', 'From a sheet to the page of its condition.', 60 * room),
  }),
});

export const exercises = f.group('Home exercises', 'The page /for-patients/home-exercises.', {
  ...top('exercises'),
  ...texts(),
  ...translations({ ...page, ...texts(1.6) }),
});
