import { expect, test } from 'vitest';
import { makeSearch, prepareSearchData, type SearchFields, type SearchPage } from '#lib/search/search.ts';

const page = (title: string, more: Partial<SearchPage> = {}, asked: SearchFields = {}): SearchPage => ({
  href: `/${title}`,
  kind: 'condition',
  title,
  text: '',
  says: [],
  ...more,
  asked: { title, ...asked },
});
const inHindi = { title: 'नस का दर्द', text: '' };
const call = { english: [{ text: 'Call' }], hindi: [{ text: 'फोन' }], marathi: [{ text: 'फोन' }] };

const data = prepareSearchData({
  pages: [
    page('Sciatica', { hindi: inHindi }, { words: 'a pain that runs through the whole body' }),
    page(
      'Migraine',
      { says: ['ujed sahan hot nahi', 'roshni chubhti hai'] },
      { symptoms: 'sacroiliac, siatik' },
    ),
    page('Sports Injuries'),
    page('Knee', {}, { symptoms: 'climbing' }),
    page('Dr. Leela Nene', { kind: 'person' }, { called: 'doctor' }),
    page('After', { kind: 'page', notInEnglish: true, marathi: inHindi }, { names: 'tablets' }),
    page('Words', { kind: 'term' }, { words: 'lumbago' }),
  ],
  skip: ['the, best, doctor, for, to, i, me, a, my, that, or, and'],
  hindi: { skip: ['hai, me, का, में'], tells: ['roshni, dard'] },
  marathi: { skip: ['aahe, hot, me'], tells: ['ujed, आहे'] },
  treatments: ['injection'],
  words: [
    { means: 'whole body', also: ['fibromyalgia'] },
    { means: 'sports injury', also: ['sports injuries'] },
    { means: 'sciatica', also: ['nas ka dard', 'naas ka dard'] },
    { means: 'suicide', also: ['want to die'] },
    { means: 'pain', also: ['dard'] },
    { means: 'chest', also: ['छाती'] },
  ],
  emergencies: [
    { words: ['chest pain'], ...call },
    { words: ['suicide'], ...call },
  ],
  signs: ['A foot that turns cold, pale or blue', 'पैर ठंडा, पीला या नीला पड़ जाए'],
});
const search = makeSearch(data);
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

test('exact words rank above corrected ones, and four-letter words are not corrected', () => {
  expect(titles('sciatca lumbago').slice(0, 2)).toEqual(['Words', 'Sciatica']);
  expect(search('knew')).toMatchObject({ isMatch: false, pages: [] });
  expect(titles('knee')[0]).toBe('Knee');
});

test('finds a doctor by name, with a typo and by a stop word', () => {
  for (const typed of ['leela nene', 'leelaa nene', 'Dr Nene', 'doctor', 'best doctor'])
    expect(titles(typed)).toEqual(['Dr. Leela Nene']);
  expect(titles('best')).toEqual([]);
  expect(titles('doctor for sciatica')[0]).toBe('Sciatica');
});

test('finds a page by its everyday names in Latin and Devanagari letters', () => {
  for (const typed of ['roshni chubhti', 'रोशनी चुभती है', 'उजेड सहन होत नाही'])
    expect(titles(typed)[0]).toBe('Migraine');
});

test('does not match a page that only mentions the query', () => {
  expect(search('fibromyalgia')).toMatchObject({ isMatch: false, pages: [{ title: 'Sciatica' }] });
  expect(search('lupus sciatica').isMatch).toBe(false);
  for (const typed of ['sciatica', 'sciat', 'nas ka dard', 'sciatica p'])
    expect(search(typed).isMatch).toBe(true);
});

test('reports no match for a question without an answer', () => {
  for (const typed of ['qqqq', 'the', '']) expect(search(typed)).toMatchObject({ isMatch: false, pages: [] });
});

test('detects an emergency by its words and by most words of a sign', () => {
  for (const typed of [
    'chest pain',
    'छाती में दर्द',
    'I want to die',
    'my foot turns cold and pale or blue',
    'paira thanda nila peela pad',
  ])
    expect(search(typed).emergency, typed).toBeDefined();
  for (const typed of ['chest', 'die', 'want', 'dies', 'cold foot', 'blue', ''])
    expect(search(typed).emergency, typed).toBeUndefined();
});

test('returns pages in the language of the query, otherwise of the page', () => {
  const languages = [
    ['sciatica', undefined, undefined],
    ['sciatica', 'hindi', 'hindi'],
    ['dard hai', undefined, 'hindi'],
    ['dard hai', 'marathi', 'hindi'],
    ['ujed aahe', 'hindi', 'marathi'],
    ['pain to me', undefined, undefined],
    ['कमर', undefined, 'hindi'],
    ['कमर', 'marathi', 'marathi'],
    ['कमर आहे', undefined, 'marathi'],
  ] as const;
  for (const [typed, page, language] of languages)
    expect(search(typed, page).language, `${typed} on ${page}`).toBe(language);
});

test('returns a page that exists only in Marathi to Marathi readers only', () => {
  expect(titles('tablets')).toEqual([]);
  expect(search('tablets', 'marathi').pages).toMatchObject([{ title: 'After' }]);
});
