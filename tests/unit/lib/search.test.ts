import { expect, test } from 'vitest';
import { makeSearch, type SearchPage } from '#lib/search/search.ts';

const page = (title: string, more: Partial<SearchPage> = {}): SearchPage => ({
  href: `/${title}`,
  kind: 'condition',
  title,
  text: '',
  names: '',
  symptoms: '',
  headings: '',
  words: '',
  ...more,
});

const search = makeSearch({
  pages: [
    page('Sciatica', { words: 'a pain that runs through the whole body' }),
    page('Migraine', { symptoms: 'sacroiliac, siatik' }),
    page('Sports Injuries'),
    page('Dr. Leela Nene', { kind: 'person', called: 'doctor' }),
  ],
  skip: ['the, best, doctor, for'],
  words: [
    { means: 'whole body', also: ['fibromyalgia'] },
    { means: 'sports injury', also: ['sports injuries'] },
    { means: 'sciatica', also: ['nas ka dard'] },
  ],
  emergencies: [],
});
const titles = (question: string) => search(question).pages.map(({ title }) => title);

test.each([
  ['sciatca', 'Sciatica'],
  ['sciaticaa', 'Sciatica'],
  ['sciatyca', 'Sciatica'],
  ['scaitica', 'Sciatica'],
  ['mgiraine', 'Migraine'],
  ['injurie', 'Sports Injuries'],
  ['ijnuries', 'Sports Injuries'],
])('%s is one edit away from a title and finds it first', (typed, title) => {
  expect(titles(typed)[0]).toBe(title);
  expect(search(typed).isMatch).toBe(true);
});

test('finds a doctor by name, with a typo too, and by a word that questions skip', () => {
  for (const typed of ['leela nene', 'lela nene', 'Dr Nene', 'doctor', 'best doctor'])
    expect(titles(typed)).toEqual(['Dr. Leela Nene']);
  expect(titles('best')).toEqual([]);
  expect(titles('doctor for sciatica')[0]).toBe('Sciatica');
});

test('does not take a page for a match that only mentions what was asked for', () => {
  expect(search('fibromyalgia')).toMatchObject({ isMatch: false, pages: [{ title: 'Sciatica' }] });
  expect(search('lupus sciatica').isMatch).toBe(false);
  for (const typed of ['sciatica', 'sciat', 'nas ka dard', 'sciatica p'])
    expect(search(typed).isMatch).toBe(true);
});

test('says of a question without an answer that nothing matches', () => {
  for (const typed of ['qqqq', 'the', '']) expect(search(typed)).toMatchObject({ isMatch: false, pages: [] });
});
