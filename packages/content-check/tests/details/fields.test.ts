// Details that do not fit the schema.
import { expect, test } from 'vitest';
import { fieldsOf, parsed } from '@clinic/content-model/plain.ts';
import { sourceIn } from '../../read/files.ts';
import {
  block,
  changed,
  contact,
  validSite,
  knee,
  lineOf,
  problemsIn,
  testSites,
  problemsAfter,
  testEdits,
  testEditsIn,
  story,
} from '../site.ts';

const names = Object.keys(fieldsOf('conditions').properties ?? {});

testEdits({
  'excerpt: → excerp:': 'There is no field called "excerp". → Did you mean excerpt?',
  'region: knee → region: knee\nwaitingTime: long': [
    `There is no field called "waitingTime". → Remove the line. The names here are: ${names.join(', ')}.`,
    1,
  ],
  'region: knee → region: kne': '"kne" is not one of the choices for Body region. → Did you mean knee?',
  'region: knee → region: wrist':
    '"wrist" is not one of the choices for Body region. → Choose one of: head, neck, shoulder, arm, back, abdomen, hip, knee, foot, nerves.',
  '  text: From →   txt: From': 'There is no field called "txt". → Did you mean text?',
  'region: knee\n → ': [
    '"region" is missing. → Add a line "region: …". Body region: Where in the menu this page is listed.',
    -6,
  ],
  '\n    alt: Bent knee seen from the front. → ':
    '"alt" is missing in images, entry 2. → Add a line "alt: …". What the picture shows: Read aloud to people who cannot see it. Say what is seen, where, and from which side. Needed with a picture of your own.',
  'title: Knee Pain → title:': '"Title" is empty. → As patients say it: "Knee Pain".',
  'title: Knee Pain → title: 2026':
    '2026 is read as a number or a yes/no, not as text. → Put it between quotation marks: "2026".',
  [`title: Knee Pain → title: ${'Knee '.repeat(20)}`]:
    '"Title" is longer than 70 characters. → As patients say it: "Knee Pain".',
  'order: 1 → order: first':
    '"Order" must be a number. → The place in the menu and in the forms, 1 for the first.',
  'causes:\n  - Wear of the joint\n  - A twist or a fall → causes: Wear':
    '"Common causes" must be a list: each entry on its own line after "- ". → Shown as a list.',
  'kind: wait → kind: wait\n    service: knee-block': [
    'The options begin with a procedure of ours. → Begin with what costs least and harms least.',
    1,
  ],
  'on: 2026-11-01 → on: 2026-02-31':
    'There is no such day as 2026-02-31. → Write the year, the month and the day as in 2026-01-31.',
  'on: 2026-11-01 → on: 01/11/2026':
    '"Reviewed on" must be a day such as 2026-01-31. → Did you mean 2026-11-01?',
  'on: 2026-11-01 → on: 1 November 2026':
    '"Reviewed on" must be a day such as 2026-01-31. → Did you mean 2026-11-01?',
  'on: 2026-11-01 → on: 1 November':
    '"Reviewed on" must be a day such as 2026-01-31. → The day a doctor last read and approved this page.',
  'next: 2027 → next: 2025': 'The next review is before the last one. → Correct one of the two days.',
  'images: → images:\n  - plate: knee-block':
    '"Pictures" can have at most 2. → One or two pictures. The first is the main one.',
  'plate: knee-pain → alt: Knee.':
    '"plate" is missing in images, entry 1. → Add a line "plate: …". Plate: One of the illustrations of this site. It brings its own words for those who cannot see it. Give the name of the file in src/assets/plates, without the ending.',
  './knee.webp → ./knee.webp\n    plate: knee-pain':
    'A picture is either a plate or a file of your own. → Instead of a plate: at least 960 pixels wide and at most 5 MB. Give its path from this file.',
  [`${validSite[knee]?.slice(validSite[knee].indexOf('getHelp:'), validSite[knee].indexOf('options:')) ?? ''} → `]:
    [
      '"getHelp" is missing. → Add a line "getHelp: …". When to get help: Three levels. A page without a sign on each does not pass the check.',
      1 - lineOf('getHelp:'),
    ],
});
// Screens are a union of schemas.
testEditsIn(contact, {
  'text: Call first. → text: 5':
    '5 is read as a number or a yes/no, not as text. → Put it between quotation marks: "5".',
});
for (const stars of ['0', '6', '4.5', '"5"'])
  testSites({
    [`${stars} stars`]: [changed(story, ['rating: 5', `rating: ${stars}`]), / must be .* → 1 to 5 stars/],
  });

test.each([
  [
    contact,
    'screen: contact',
    'screen: contacts',
    'There is no screen called "contacts". → Did you mean contact?',
  ],
  [contact, 'heading: Send', 'headline: Send', 'There is no field called "headline".'],
  [story, 'abcdefghijk', 'abc', '"Video" must be its address, or the eleven characters after v='],
])('reports in %s: %s → %s', (file, find, put, words) =>
  expect(problemsAfter(find, put, file)[0]).toContain(words),
);

test.each(['procedure', 'questions'])('requires %s, except in a second reading', (field) => {
  const without = changed(block, [new RegExp(`^${field}:\n(?: .*\n)+`, 'm'), '']);
  expect(problemsIn(without).join('\n')).toContain(`knee-block.mdx:1 "${field}" is missing.`);
});

test.each(['https://youtu.be/abcdefghijk?si=x', 'https://www.youtube.com/watch?t=1&v=abcdefghijk'])(
  'accepts a video by its address: %s',
  (address) => {
    expect(problemsAfter('abcdefghijk', address, story)).toEqual([]);
    const { raw } = sourceIn(story, validSite[story]?.replace('abcdefghijk', address) ?? '') ?? {};
    expect(parsed('testimonials', raw).videoId).toBe('abcdefghijk');
  },
);

// The ten people of an option.
const ofTen = (counts: string, outcome = 'feel much better [cochrane-2016]') => {
  const benefit = '    benefit: Easier stairs.\n';
  const added = `    ofTen:\n      outcome: ${outcome}\n      ${counts.replace('\n', '\n      ')}\n`;
  return problemsIn(changed(knee, [benefit, benefit + added])).join('\n');
};
const whole = '"With it" must be a whole number from 0 to 10';

test.each([
  ['with: 11', whole],
  ['with: -1', whole],
  ['with: six', whole],
  ['with: 6\nwithout: 4.5', '"Without it" must be a whole number from 0 to 10'],
  ['with: 6', '"What happens" names no source', 'feel much better'],
  ['with: 6', 'cochrane-2061', 'feel much better [cochrane-2061]'],
])('reports "%s" of ten people: %s', (counts, words, outcome?: string) =>
  expect(ofTen(counts, outcome)).toContain(words),
);

test.each(['with: 6\nwithout: 5', 'with: 0'])('accepts "%s" of ten people', (counts) =>
  expect(ofTen(counts)).toBe(''),
);

const consent = 'consentOn: 2026-09-01\n';
testSites({
  'a testimonial without consent': [changed(story, [consent, '']), '"consentOn" is missing'],
  'a draft of one, in which the video and the stars are still to come': [
    changed(story, [consent, 'draft: true\n'], ['rating: 5\n', ''], ['abcdefghijk', '✎']),
  ],
  'a public one without stars': [changed(story, ['rating: 5\n', '']), '"rating" is missing'],
  'a draft whose reviewer is still to be chosen': [
    changed(knee, ['by: founder', 'by: ✎'], ['order: 1', 'order: 1\ndraft: true']),
  ],
  'a public page whose reviewer is still to be chosen': [
    changed(knee, ['by: founder', 'by: ✎']),
    '"by" is still to be filled in',
  ],
});
