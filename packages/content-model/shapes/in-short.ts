// A page in short, in Hindi or Marathi. The safety blocks of its English page are added automatically.
import * as f from '../fields.ts';
import { signs } from './advice.ts';
import { safetyBlocks } from './safety.ts';
import { draft } from './shared.ts';
import { languageReview, seen, toDecide } from './translations.ts';

const sign = (hint: string) => f.callable('Sign', hint, 260);

export const inShort = f.group(
  'Page in short',
  'A page of 100 to 220 words in Hindi or Marathi, besides its signs. The file has the name of the English page; others have a name of their own: home, contact, privacy.',
  {
    title: f.withTown(f.line('Title', 'The heading of the page.', 70)),
    description: f.withTown(
      f.description('Description for search engines', 'One or two sentences, 70 to 160 characters.'),
    ),
    intro: f.callable('What it is', 'Two or three sentences, as one would say them.', 420),
    now: signs(
      'Go now',
      'The emergency signs that only this page has: one for each of the English page, in its order. Those of its safety blocks come by themselves.',
      sign('A sign for which to call 108 or 112 at once.'),
    ),
    sameDay: signs('The same day', 'As above.', sign('A sign to be seen or told the same day.')),
    visit: signs('A visit', 'As above.', sign('A reason to book a visit.')),
    tonight: f
      .callable(
        'Tonight',
        'What to take until a doctor sees the patient, as "Tonight" of the English page: the same medicine first, the same doses.',
        500,
      )
      .optional(),
    before: signs(
      'Tell us before',
      'For a procedure: what to tell the practice, beyond what the safety blocks say.',
      sign('One point.'),
    ),
    risks: f
      .line(
        'Serious risks',
        'For a procedure: all serious risks of the English page, in one or two sentences.',
        400,
      )
      .optional(),
    includes: f
      .line('What the price includes', 'For a procedure with a price: what its English page says of it.', 200)
      .optional(),
    safety: safetyBlocks,
    toDecide,
    seen,
    review: languageReview,
    draft,
  },
);
