// The vocabulary of the site search.
import * as f from '../fields.ts';

const MOST = 400;

const names = (label: string, hint: string) =>
  f.list(f.line('Name', 'One or several words, in any script. Small letters do.', 60), label, hint, {
    max: MOST,
  });

const words = (label: string, hint: string) =>
  f.list(f.line('Words', 'Several in a line, with commas between them.', 2000), label, hint);

const ofLanguage = (language: string) =>
  f.group(language, `The words of ${language}, in its own letters and in Latin ones.`, {
    skip: words('Words to skip', 'Words that say nothing about what a visitor looks for: "mein", "आहे".'),
    tells: words(
      'Words that tell the language',
      `A question with one of these, or with one that is skipped, is answered in ${language}.`,
    ),
  });

const said = (language: string) => f.callable(`What is said in ${language}`, 'Shown above all results.', 240);

export const searchWords = f
  .group('Words of the search', 'What patients type, in their own words. No page shows it.', {
    skip: words('Words to skip', 'English words that say nothing about what a visitor looks for: "my".'),
    hindi: ofLanguage('Hindi'),
    marathi: ofLanguage('Marathi'),
    treatments: words(
      'Words for treatments',
      'In the words of this site. A visitor who asks with one of them is shown treatments before conditions.',
    ),
    words: f.list(
      f.group('Word', 'A word of this site, and how patients call it.', {
        means: f.line('On this site', 'The word that our pages use, such as "knee".', 60),
        also: names(
          'What patients type',
          'In English, Hindi, Marathi, and in the letters of either. What sounds the same needs to be here once: ghutna also finds ghutne.',
        ),
      }),
      'Words',
      'What patients type, and what our pages call it.',
      { max: MOST },
    ),
    emergencies: f.list(
      f.group('Emergency', 'Questions that sound like an emergency.', {
        words: names('Words', 'In the words of this site. All words of one line must be in the question.'),
        says: said('English'),
        hindi: said('Hindi'),
        marathi: said('Marathi'),
      }),
      'Emergencies',
      'What is said first, before any page is shown. The first advice is also shown for the signs of the safety blocks.',
      { min: 1 },
    ),
  })
  .meta({ mayPromise: true, mayRepeat: true, notMedical: true });
