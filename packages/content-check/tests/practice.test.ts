// The facts of the practice are such that a patient reaches it, and none of the sample's stays behind.
import { expect, test } from 'vitest';
import { knee, changed, mistakesIn } from './site.ts';

const file = 'src/content/practice/practice.yaml';
/** Of a file that has nothing but these lines, what is said of what is there. */
const said = (lines: string) =>
  mistakesIn({ [file]: lines }).filter((mistake) => !/is missing/.test(mistake));

test.each([
  [
    'a number to dial that is not the one shown',
    'phone: { label: 98765 43211, number: "+919876543219" }',
    /another than the one/,
  ],
  [
    'a number that is no number',
    'phone: { label: Call us, number: "+919876543219" }',
    /another than the one/,
  ],
  ['half an address of mail', 'email: care@clinic', /an address such as/],
  ['five digits of a PIN', 'address: { pin: "41100" }', /must be six digits/],
  ['WhatsApp on a landline', "whatsapp: '912026123456'", /must be a mobile number/],
  ['an address that is no map', 'address: { map: https://clinic.in }', /must be a link to a map/],
  [
    'a highest price below the lowest',
    'prices: [{ what: First visit, from: 900, to: 90, includes: A talk. }]',
    /not above the lowest/,
  ],
  ['half a rupee', 'prices: [{ what: First visit, from: 900.5, includes: A talk. }]', /whole rupees/],
  [
    'a mail of its own at an icon',
    'social: [{ kind: email, text: Mail, target: mailto:a@b.in }]',
    /those of the practice/,
  ],
])('%s', (_what, lines, words) => {
  const found = said(`${lines}\n`);
  expect(found, found.join('\n')).toHaveLength(1);
  expect(found[0]).toMatch(words);
});

test.each([
  'phone: { label: 098765 43211, number: "+919876543211" }',
  'phone: { label: +91 20 2612 3456, number: "+912026123456" }',
  "whatsapp: '919876543211'",
  'address: { pin: "411005", map: https://maps.app.goo.gl/abc }',
])('%s is in order', (lines) => expect(said(`${lines}\n`)).toEqual([]));

test('a fact of the sample may stay only as long as the practice is the sample', () => {
  const page = changed(knee, ['## What helps', '## What helps\n\nCall 98765 43210.\n']);
  const left = (practice: string) =>
    mistakesIn({ ...page, [file]: practice }).filter((mistake) => mistake.includes("is the sample's"));
  expect(left('name: Ours\n')).toEqual([expect.stringContaining('"98765 43210" is the sample\'s')]);
  expect(left('name: Ours\nsample: true\n')).toEqual([]);
});
