// The structured parts of care pages.
import { z } from 'astro/zod';
import { sourcesIn } from '../sources.ts';
import * as f from '../fields.ts';

const entry = (label: string, hint: string) => f.line(label, hint, 260);
/** An entry that may cite sources. */
const fact = (label: string, hint: string) => f.cited(label, hint, 260);

/** The urgency of a sign: call 112 now, see a doctor the same day, book a visit. */
export const signLevels = ['emergency', 'sameDay', 'visit'] as const;
export type SignLevel = (typeof signLevels)[number];

/** Warning signs of one level. May be empty, since safety blocks also have signs. */
export const signs = (
  label: string,
  hint: string,
  sign = entry('Sign', 'One sign, as a patient would say it.'),
) => f.optionalList(sign, label, hint, { max: 10 });

export const getHelp = f.group(
  'When to get help',
  'Three levels. A page without a sign on each does not pass the check.',
  {
    emergency: signs(
      'Emergency now',
      'When to call 112 or 108, beyond what the safety blocks of the page say.',
      entry('Emergency sign', 'A sign for which to call 112 or 108 or go to a hospital at once.'),
    ),
    sameDay: signs(
      'Same day',
      'When to see a doctor today, beyond what the safety blocks of the page say.',
      entry('Same-day sign', 'A sign for which to see a doctor today.'),
    ),
    visit: signs(
      'Book a visit',
      'When to book a visit, beyond what the safety blocks of the page say.',
      entry('Reason to book', 'A reason to book an ordinary visit.'),
    ),
    inShort: f.line(
      'In short',
      'One sentence above the request forms: the signs for which a form is the wrong way.',
      200,
    ),
  },
);

const people = (label: string, hint: string) =>
  z
    .int({ error: `"${label}" must be a whole number from 0 to 10` })
    .min(0, `"${label}" must be a whole number from 0 to 10`)
    .max(10, `"${label}" must be a whole number from 0 to 10`)
    .meta({ title: label, description: hint });

const ofTen = f
  .group(
    'People of ten',
    'Drawn as ten small people. Only where a source says it; for the other options of the page, it says that it is not known.',
    {
      outcome: f
        .cited(
          'What happens',
          'What is counted, when, and its source: "feel much better after 6 to 12 weeks [cochrane-2016]".',
          120,
        )
        .refine((text) => sourcesIn(text).length > 0, {
          error: '"What happens" names no source: end it with the key of a reference in brackets',
        }),
      with: people('With it', 'How many of ten people, as the source says.'),
      without: people(
        'Without it',
        'The same without it, or with a dummy. Leave it out where it is not known.',
      ).optional(),
    },
  )
  .meta({ counted: false });

const option = f.group('Option', 'One of the choices a patient has.', {
  name: f.line('Option', 'What it is called.', 60),
  kind: f.choice(
    ['wait', 'movement', 'medicine', 'injection', 'procedure', 'surgery', 'mind'],
    'Kind',
    'What kind of treatment it is.',
  ),
  service: f
    .reference('services', 'Service page', 'The service that explains it, if there is one.')
    .optional(),
  does: f.cited('What it does', 'One sentence.', 200),
  benefit: f
    .cited(
      'Usual benefit',
      'In honest words; natural frequencies where they are known. A figure names its source: "6 in 10 had less pain [nice-2022]."',
      220,
    )
    .meta({ outcome: true }),
  ofTen: ofTen.optional(),
  risks: f.cited('Main risks', 'The common ones, and the serious ones even if rare.', 220),
  timeOff: f.line('Time off', 'A few words.', 90),
  evidence: f.choice(
    ['strong', 'fair', 'weak', 'unclear'],
    'How sure we are',
    'How good the proof is for what is under "Usual benefit", large or small. strong: reviews of many careful trials agree with good certainty, or a change so large that long follow-ups of thousands agree. fair: careful trials or a review find it, with doubts left. weak: few, small or uncontrolled studies. unclear: careful trials or guidelines disagree, or there are none.',
  ),
  treatment: f
    .line(
      'Shared with other pages',
      'A short name such as exercise-knee, the same on all pages that speak of this treatment for this trouble. Their ratings must agree. Options with a service page are compared without it.',
      40,
    )
    .meta({ counted: false, mayRepeat: true, notMedical: true })
    .optional(),
  differs: f
    .line(
      'Why the rating differs',
      'Where another page rates the same treatment differently: the reason, for the next editor and the doctor. Never shown.',
      200,
    )
    .meta({ counted: false, mayRepeat: true, notMedical: true })
    .optional(),
});

export const options = f
  .list(option, 'Options side by side', 'From doing nothing for now to surgery, where it is an answer.', {
    min: 3,
    max: 8,
  })
  .refine(([first]) => first?.service === undefined, {
    path: [0, 'service'],
    error: 'The options begin with a procedure of ours',
    params: { fix: 'Begin with what costs least and harms least.' },
  });

export const questions = f.list(
  f.group('Question', 'A question people ask.', {
    question: f.line('Question', 'As patients ask it.', 120).meta({ mayPromise: true }),
    answer: f.cited('Answer', 'Two to four short sentences.', 500),
  }),
  'Questions people ask',
  'Three to six.',
  { min: 3, max: 6 },
);

export const askDoctor = f
  .list(
    entry('Question for the doctor', 'A question worth asking.'),
    'Questions to ask the doctor',
    'Three to five.',
    { min: 3, max: 5 },
  )
  .meta({ mayPromise: true });

const steps = (label: string) =>
  f.list(
    f.cited('Step', 'One step, one or two short sentences.', 240),
    label,
    'In the order in which they happen.',
    { min: 2, max: 7 },
  );

export const procedure = f.group(
  'The procedure in facts',
  'Drawn on the page and as a sheet to print. Only another name for a page (secondReadingOf) can do without.',
  {
    helps: f.list(
      fact('Who it may help', 'One group of people.'),
      'Who it may help',
      'For whom it is considered.',
      { min: 1, max: 6 },
    ),
    notFor: f.list(
      fact('Who should not have it', 'One reason.'),
      'Who should not have it',
      'Reasons against it, for now or at all.',
      { min: 2, max: 8 },
    ),
    before: steps('Before'),
    during: steps('During'),
    after: steps('After'),
    duration: f.line('How long it takes', 'In minutes or hours.', 120),
    anaesthesia: f.line('Anaesthesia', 'Whether you are awake, and what is numbed.', 160),
    goingHome: f.line('Going home', 'When, and with whom.', 160),
    backToWork: f.line('Back to work', 'For desk work and for heavy work.', 160),
    benefit: f
      .cited(
        'Chance of benefit',
        'In honest words; natural frequencies where they are known. A figure names its source: "6 in 10 had less pain [nice-2022]."',
        500,
      )
      .meta({ outcome: true }),
    commonEffects: f.list(fact('Common effect', 'One.'), 'Common', 'What many people notice.', {
      min: 1,
      max: 6,
    }),
    seriousRisks: f.list(
      fact('Rare serious risk', 'One.'),
      'Rare or serious',
      'What must be said although it is rare.',
      { min: 1, max: 8 },
    ),
    emergencySigns: signs(
      'Warning signs: call 112 or go to hospital',
      'After the procedure, beyond what the safety blocks of the page say.',
      entry('Emergency sign', 'One.'),
    ),
    callSigns: signs(
      'Warning signs: call us the same day',
      'After the procedure, beyond what the safety blocks of the page say.',
      entry('Sign to call us', 'One.'),
    ),
    alternatives: f.list(
      fact('Alternative', 'One.'),
      'Alternatives',
      'Other choices, including doing nothing for now.',
      { min: 2, max: 7 },
    ),
    evidence: f
      .cited(
        'What the evidence says',
        'What is proven, what is not, what regulators or guidelines say, each with its source: [nice-2022].',
        600,
      )
      .meta({ outcome: true }),
  },
);
