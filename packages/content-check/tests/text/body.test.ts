import { describe, expect, test } from 'vitest';
import { block, changed, hip, knee, mistakesIn, numbing, spoil, spoilt } from '../site.ts';

spoilt('Keep moving.', {
  'Keep {moving.':
    'The sign { begins a piece of code here. → Write ( and ) instead, or put a \\ before it: \\{',
  'Keep {moving}.': '{moving} is read as code. → Write ( and ) instead, or put a \\ before it: \\{',
  'Keep <b>moving</b>.':
    '<b> is code, not text. → Write plain text; for a link write [words](/address), for a heading begin the line with ##.',
  'Keep<br>moving.':
    '<br> is code, not text. → Write plain text; for a link write [words](/address), for a heading begin the line with ##.',
  'For <3 days.':
    'The sign < begins a piece of code here. → Write "less than", or put a \\ before it: \\<. A term is written <Term id="nerve-block">nerve block</Term>.',
  '<!-- ask the doctor -->': 'Notes written as <!-- … --> do not work here. → Remove the note.',
  "import Box from './Box.astro'":
    'A line that begins with "import" is read as code. → Remove the line, or begin the sentence with another word.',
  '```\nKeep moving.\n```':
    'These lines are shown as program code. → Remove the spaces at the beginning of the line, and any ```.',
  '| a | b |\n|:--|---|\n| c | d |':
    'The columns of this table are aligned with colons, which the site does not allow. → Write |---|---| without colons.',
  'Keep <Note>moving</Note>.':
    'There is no box called <Note>. → Write its text as a paragraph. The boxes are: Term, Picture, Table. A term is written <Term id="nerve-block">nerve block</Term>.',
  '<Note>\n\nKeep moving.':
    'There is no box called <Note>. → Write its text as a paragraph. The boxes are: Term, Picture, Table. A term is written <Term id="nerve-block">nerve block</Term>.',
  'Keep <Trem id="cartilage">moving</Trem>.':
    'There is no box called <Trem>. → Did you mean <Term id="nerve-block">nerve block</Term>?',
  ':::note\nKeep moving.\n:::':
    'Readers would see ":::note" as it is typed: there are no such boxes here. → Write its text as a paragraph, with a heading of its own if it needs one.',
  '> [!NOTE]\n> Keep moving.':
    'Readers would see "[!NOTE]" as it is typed: there are no such boxes here. → Write its text as a paragraph, with a heading of its own if it needs one.',
  'They say “keep moving.':
    'A quotation mark is opened but not closed. → Add the same mark on the other side, or remove it.',
  'They say keep moving”.':
    'A quotation mark is closed but not opened. → Add the same mark on the other side, or remove it.',
  'They say "keep moving.':
    'A quotation mark stands alone. → Add the same mark on the other side, or remove it.',
});
spoilt('## What helps', {
  '# What helps':
    'A heading with one # is the title of the whole page, which it already has. → Write ## instead.',
});
spoilt('### At home', {
  '#### At home': 'This heading skips a level: ####. → Write ### instead.',
  '###': 'This heading has no words. → Write them after the ##, or remove the line.',
});
spoilt('does: Numbs nerves.', {
  'does: Numbs nerves."':
    'A quotation mark stands alone. → Add the same mark on the other side, or remove it.',
  'does: Numbs <Term id="cartilage">nerves</Term>.':
    'Readers would see "<Term id="cartilage">" as it is typed. → Write plain words in the details.',
  'does: Numbs [nerves](/services/knee-block).':
    'Readers would see "[nerves](/services/knee-block)" as it is typed. → Write plain words in the details.',
  'does: Numbs **nerves**.':
    'Readers would see "**nerves**" as it is typed. → Write plain words in the details.',
});

test('a page without text', () => {
  expect(mistakesIn(changed(block, [/A doctor places.*\n/, '']))).toEqual([
    expect.stringContaining('The page has no text.'),
  ]);
});

test.each([
  'Pain of less < than usual, 5 > 3.',
  'Call [us](tel:+919876543210) or see [our hours](/for-patients/contacts#hours) and the [feed](/rss.xml).',
  'See [what helps](#what-helps).',
  '| a | b |\n|---|---|\n| c | d |',
  'They say “keep moving” and "rest". The needle is 3" long.',
  '![An MRI image of the knee](../../assets/plates/knee-pain.webp)',
  '![Knee from the front](../../assets/plates/knee-pain.webp)',
])('no mistake: %s', (words) => expect(spoil('Keep moving.', words)).toEqual([]));

describe('the length of a page', () => {
  const filler = /(Walk a little more each day\. )+/;
  const cut = (file: string, times: number) =>
    mistakesIn(changed(file, [filler, 'Walk a little more each day. '.repeat(times)]));
  test.each([
    [knee, 20, /The page has \d+ words; a condition has 700 to 1100 .* → Write at least \d+ more\./],
    [knee, 200, /The page has \d+ words; a condition has 700 to 1100 .* → Leave out at least \d+\./],
    [block, 20, /a procedure has 500 to 800/],
    [numbing, 60, /a second reading has 120 to 260/],
  ])('%s with %i sentences', (file, times, says) => {
    expect(cut(file, times)).toEqual([expect.stringMatching(says)]);
  });
  test('does not matter while the page is a draft', () => {
    const short = mistakesIn(changed(hip, [filler, '']));
    expect(short.join()).toContain('words');
    const draft = mistakesIn(changed(hip, [filler, ''], ['order: 2', 'order: 2\ndraft: true']));
    expect(draft.join()).not.toContain('words');
  });
  test('is not that of captions and choices', () => {
    const caption = ['alt: Bent knee seen', 'alt: Right knee, bent, as it is seen'] as [string, string];
    const short = mistakesIn(changed(knee, [filler, '']));
    expect(short).toHaveLength(1);
    expect(mistakesIn(changed(knee, [filler, ''], caption))).toEqual(short);
  });
});

describe('a sentence on two pages', () => {
  const sentence = 'Strong thighs take load off the knee, and many people climb stairs more easily.';
  const onBoth = (onKnee: string, onBlock: string) =>
    mistakesIn({
      ...changed(knee, ['Keep moving.', onKnee]),
      ...changed(block, ['Some have relief.', onBlock]),
    });
  test('is named with both places, however it is written', () => {
    expect(onBoth(`Walk. ${sentence}`, sentence.toUpperCase().replace(',', ''))).toEqual([
      expect.stringMatching(
        /^knee-block\.mdx:\d+ This sentence stands also in src\/content\/conditions\/knee-pain\.mdx, line \d+: "STRONG/,
      ),
    ]);
  });
  test('may be short', () => {
    const short = 'Strong thighs take load off the knee.';
    expect(onBoth(short, short)).toEqual([]);
  });
});

/** What is said of a text that ends with this. */
const saidOf = (end: string) => mistakesIn(changed(knee, [/$/, `\n${end}\n`]));

test('a picture in the text, with words for those who cannot see it and a caption', () => {
  expect(saidOf('<Picture src="./knee.webp" alt="Bent knee, from the front." caption="At rest." />')).toEqual(
    [],
  );
});

test.each([
  ['<Picture src="./knee.webp" alt=" " />', 'no words for people who cannot see it'],
  ['<Picture src="./knee.webp" alt="Picture of a knee" />', 'begin with "Picture of"'],
  ['<Picture src="./other.webp" alt="Bent knee." />', 'There is no picture at ./other.webp'],
  ['<Picture src={steal()} alt="Bent knee." />', 'says which it is and what it shows, and nothing else'],
  ['<Picture src="./knee.webp" alt="Bent knee." onload="steal()" />', 'and nothing else'],
  ['<Picture src="./knee.webp" alt="Bent knee." caption="We cure it." />', '"cure" is a promise'],
])('%s', (end, says) => {
  expect(saidOf(end)).toEqual([expect.stringContaining(says)]);
});

const table = '| Way | Rest |\n| --- | --- |\n| A | B |';

test('a table with its caption', () => {
  expect(saidOf(`<Table caption="Ways to rest">\n${table}\n</Table>`)).toEqual([]);
  expect(saidOf(`<Table caption="">\n${table}\n</Table>`)).toEqual([expect.stringContaining('has no words')]);
  expect(saidOf('<Table caption="Ways to rest">\n\nNo table.\n\n</Table>')).toEqual([
    expect.stringContaining('stands one table, and nothing else'),
  ]);
});
