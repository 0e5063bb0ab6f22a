// Stand-alone articles and news.
import * as f from './fields.ts';
import { figure } from './reference.ts';
import { draft, picture, references, review, sample, type Image } from './shared.ts';

const author = f.line('Author', 'The file name of the writer in src/content/team, without the ending.');

export const blog = ({ image }: { image: Image }) =>
  f.group(
    {
      title: f.line('Title', 'What the article answers, in plain words.', 70),
      description: f.line('Description', 'One or two sentences of 70 to 160 characters.', 170),
      published: f.day('Published on', 'The day it first appeared.'),
      updated: f.day('Updated on', 'The day it last changed in substance.').optional(),
      author,
      picture: picture(image),
      tags: f
        .list(f.line('Subject', 'One or two words.', 30), 'Subjects', 'What the article is about.')
        .default([]),
      review,
      references,
      draft,
      sample,
    },
    'Blog article',
    'A stand-alone article. The file name is the web address.',
  );

const therapy = f.group(
  {
    name: f.line('Therapy', 'Its name.', 80),
    text: f.prose('Text', 'What it is, in plain words.'),
    success: f
      .line('Success rate', 'The file name of the claim in src/content/claims, without the ending.', 40)
      .optional(),
    steps: f.list(f.line('Step', 'One step.', 240), 'Steps', 'How it is done.').default([]),
  },
  'Therapy',
  'One of the treatments in the report.',
);

const story = f.group(
  {
    heading: f.line('Heading', 'The heading of this part.'),
    text: f.prose('Text', 'One paragraph.'),
    figures: f.list(figure, 'Figures', 'The numbers of this part.').default([]),
    shown: f
      .yesNo('Shown', 'true gives this part a tab of its own. By default it waits here without one.')
      .default(false),
  },
  'Part',
  'A part of the report that is kept but has no tab unless shown is true.',
);

export const news = ({ image }: { image: Image }) =>
  f.group(
    {
      title: f.line('Title', 'The headline.', 110),
      description: f.line('Description', 'One or two sentences of 70 to 160 characters.', 170),
      published: f.day('Published on', 'The day it first appeared.'),
      author,
      picture: picture(image),
      event: f.line('Event', 'Where it was presented.'),
      overview: f.group(
        {
          intro: f.prose('Introduction', 'What was presented and why.'),
          problemHeading: f.line('Heading above the problem', 'A few words.'),
          problem: f.list(figure, 'The problem in figures', 'Numbers that show the size of the problem.', {
            min: 1,
          }),
          therapiesHeading: f.line('Heading above the therapies', 'A few words.'),
          therapies: f.list(therapy, 'Therapies', 'The three therapies.', { min: 1 }),
          outcomesHeading: f.line('Heading above the outcomes', 'A few words.'),
          outcomes: f.list(figure, 'Outcomes', 'What the clinic reported.', { min: 1 }),
        },
        'Overview tab',
        'What the first tab shows.',
      ),
      procedures: f.group(
        {
          intro: f.prose('Introduction', 'One paragraph.'),
          daycareHeading: f.line('Heading of the day-care summary', 'A few words.'),
          daycareText: f.prose('Day-care summary', 'One paragraph.'),
          daycare: f.list(figure, 'Day care in figures', 'Times and recovery.', { min: 1 }),
        },
        'Procedures tab',
        'What the second tab shows. The therapies and their steps come from the overview.',
      ),
      results: story,
      patientStory: story,
      figuresNote: f.prose(
        'Note on the figures',
        'Says who reports these figures and what they do not prove.',
      ),
      cta: f.group(
        { heading: f.line('Heading', 'A few words.'), text: f.prose('Text', 'One or two sentences.') },
        'Closing call',
        'The last part of the page.',
      ),
      disclaimer: f.prose('Medical disclaimer', 'The note at the end.'),
      review,
      references,
      draft,
      sample,
    },
    'News',
    'One news story with its tabs.',
  );
