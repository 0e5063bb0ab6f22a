// The facts of the practice are valid, and none of the sample practice remains.
import { expect, test } from 'vitest';
import { knee, changed, problemsIn, practice } from './site.ts';

/** Problems of a file with only these lines, except for missing fields. */
const said = (lines: string) =>
  problemsIn({ [practice]: `${lines}\n` }).filter((problem) => !/is missing/.test(problem));

test.each([
  ['phone: { label: 98765 43211, number: "+919876543219" }', /another than the one/],
  ['phone: { label: Call us, number: "+919876543219" }', /another than the one/],
  ['email: care@clinic', /an address such as/],
  ['address: { pin: "41100" }', /must be six digits/],
  ["whatsapp: '912026123456'", /must be a mobile number/],
  ['logo: ./logo.svg', /There is no picture at .\/logo.svg/],
  ['colours: { action: navy }', /must be a colour such as #1f4460/],
  ['colours: { action: "#7f7f7f" }', /contrast of 3.7:1; 4.5:1 is needed. → Choose a darker or a lighter/],
  // A landline without 91, and a mobile number without it.
  ["whatsapp: '2532345678'", /must be a mobile number/],
  ["whatsapp: '9876543211'", /must be a mobile number/],
  ['website: https://www.clinic.in/', /ends with a slash. → The address of this site, without/],
  ['address: { map: https://clinic.in }', /must be a link to a map/],
  ['booking: http://slots.example', /an address that begins with https/],
  ['analytics: { service: Umami, script: "http://count.example/a.js", site: abc }', /begins with https/],
  ['prices: [{ what: First visit, from: 900, to: 90, includes: A talk. }]', /not above the lowest/],
  ['prices: [{ what: First visit, from: 900.5, includes: A talk. }]', /whole rupees/],
  ['social: [{ kind: email, text: Mail, target: mailto:a@b.in }]', /those of the practice/],
])('reports %s', (lines, words) => expect(said(lines)).toEqual([expect.stringMatching(words)]));

test.each([
  'phone: { label: 098765 43211, number: "+919876543211" }',
  'phone: { label: +91 20 2612 3456, number: "+912026123456" }',
  "whatsapp: '919876543211'",
  'website: https://www.clinic.in',
  'colours: { action: "#7a1f5c", highlight: "#F2C14E" }',
  'address: { pin: "411005", map: https://maps.app.goo.gl/abc }',
])('accepts %s', (lines) => expect(said(lines)).toEqual([]));

test('a notice may deny analytics only while no visit counter is set', () => {
  const privacy = {
    'src/content/notices/privacy.mdx': '---\ntitle: Privacy\n---\n\nWe use no analytics or trackers.\n',
  };
  const counter = '{ service: Umami, script: "https://count.example/script.js", site: abc }';
  const denials = (lines: string) =>
    problemsIn({ ...privacy, [practice]: lines }).filter((problem) => problem.includes('no analytics'));
  expect(denials('name: Clinic\n')).toEqual([]);
  expect(denials(`analytics: ${counter}\n`)).toEqual([expect.stringContaining('"Visit counter"')]);
});

const svg = (inside: string) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">${inside}</svg>`;
const withLogo = (inside: string) =>
  problemsIn({ [practice]: 'logo: ./logo.svg\n', 'src/content/practice/logo.svg': svg(inside) }).filter(
    (problem) => problem.includes('./logo.svg'),
  );

test.each([
  '<script>alert(1)</script>',
  '<svg:script>alert(1)</svg:script>',
  '<circle r="9" onclick="alert(1)"/>',
  '<foreignObject><p>Hello</p></foreignObject>',
  '<image href="https://evil.example/a.png"/>',
  "<use xlink:href='other.svg#a'/>",
  '<image href="data:image/svg+xml;base64,AAAA"/>',
  '<a href="&#106;avascript:alert(1)"><circle r="9"/></a>',
  '<set attributeName="href" to="x"/>',
  '<style>@import "https://evil.example/a.css";</style>',
  '<rect fill="url(https://evil.example/#a)"/>',
])('refuses a logo with %s', (inside) =>
  expect(withLogo(inside)).toEqual([expect.stringContaining('has a script, a page or an address in it.')]),
);

test('accepts a logo with gradients, reused parts and an embedded photo', () =>
  expect(
    withLogo(
      '<style>.a { fill: url(#g) }</style><use href="#a"/><rect fill="url(\'#g\')"/><image href="data:image/png;base64,AAAA"/>',
    ),
  ).toEqual([]));

test('reports a sample fact once the practice is no longer the sample', () => {
  const page = changed(knee, ['## What helps', '## What helps\n\nCall 98765 43210.\n']);
  const left = (facts: string) =>
    problemsIn({ ...page, [practice]: facts }).filter((problem) => problem.includes("is the sample's"));
  expect(left('name: Ours\n')).toEqual([
    expect.stringContaining(
      '"98765 43210" is the sample\'s, not your practice\'s. → Write your own in its place, or take it out.',
    ),
  ]);
  expect(left('name: Ours\nsample: true\n')).toEqual([]);
});
