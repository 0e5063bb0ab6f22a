// The page with all home exercises, and the sheets with those of one condition.
import * as f from '../../fields.ts';
import { top } from './parts.ts';

const points = (label: string, hint: string) =>
  f.list(f.callable('Point', 'One short sentence.', 260), label, hint, { min: 1, max: 8 });

const box = (label: string, hint: string, shown: ReturnType<typeof points>) =>
  f.group(label, hint, { heading: f.line('Heading', 'Above the points.', 60), points: shown });

export const exercises = f.group('Home exercises', 'The page /for-patients/home-exercises.', {
  ...top('exercises'),
  safety: f.group('Safety', 'Stands above the exercises.', {
    heading: f.line('Heading', 'Above the box.', 60),
    before: box('Before', 'For whom an exercise may be wrong.', points('Points', 'Who asks first.')),
    stop: box('Stop', 'When to stop, and what to do then.', points('Points', 'What is too much.')),
    now: f.group('Emergency', 'Signs of an emergency.', {
      heading: f.callable('Heading', 'Above the signs.', 60),
      points: points('Signs', 'On the page of all exercises; a sheet has those of its condition.'),
    }),
  }),
  words: f.group('Words', 'What stands beside the parts of each exercise.', {
    often: f.line('How often', 'Before how often to do it.', 40),
    feel: f.line('How it should feel', 'Before how it should feel.', 40),
    stop: f.line('When to stop', 'Before when to stop.', 40),
    unsigned: f.line('Not checked', 'Under an exercise that nobody has signed.', 120),
  }),
  sheets: f.group('Sheets', 'The exercises of one condition, to print.', {
    heading: f.line('Heading', 'Above the links to the sheets.', 60),
    intro: f.line('Introduction', 'One sentence.', 200),
    onPage: f.line('Heading on the pages', 'Above the exercises on the page of a condition.', 60),
    print: f.line('Link', 'To the sheet, on the page of a condition.', 60),
    back: f.line('Link back', 'From a sheet to the page of its condition.', 60),
  }),
});
