// Guidelines, reviews and trials. Pages refer to them by name.
import * as f from '../fields.ts';

export const publication = f.group(
  'Publication',
  'A guideline, review or trial. Its file name is the key by which a sentence names it, in brackets: nice-ng59.yaml is [nice-ng59].',
  {
    title: f
      .line(
        'Title',
        'As it is printed. A number by which it is known is in ( ) behind it: (NG59). The file gets a short name, such as nice-ng59: it is the key.',
        300,
      )
      .meta({ mayPromise: true, mayRepeat: true }),
    author: f
      .line(
        'First author',
        'Surname and initials, as printed: Bennell KL. Nothing for a body such as NICE.',
        60,
      )
      .meta({ mayRepeat: true })
      .optional(),
    publisher: f
      .line('Published by', 'The body or journal, spelt as in the other files.')
      .meta({ mayRepeat: true }),
    year: f.number('Year', 'The year it was published.'),
    url: f.webAddress('Address', 'Where it can be read.'),
    unseen: f
      .yesNo(
        'Not looked at',
        'Not opened yet to see that it says what the pages say. Take the mark away when a doctor has opened it.',
      )
      .optional(),
  },
);

/** The publications that a page cites. */
export const references = f.optionalList(
  f.reference('publications', 'Publication', 'A guideline, review or trial.'),
  'References',
  'What this page rests on. Each is named in a sentence by its key in brackets, and has a file of its own under Publications.',
  { max: 16 },
);
