import { describe, expect, test } from 'vitest';
import { searchableName, soundOfName, wordsOfName } from '#desk/reception/queries/names.ts';

test.each([
  'patil पाटील पाटिल',
  'kulkarni kulkarnee कुलकर्णी',
  'deshpande देशपांडे',
  'gaikwad गायकवाड',
  'chaudhari choudhary चौधरी',
  'nair nayar नायर',
  'kamble कांबळे',
  'bhosale bhosle भोसले',
  'shaikh sheikh शेख',
  'mohammed mohammad मोहम्मद',
  'singh सिंह सिंग',
  'chavan चव्हाण',
  'lakshmi laxmi लक्ष्मी',
  'agarwal agrawal अग्रवाल',
  'banerjee बनर्जी',
  'omkar ओंकार',
  'deepak dipak दीपक',
  'zeenat zeenath ज़ीनत',
  'sunita सुनीता सुनिता',
  'phadke fadke फडके',
])('%s sound the same', (names) => {
  expect(new Set(names.split(' ').map(soundOfName)).size).toBe(1);
});

test.each([
  'patil patel',
  'ramesh mahesh',
  'sunita savita',
  'joshi jadhav',
  'kale kadam',
  'more mane',
  'shah shaikh',
])('%s sound different', (names) => expect(new Set(names.split(' ').map(soundOfName)).size).toBe(2));

describe('the search words of a name', () => {
  test.each(["D'Souza", 'D’Souza', 'd‘souza', 'Dʼsouza', 'D`Souza', '“DSouza”', 'D′Souza'])(
    'omit quotation marks: %s',
    (name) => expect(wordsOfName(name)).toEqual(['dsouza']),
  );

  test('are lower-case letters of any script, without separators', () => {
    expect(wordsOfName('  S. KUMAR-Rao,  सुनी\u200dता ')).toEqual(['s', 'kumar', 'rao', 'सुनीता']);
    expect(wordsOfName('% _ -- ’’ "')).toEqual([]);
  });

  test('match as written and by sound', () => {
    expect(searchableName('Ramesh पाटील')).toBe(' ramesh पाटील rams patil ');
  });
});

test('a hostile name is processed in linear time', () => {
  const started = performance.now();
  for (const text of ['a'.repeat(200), 'e'.repeat(200), 'aeb'.repeat(66), 'ह्'.repeat(100)])
    searchableName(text);
  expect(performance.now() - started).toBeLessThan(1_000);
});
