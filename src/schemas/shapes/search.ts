// What the search of the site knows besides the pages themselves.
import * as f from '../fields.ts';

const MOST = 400;

const names = (label: string, hint: string) =>
  f.list(f.line('Name', 'One or several words, in any script. Small letters do.', 60), label, hint, {
    max: MOST,
  });

export const searchWords = () =>
  f
    .group('Words of the search', 'What patients type, in their own words. No page shows it.', {
      skip: f.list(
        f.line(
          'Words',
          'Several in a line, with commas between them. Each is skipped as it stands here.',
          600,
        ),
        'Words to skip',
        'Words that say nothing about what somebody looks for: "my", "mein", "आहे".',
      ),
      words: f.list(
        f.group('Word', 'A word of this site, and how patients call it.', {
          means: f.line('On this site', 'The word that our pages use, such as "knee".', 60),
          also: names(
            'What patients type',
            'In English, Hindi, Marathi, and in the letters of either. What sounds the same needs to stand here once: ghutna also finds ghutne.',
          ),
        }),
        'Words',
        'What patients type, and what our pages call it.',
        { max: MOST },
      ),
      emergencies: f.list(
        f.group('Emergency', 'Questions that sound like an emergency.', {
          words: names('Words', 'In the words of this site. All words of one line must be in the question.'),
          says: f.callable('What is said', 'Stands above all results.', 240),
        }),
        'Emergencies',
        'What is said first, before any page is shown.',
      ),
    })
    .meta({ mayPromise: true, mayRepeat: true, notMedical: true });
