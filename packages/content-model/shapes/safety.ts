// Safety blocks: advice that several pages share. Each block defines which pages must have it.
import * as f from '../fields.ts';
import { regions } from '../regions.ts';
import { signLevels, signs } from './advice.ts';
import { references } from './publications.ts';
import { draft, review, sample } from './shared.ts';
import { translations } from './translations.ts';

export const procedureTypes = ['percutaneous', 'surgical', 'noninvasive'] as const;

const neededBy = f.group(
  'Which pages need it',
  'A page that all of this fits, and that does not name the block, fails the content check.',
  {
    kinds: f.list(
      f.choice(['conditions', 'services', 'blog'], 'Kind', 'A kind of page.'),
      'Kinds of pages',
      'Only these are looked at.',
      { min: 1 },
    ),
    words: f.optionalList(
      f.line('Word', 'One word or a few, small letters. The plural is found, too.', 40),
      'Words',
      'A page that uses one of these needs the block. Without words, the lists below decide alone.',
      { max: 60 },
    ),
    unless: f.optionalList(
      f.line('Words around it', 'For example "diabetes tablets".', 60),
      'But not',
      'Places in which such a word means something else.',
      { max: 60 },
    ),
    regions: f.optionalList(
      f.choice(regions, 'Body region', 'As on the pages.'),
      'Body regions',
      'Only pages of these regions. Without any, all.',
    ),
    tags: f
      .list(
        f.line('Tag', 'A tag of the article, as written there.', 40),
        'Tags of articles',
        'An article has no body region: only articles with one of these tags. Without any, all.',
      )
      .optional(),
    procedures: f.optionalList(
      f.choice(procedureTypes, 'Kind of procedure', 'As on the service pages.'),
      'Kinds of procedures',
      'Only service pages of these kinds. Without any, all.',
    ),
  },
);

const known = f
  .list(
    f.group(
      'Sign',
      'A sign that this block speaks of. A page that shows the block does not say it again, and no page gives it another level.',
      {
        words: f.list(
          f.line('Words', 'Small letters. An … is for words between: "numb … legs".', 60),
          'Words',
          'By which the sign is known on any page.',
          { min: 1, max: 40 },
        ),
        unless: f.optionalList(
          f.line('Words', 'As above.', 60),
          'But not',
          'Where such words mean something else.',
        ),
        level: f
          .choice(
            signLevels,
            'Level',
            'The one level that the sign has everywhere. Without it, it may have several.',
          )
          .optional(),
      },
    ),
    'Known signs',
    'How the check knows the signs of this block on other pages.',
  )
  .meta({ notMedical: true })
  .default([]);

/** The translated texts of a block; `room` is the factor by which another language may be longer. */
const texts = (room = 1) => ({
  title: f.line('Title', 'The heading of the box.', 60 * room),
  opening: f
    .list(
      f.group('Line', 'A question of the reader, and its answer.', {
        question: f.line('Question', 'A few words: May I take it?', 40 * room),
        answer: f.callable('Answer', 'A few plain sentences.', 560 * room),
      }),
      'Opening',
      'For a box: whether one may take it, how much, and when not. Text and rules are folded below these lines. Paper shows all.',
      { max: 3 },
    )
    // Optional without a default, as `limits`: an empty list would change the version that a doctor signed.
    .optional(),
  limits: f
    .list(
      f.callable('Limit', 'One short sentence.', 200 * room),
      'Limits',
      'For a box: who must not take a dose, or has to ask first. Conditions show these lines directly below it.',
      { max: 3 },
    )
    .optional(),
  text: f
    .callable(
      'Text',
      'For a box: above its rules. For after: above the signs, such as how long to watch for them.',
      400 * room,
    )
    .meta({ cites: true })
    .optional(),
  rules: f.optionalList(
    f.callable('Rule', 'One to four plain sentences.', 330 * room).meta({ cites: true }),
    'Rules',
    'For a box. The back of the printed sheet of a procedure has all of them.',
    { max: 16 },
  ),
  points: f.optionalList(
    f.callable('Point', 'One or two plain sentences.', 400 * room).meta({ cites: true }),
    'Points',
    'For before: what to tell us.',
    { max: 16 },
  ),
  emergency: signs('Emergency now', 'For help and after: signs for which to call 112.'),
  sameDay: signs('Same day', 'For help and after: signs to be seen or told the same day.'),
  visit: signs('Book a visit', 'For help: reasons to book a visit.'),
});

const { title, opening, limits, text, rules, points, ...levels } = texts();

export const safety = f
  .group('Safety block', 'Advice that is on many pages. Pages name it by its file name.', {
    title,
    shown: f.choice(
      ['box', 'help', 'before', 'after'],
      'Shown as',
      'box: a box of its own. help: its signs join those under "When to get help". before: what to tell us before a procedure. after: its signs join the warning signs after a procedure.',
    ),
    neededBy,
    with: f
      .list(
        f.reference('safety', 'Safety block', 'A safety block.'),
        'Together with',
        'A page that shows this block shows these blocks too.',
      )
      // Optional without a default: an empty list would change the version that a doctor signed.
      .optional(),
    opening,
    limits,
    text,
    rules,
    more: f
      .reference(
        'blog',
        'Read more',
        'For a box: an article that says more. Its title is the link under the text.',
      )
      .optional(),
    points,
    ...levels,
    known,
    review,
    references,
    ...translations(texts(1.6)),
    draft,
    sample,
  })
  .superRefine((block, { addIssue }) => {
    const list = shows[block.shown].find((name) => block[name].length > 0);
    if (list) return;
    const [first] = shows[block.shown];
    const message = `"${first}" is empty, but a ${block.shown} shows ${shows[block.shown].join(', ')}`;
    addIssue({ code: 'custom', path: [first], message, input: undefined });
  });

/** The lists that a page shows, for each value of `shown`. */
const shows = {
  box: ['rules'],
  before: ['points'],
  help: ['emergency', 'sameDay', 'visit'],
  after: ['emergency', 'sameDay'],
} as const;

/** The blocks that a page shows. */
export const safetyBlocks = f.optionalList(
  f.reference('safety', 'Safety block', 'A safety block.'),
  'Safety blocks',
  'Advice that is written once in src/content/safety and shown on this page. The content check says which ones it needs.',
);
