// Stand-alone articles and news.
import * as f from '../fields.ts';
import { figure } from './claims.ts';
import type { Image } from '../context.ts';
import { safetyBlocks } from './safety.ts';
import { references } from './publications.ts';
import { draft, formerly, picture, publishOn, review, sample } from './shared.ts';

const author = f.reference('team', 'Author', 'Who wrote it.', { notMedical: true });

export const blog = (image: Image) =>
  f.inOrder(
    f.group('Blog article', 'A stand-alone article. The file name is the web address.', {
      title: f.title('Title', 'What the article answers, in plain words.', 70),
      description: f.description('Description', 'One or two sentences of 70 to 160 characters.'),
      published: f.day('Published on', 'The day it first appeared.').meta({ notMedical: true }),
      updated: f
        .day('Updated on', 'The day it last changed in substance.')
        .meta({ notMedical: true })
        .optional(),
      author,
      picture: picture(image),
      tags: f
        .list(f.line('Subject', 'One or two words.', 30), 'Subjects', 'What the article is about.')
        .meta({ notMedical: true })
        .default([]),
      safety: safetyBlocks,
      review,
      references,
      draft,
      formerly,
      publishOn,
      sample,
    }),
    ['published', 'updated'],
    'It was updated before it was published',
  );

const therapy = f.group('Therapy', 'One of the treatments in the report.', {
  name: f.line('Therapy', 'Its name.', 80),
  text: f.cited('Text', 'What it is, in plain words. A figure names its source: [who-2023].'),
  success: f
    .reference('claims', 'Success rate', 'One of the figures that the practice reports of itself.')
    .optional(),
  steps: f.optionalList(f.cited('Step', 'One step.', 240), 'Steps', 'How it is done.'),
});

const story = f.group('Part', 'A part of the report that is kept but has no tab unless it is shown.', {
  heading: f.line('Heading', 'The heading of this part.'),
  text: f.cited('Text', 'One paragraph.'),
  figures: f.optionalList(figure, 'Figures', 'The numbers of this part.'),
  shown: f
    .yesNo('Shown', 'Gives this part a tab of its own. By default it waits here without one.')
    .default(false),
});

export const news = (image: Image) =>
  f.group('News', 'One news story with its tabs.', {
    title: f.line('Title', 'The headline.', 110),
    description: f.description('Description', 'One or two sentences of 70 to 160 characters.'),
    published: f.day('Published on', 'The day it first appeared.').meta({ notMedical: true }),
    author,
    picture: picture(image),
    event: f.line('Event', 'Where it was presented.'),
    overview: f.group('Overview tab', 'What the first tab shows.', {
      intro: f.cited('Introduction', 'What was presented and why.'),
      problemHeading: f.line('Heading above the problem', 'A few words.'),
      problem: f.list(figure, 'The problem in figures', 'Numbers that show the size of the problem.', {
        min: 1,
      }),
      therapiesHeading: f.line('Heading above the therapies', 'A few words.'),
      therapies: f.list(therapy, 'Therapies', 'The three therapies.', { min: 1 }),
      outcomesHeading: f.line('Heading above the outcomes', 'A few words.'),
      outcomes: f.list(figure, 'Outcomes', 'What the clinic reported.', { min: 1 }),
    }),
    procedures: f.group(
      'Procedures tab',
      'What the second tab shows. The therapies and their steps come from the overview.',
      {
        intro: f.cited('Introduction', 'One paragraph.'),
        daycareHeading: f.line('Heading of the day-care summary', 'A few words.'),
        daycareText: f.cited('Day-care summary', 'One paragraph.'),
        daycare: f.list(figure, 'Day care in figures', 'Times and recovery.', { min: 1 }),
      },
    ),
    results: story,
    patientStory: story,
    figuresNote: f.prose('Note on the figures', 'Says who reports these figures and what they do not prove.'),
    cta: f.group('Closing call', 'The last part of the page.', {
      heading: f.line('Heading', 'A few words.'),
      text: f.prose('Text', 'One or two sentences.'),
    }),
    disclaimer: f.prose('Medical disclaimer', 'The note at the end.'),
    review,
    references,
    draft,
    publishOn,
    sample,
  });
