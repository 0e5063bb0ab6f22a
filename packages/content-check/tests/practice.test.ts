// The facts of the practice are such that a patient reaches it, and none of the sample's stays behind.
import { expect, test } from 'vitest';
import { knee, changed, mistakesIn, practice } from './site.ts';

/** Of a file that has nothing but these lines, what is said of what is there. */
const said = (lines: string) =>
  mistakesIn({ [practice]: `${lines}\n` }).filter((mistake) => !/is missing/.test(mistake));

// Another number to dial, half an address of mail, five digits, a landline, no map, a price below another, half a rupee.
test.each([
  ['phone: { label: 98765 43211, number: "+919876543219" }', /another than the one/],
  ['phone: { label: Call us, number: "+919876543219" }', /another than the one/],
  ['email: care@clinic', /an address such as/],
  ['address: { pin: "41100" }', /must be six digits/],
  ["whatsapp: '912026123456'", /must be a mobile number/],
  ['address: { map: https://clinic.in }', /must be a link to a map/],
  ['prices: [{ what: First visit, from: 900, to: 90, includes: A talk. }]', /not above the lowest/],
  ['prices: [{ what: First visit, from: 900.5, includes: A talk. }]', /whole rupees/],
  ['social: [{ kind: email, text: Mail, target: mailto:a@b.in }]', /those of the practice/],
])('%s is a mistake', (lines, words) => expect(said(lines)).toEqual([expect.stringMatching(words)]));

test.each([
  'phone: { label: 098765 43211, number: "+919876543211" }',
  'phone: { label: +91 20 2612 3456, number: "+912026123456" }',
  "whatsapp: '919876543211'",
  'address: { pin: "411005", map: https://maps.app.goo.gl/abc }',
])('%s is in order', (lines) => expect(said(lines)).toEqual([]));

test('a fact of the sample may stay only as long as the practice is the sample', () => {
  const page = changed(knee, ['## What helps', '## What helps\n\nCall 98765 43210.\n']);
  const left = (facts: string) =>
    mistakesIn({ ...page, [practice]: facts }).filter((mistake) => mistake.includes("is the sample's"));
  expect(left('name: Ours\n')).toEqual([
    expect.stringContaining(
      '"98765 43210" is the sample\'s, not your practice\'s. → Write your own in its place, or take it out.',
    ),
  ]);
  expect(left('name: Ours\nsample: true\n')).toEqual([]);
});
