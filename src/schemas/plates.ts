// Which plates a doctor has looked at and signed.
import * as f from './fields.ts';

const plate = f.line('Plate', 'Its name, without the ending.', 60);

const signature = f.group(
  {
    plate,
    by: f.line('Signed by', 'The file name of the doctor in src/content/team, without the ending.', 60),
    on: f.day('Signed on', 'The day the doctor looked at the plate and found it right.'),
    source: f.line(
      'Source',
      'The word after "source" in the file of the same name in src/assets/plates that ends in .json. A plate that has changed since has another one, and has lost its signature.',
      80,
    ),
  },
  'Signature',
  'A plate that a doctor has looked at and found right.',
);

export const reviews = () =>
  f.group(
    {
      notYetReviewed: f.list(
        plate,
        'Not yet reviewed',
        'Illustrations, not yet reviewed by a doctor. The pages say so under them.',
        { max: 200 },
      ),
      signed: f.list(signature, 'Signed', 'Plates that a doctor has signed.', { max: 200 }).default([]),
    },
    'Reviews of the plates',
    'Every plate stands here, in one of the two lists. To sign one, move it from the first to the second.',
  );
