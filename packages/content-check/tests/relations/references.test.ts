import { block, changed, validSite, hip, knee, lineOf, numbing, testSites, testEdits } from '../site.ts';
import { expect, test } from 'vitest';

testEdits({
  'services: [knee-block] → services: [knee-blok]':
    'There is no file called "knee-blok" in src/content/services. → Did you mean knee-block?',
  'conditions: [hip-pain] → conditions: [knee-pain]':
    'This page names itself. → Name another page, or remove the line.',
  'conditions: [hip-pain] → conditions: [hip-pain, hip-pain]':
    '"hip-pain" is in this list twice. → Remove one of the two.',
  'by: founder → by: manager':
    '"manager" is not a doctor, so cannot be the reviewer. → Name a doctor of the team.',
  'order: 1\n → order: 2\n':
    'order 2 is already taken by src/content/conditions/hip-pain.mdx. → Give one of the two another number.',
});

testSites({
  'a place on the home page that another page has': [
    changed(hip, ['order: 2', 'order: 2\nhomeOrder: 4']),
    `homeOrder 4 is already taken by ${hip}. → Give one of the two another number.`,
  ],
  'a related page that does not name this page': [
    changed(knee, ['services: [knee-block]', 'services: []']),
    `knee-block.mdx:${lineOf('conditions: [knee', block)} "knee-pain" is named here, but does not name this page back. → Add knee-block to related → services in ${knee}, or remove knee-pain here.`,
  ],
});

test('does not require other pages to name a second reading', () => {
  expect(validSite[numbing]).toContain('conditions: [knee-pain, hip-pain]');
  expect(validSite[knee]).not.toContain('knee-numbing');
});
