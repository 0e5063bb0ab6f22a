// A page in short, in Hindi or Marathi.
import * as f from '../fields.ts';
import { signs } from './advice.ts';
import { draft } from './shared.ts';

const sign = (hint: string) => f.callable('Sign', hint, 260);

export const inShort = () =>
  f.group(
    'Page in short',
    'A page of 150 to 220 words in Hindi or Marathi. The file has the name of the English page; six others are called home, contact, privacy, appointment, painkillers and after-an-injection.',
    {
      title: f.line('Title', 'The heading of the page.', 70),
      description: f.description(
        'Description for search engines',
        'One or two sentences, 70 to 160 characters.',
      ),
      intro: f.callable('What it is', 'Two or three sentences, as one would say them.', 420),
      now: signs(
        'Go now',
        'Signs for which to call 108 or 112: as on the English page, the worst first.',
        sign('A sign for which to call 108 or 112 at once.'),
      ),
      sameDay: signs(
        'The same day',
        'Signs to be told the same day: as on the English page.',
        sign('A sign to be seen or told the same day.'),
      ),
      visit: signs('A visit', 'What to come for: as on the English page.', sign('A reason to book a visit.')),
      seen: f
        .line(
          'English page that was seen',
          'Written by `npm run review`. When the English page changes in its medical parts, this page says so, and shows the English signs first.',
          16,
        )
        .meta({ input: 'written', notMedical: true })
        .optional(),
      review: f
        .group('Review', 'Who has read the page in its language. Until then the page says that nobody has.', {
          on: f.day('Reviewed on', 'The day on which it was last read.'),
          by: f.line(
            'Reviewed by',
            'Who reads this language, and has compared the page with the English one.',
            80,
          ),
          version: f.line('What was reviewed', 'Written by `npm run review`.', 16).meta({ input: 'written' }),
        })
        .meta({ notMedical: true })
        .optional(),
      draft,
    },
  );
