// The text that all condition and service pages share.
import { z } from 'astro/zod';
import * as f from '../../fields.ts';
import { regions, type Region } from '../../regions.ts';

export const care = f.group(
  'Condition and service pages',
  'The words that all condition and service pages share.',
  {
    screen: z.literal('care'),
    illustrationNote: f.line(
      'Note under the pictures',
      'Says what the pictures are and who has checked them.',
      120,
    ),
    ask: f.line('Button near the title', 'Opens the appointment form.', 40),
    conditionCall: f.group('Call on condition pages', 'The dark box beside the text.', {
      label: f.line('Line above the heading', 'A few words.', 40),
      heading: f.line('Heading', 'A few words.', 60),
    }),
    serviceCall: f.group('Call on service pages', 'The dark box beside the text.', {
      heading: f.line('Heading', 'A few words.', 60),
      badges: f.list(f.line('Badge', 'A few words.', 40), 'Badges', 'Short facts with a tick.', { max: 4 }),
      consent: f.line(
        'Consent',
        'Shown as plainly under the badges: what comes before a procedure, and that one may say no.',
        200,
      ),
    }),
    cost: f.group('What it costs', 'Beside the facts of a procedure.', {
      heading: f.line('Heading', 'A few words.', 60),
      ask: f.callable('Where no price is written', 'One sentence.', 200),
    }),
    getHelp: f.group('When to get help', 'The words around the signs of each condition page.', {
      heading: f.line('Heading', 'Above the three levels.', 60),
      emergency: f.group('Emergency', 'The first level.', {
        heading: f.line('Heading', 'A few words.', 60),
        text: f.callable('Text', 'One sentence, above the signs.', 160),
      }),
      sameDay: f.group('Same day', 'The second level.', {
        heading: f.line('Heading', 'A few words.', 60),
        text: f.callable('Text', 'One or two sentences, under the signs.', 240),
      }),
      visit: f.group('Visit', 'The third level.', {
        heading: f.line('Heading', 'A few words.', 60),
        ask: f.line('Link', 'Opens the appointment form.', 40),
      }),
    }),
    warningSigns: f.group('Warning signs', 'The words around the warning signs of each service page.', {
      heading: f.line('Heading', 'Above both lists.', 60),
      emergency: f.callable('Emergency', 'What to do about the signs of the first list.', 80),
      sameDay: f.callable('Same day', 'What to do about the signs of the second list.', 80),
      closed: f.callable(
        'When we are closed',
        'Which hospital to go to. Shown where the practice has no number for the night.',
        200,
      ),
      afterHours: f.callable(
        'After hours',
        'Shown instead where the practice has a number for the night.',
        200,
      ),
    }),
    evidence: f.group('How sure we are', 'What the table of options says for each degree of evidence.', {
      strong: f.line('Strong', 'Many good studies agree.', 60),
      fair: f.line('Fair', 'Some good studies.', 60),
      weak: f.line('Weak', 'Few or small studies.', 60),
      unclear: f.line('Unclear', 'Studies disagree, or there are none.', 60),
    }),
    changedSince: f.line(
      'Changed since',
      'Follows the reviewer when the page has changed since the review.',
      80,
    ),
    notYetReviewed: f.line(
      'Not yet reviewed',
      'Shown instead of the reviewer until a doctor has read the page.',
      80,
    ),
    regions: f.group(
      'Body regions',
      'Their names, from head to foot.',
      Object.fromEntries(
        regions.map((region) => [region, f.line('Name', 'As the menu and the body map say it.', 40)]),
      ) as Record<Region, ReturnType<typeof f.line>>,
    ),
  },
);
