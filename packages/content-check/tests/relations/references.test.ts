// What one file says about another.
import { describe, expect, test } from 'vitest';
import {
  block,
  figures,
  healthy,
  knee,
  lineOf,
  mistakesIn,
  numbing,
  spoil,
  stories,
  spoilt,
} from '../site.ts';

spoilt('services: [knee-block]', {
  'services: [knee-blok]':
    'There is no file called "knee-blok" in src/content/services. → Did you mean knee-block?',
});
spoilt('conditions: [hip-pain]', {
  'conditions: [knee-pain]': 'This page names itself. → Name another page, or remove the line.',
  'conditions: [hip-pain, hip-pain]': '"hip-pain" is in this list twice. → Remove one of the two.',
});
spoilt('by: founder', {
  'by: manager': '"manager" is not a doctor, so cannot be the reviewer. → Name a doctor of the team.',
});
spoilt('order: 1\n', {
  'order: 2\n':
    'order 2 is already taken by src/content/conditions/hip-pain.mdx. → Give one of the two another number.',
});

test('a place on the home page that is taken', () => {
  const found = spoil('order: 2', 'order: 2\nhomeOrder: 4', 'src/content/conditions/hip-pain.mdx');
  expect(found).toEqual([
    expect.stringContaining('homeOrder 4 is already taken by src/content/conditions/hip-pain.mdx'),
  ]);
});

describe('pages that are related', () => {
  test('name each other', () => {
    expect(spoil('services: [knee-block]', 'services: []')).toEqual([
      expect.stringContaining(
        `knee-block.mdx:${lineOf('conditions: [knee', block)} "knee-pain" is named here, but does not name this page back. → Add knee-block to related → services in ${knee}`,
      ),
    ]);
  });
  test('but nobody must name a second reading', () => {
    expect(healthy[numbing]).toContain('conditions: [knee-pain, hip-pain]');
    expect(healthy[knee]).not.toContain('knee-numbing');
    expect(mistakesIn({})).toEqual([]);
  });
});

describe('the claims', () => {
  test('are there for every figure', () => {
    expect(spoil('claim: rating', 'claim: ratings', figures)).toEqual([
      expect.stringContaining('"rating" is not shown on testimonials. → Remove testimonials from "shown".'),
      expect.stringContaining(
        `testimonials.yaml:${lineOf('claim: rating', figures)} There is no file called "ratings" in src/content/claims. → Did you mean rating?`,
      ),
    ]);
  });
  test('name the pages that show them', () => {
    expect(spoil('shown: [testimonials]', 'shown: [about]', stories)).toEqual([
      expect.stringContaining(
        `stories.yaml:${lineOf('shown:', stories)} "stories" is shown on testimonials, but its file does not say so. → Add testimonials to "shown".`,
      ),
    ]);
  });
  test('are no drafts where a page shows them, and may be drafts before', () => {
    expect(spoil('about: practice', 'about: practice\ndraft: true', stories)).toEqual([
      expect.stringContaining(
        `testimonials.yaml:${lineOf('claim: stories', figures)} "stories" is still a draft.`,
      ),
    ]);
  });
});
