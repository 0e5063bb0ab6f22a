import { test } from 'vitest';
import { expectOne, type Case } from '../site.ts';

const cases: Case[] = [
  [
    'the year of a reference',
    'year: 2022',
    'year: 20222',
    '20222 cannot be the year of a publication. → Write the year it appeared: 2022.',
  ],
  [
    'an address without a website',
    'https://www.nice.org.uk/guidance/ng226',
    'https://nice/guidance',
    '"nice" is not the name of a website. → Copy it again from the browser.',
  ],
  [
    'an address with a full stop after it',
    'ng226',
    'ng226.',
    '"https://www.nice.org.uk/guidance/ng226." has a sign in it that is not part of an address. → Copy it again from the browser.',
  ],
  [
    'half a DOI',
    '10.1002/14651858.CD007400.pub3',
    'CD007400',
    '"https://doi.org/CD007400" is not a complete DOI. → It goes on like https://doi.org/10.1002/14651858.CD007400.',
  ],
  [
    'a reference twice',
    'title: Topical NSAIDs for chronic musculoskeletal pain',
    'title: osteoarthritis in over 16s',
    'This reference is in the list twice. → Remove one of the two.',
  ],
];

test.each(cases)('%s', (_kind, ...rest) => expectOne(...rest));
