import { expect, test } from 'vitest';
import { changed, contact, knee, lineOf, problemsIn, problemsAfter, testEdits } from '../site.ts';

const keys = 'The keys here are: nice-2022, cochrane-2016.';

testEdits({
  'Many knees settle. → Many knees settle [nice-2023].':
    '"nice-2023" is none of the references of this page. → Did you mean nice-2022?',
  'Easier stairs. → Easier stairs [the trial of Smith].': `"the trial of Smith" is none of the references of this page. → ${keys} Use ( and ) for anything that is not a source.`,
  'Keep moving. → Keep moving [cochran-2016].':
    '"cochran-2016" is none of the references of this page. → Did you mean cochrane-2016?',
  '  - nice-2022\n →   - nice-2022\n  - nice-2022\n': [
    '"nice-2022" is in this list twice. → Remove one of the two.',
    1,
  ],
  '  - nice-2022\n → ': [
    '"nice-2022" is none of the references of this page. → Choose it there too.',
    lineOf('Later [nice-2022].') - lineOf('  - nice-2022\n'),
  ],
  'Later [nice-2022]. → Later.': [
    'No sentence here names "nice-2022". → End the one that rests on it with its key: … [nice-2022]. Or take it out of the references.',
    lineOf('- nice-2022') - lineOf('Later [nice-2022].'),
  ],
});
const unseen =
  'Readers cannot see the source [nice-2022] here. → Name it where the figure is: in the text, the options, the answers or the facts.';
testEdits({
  'Pain for some weeks → Pain for some weeks [nice-2022]': unseen,
  '### At home → ### At home [nice-2022]': unseen,
});

const figure = (find: string, words: string) => problemsIn(changed(knee, [find, words])).join('\n');

test.each([
  'About 6 in 10 climb stairs with ease.',
  'Three out of four are satisfied.',
  'In 12 of 100 people it comes back.',
  'Pain falls by 30%.',
  'Pain falls by 30 per cent.',
  'About half of the people have less pain.',
  'It halves the pain.',
  'Twice as many walk well.',
  'Easier stairs after two years.',
  'Relief for 2 to 10 weeks.',
  'A review of 29 small trials found it.',
  'In Delhi, 46 people had it done.',
  'Pain falls by 2 points out of ten.',
])('requires a source in a benefit: %s', (text) => {
  expect(figure('Easier stairs.', text)).toContain(
    'is a figure without a source. → End its sentence with the key',
  );
  expect(figure('Easier stairs.', text.replace(/\.$/, ' [nice-2022].'))).toBe('');
  expect(figure('Easier stairs.', `${text} [nice-2022]`)).toBe('');
});

test.each([
  'It settles within six weeks.',
  'Relief lasts for three months in some.',
  'About 1 in 20 have it.',
])('requires a source in the body: %s', (text) => {
  expect(figure('Keep moving.', text)).toContain('is a figure without a source.');
  expect(figure('Keep moving.', text.replace(/\.$/, ' [nice-2022].'))).toBe('');
});

test.each([
  'Hold for five seconds, ten times a day.',
  'Pain that has not eased after six weeks needs a check.',
  'Take at most 4,000 mg in 24 hours.',
  'It becomes common after 45.',
  'Stand up every half an hour.',
  'A review of 2021 looked at one of 2019.',
  'In 2016 small studies agreed, and one of the trials did not.',
  'Two people hold your arm, and three points are marked.',
  'A shock lasts up to two minutes.',
  'You go home after an hour.',
  'Call 108 or 112.',
])('requires no source for a dose, an age or advice: %s', (text) =>
  expect(figure('Keep moving.', text)).toBe(''),
);

test('does not accept the source of another sentence', () => {
  const words = 'Stairs are easier [nice-2022]. About 6 in 10 say so.';
  expect(figure('Easier stairs.', words)).toContain('"6 in 10" is a figure');
});

test.each([
  ['the glossary', 'The smooth layer', 'src/content/glossary/cartilage.yaml'],
  ['a screen', 'Call, write or visit.', contact],
  ['what is said of a person', 'She has treated pain', 'src/content/team/founder.yaml'],
  ['an excerpt', 'Why knees hurt', knee],
])('reports a figure where no source is possible: %s', (_where, words, file) =>
  expect(problemsAfter(words, `It helps 6 in 10. ${words}`, file)).toEqual([
    expect.stringContaining(
      '"6 in 10" is a figure, and no source can be named here. → Say it without a number',
    ),
  ]),
);
