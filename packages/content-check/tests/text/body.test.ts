import { expect, test } from 'vitest';
import { block, changed, hip, knee, problemsIn, numbing, testSites, testEdits } from '../site.ts';

const noNote =
  'There is no box called <Note>. → Write its text as a paragraph. The boxes are: Term, Picture, Table. A term is written <Term id="nerve-block">nerve block</Term>.';

const bare =
  'A picture in the text says which it is and what it shows, and nothing else. → Write, on a line of its own: <Picture src="./knee.jpg" alt="Bent knee, seen from the front." caption="…" />';

testEdits({
  'Keep moving. → Keep {moving.':
    'The sign { begins a piece of code here. → Write ( and ) instead, or put a \\ before it: \\{',
  'Keep moving. → Keep {moving}.':
    '{moving} is read as code. → Write ( and ) instead, or put a \\ before it: \\{',
  'Keep moving. → Keep <b>moving</b>.':
    '<b> is code, not text. → Write plain text; for a link write [words](/address), for a heading begin the line with ##.',
  'Keep moving. → Keep<br>moving.':
    '<br> is code, not text. → Write plain text; for a link write [words](/address), for a heading begin the line with ##.',
  'Keep moving. → For <3 days.':
    'The sign < begins a piece of code here. → Write "less than", or put a \\ before it: \\<. A term is written <Term id="nerve-block">nerve block</Term>.',
  'Keep moving. → <!-- ask the doctor -->':
    'Notes written as <!-- … --> do not work here. → Remove the note.',
  "Keep moving. → import Box from './SafetyBox.astro'":
    'A line that begins with "import" is read as code. → Remove the line, or begin the sentence with another word.',
  'Keep moving. → ```\nKeep moving.\n```':
    'These lines are shown as program code. → Remove the spaces at the beginning of the line, and any ```.',
  'Keep moving. → | a | b |\n|:--|---|\n| c | d |':
    'The columns of this table are aligned with colons, which the site does not allow. → Write |---|---| without colons.',
  'Keep moving. → Keep <Note>moving</Note>.': noNote,
  'Keep moving. → <Note>\n\nKeep moving.': noNote,
  'Keep moving. → Keep <Trem id="cartilage">moving</Trem>.':
    'There is no box called <Trem>. → Did you mean <Term id="nerve-block">nerve block</Term>?',
  'Keep moving. → :::note\nKeep moving.\n:::':
    'Readers would see ":::note" as it is typed: there are no such boxes here. → Write its text as a paragraph, with a heading of its own if it needs one.',
  'Keep moving. → > [!NOTE]\n> Keep moving.':
    'Readers would see "[!NOTE]" as it is typed: there are no such boxes here. → Write its text as a paragraph, with a heading of its own if it needs one.',
  'Keep moving. → They say “keep moving.':
    'A quotation mark is opened but not closed. → Add the same mark on the other side, or remove it.',
  'Keep moving. → They say keep moving”.':
    'A quotation mark is closed but not opened. → Add the same mark on the other side, or remove it.',
  'Keep moving. → They say "keep moving.':
    'A quotation mark is not paired. → Add the same mark on the other side, or remove it.',
  '## What helps → # What helps':
    'A heading with one # is the title of the whole page, which it already has. → Write ## instead.',
  '### At home → #### At home': 'This heading skips a level: ####. → Write ### instead.',
  '### At home → ###': 'This heading has no words. → Write them after the ##, or remove the line.',
  'does: Numbs nerves. → does: Numbs nerves."':
    'A quotation mark is not paired. → Add the same mark on the other side, or remove it.',
  'does: Numbs nerves. → does: Numbs <Term id="cartilage">nerves</Term>.':
    'Readers would see "<Term id="cartilage">" as it is typed. → Write plain words in the details.',
  'does: Numbs nerves. → does: Numbs [nerves](/services/knee-block).':
    'Readers would see "[nerves](/services/knee-block)" as it is typed. → Write plain words in the details.',
  'does: Numbs nerves. → does: Numbs nerves in {town}.':
    'Readers would see "{town}" as it is typed. → Write the name of the town.',
  'does: Numbs nerves. → does: Numbs **nerves**.':
    'Readers would see "**nerves**" as it is typed. → Write plain words in the details.',
  'Keep moving. → <Picture src="./knee.webp" alt="Bent knee." caption="At rest." />': '',
  'Keep moving. → <Picture src="./knee.webp" alt=" " />':
    'This picture has no words for people who cannot see it. → Write alt="what the picture shows".',
  'Keep moving. → <Picture src="./knee.webp" alt="Picture of a knee" />':
    'The words for this picture begin with "Picture of". → Begin with what is seen: "Bent knee …".',
  'Keep moving. → <Picture src="./kne.webp" alt="Bent knee." />':
    'There is no picture at ./kne.webp. → Did you mean ./knee.webp?',
  'Keep moving. → <Picture src={steal()} alt="Bent knee." />': bare,
  'Keep moving. → <Picture src="./knee.webp" alt="Bent knee." onload="steal()" />': bare,
  'Keep moving. → <Picture src="./knee.webp" alt="Bent knee." caption="The best." />':
    '"best" is a promise that no doctor can make. → Say what is good about it, without ranking it.',
  'Keep moving. → <Table caption="Ways to rest">\n| a | b |\n|---|---|\n| c | d |\n</Table>': '',
  'Keep moving. → <Table caption="">\n| a | b |\n|---|---|\n| c | d |\n</Table>':
    'The caption over a table has no words. → Write <Table caption="what the table compares">.',
  'Keep moving. → <Table caption="Ways to rest">\n\nNo table.\n\n</Table>':
    'A <Table> contains one table and nothing else. → Move everything else out of it.',
  'benefit: Many knees settle. → benefit: ✎ Say for how many it settles.':
    '"Say for how many it settles." is still the example of the template. → Write your own words in its place, or take it out. As long as the page is a draft, it may stay.',
  'Keep moving. → Pain of less < than usual, 5 > 3.': '',
  'Keep moving. → [Us](tel:+919876543210), [our hours](/for-patients/contacts#hours), the [feed](/rss.xml).':
    '',
  'Keep moving. → See [what helps](#what-helps).': '',
  'Keep moving. → | a | b |\n|---|---|\n| c | d |': '',
  'Keep moving. → They say “keep moving” and "rest". The needle is 3" long.': '',
  'Keep moving. → ![An MRI image of the knee](../../assets/plates/knee-pain.webp)': '',
  'Keep moving. → ![Knee from the front](../../assets/plates/knee-pain.webp)': '',
});

const filler = /(Walk a little more each day\. )+/;
const long = (file: string, times: number) =>
  changed(file, [filler, 'Walk a little more each day. '.repeat(times)]);
const sentence = 'Strong thighs take load off the knee, and many people climb stairs more easily.';
const onBoth = (onKnee: string, onBlock: string) => ({
  ...changed(knee, ['Keep moving.', onKnee]),
  ...changed(block, ['Some have relief.', onBlock]),
});

testSites({
  'a page without text': [changed(block, [/A doctor places.*\n/, '']), 'The page has no text.'],
  'a condition that is too short': [
    long(knee, 20),
    /The page has \d+ words; a condition has 700 to 1100 .* → Write at least \d+ more\./,
  ],
  'a condition that is too long': [
    long(knee, 200),
    /The page has \d+ words; a condition has 700 to 1100 .* → Leave out at least \d+\./,
  ],
  'a procedure that is too short': [long(block, 20), 'a procedure has 500 to 800'],
  'a second reading that is too long': [long(numbing, 60), 'a second reading has 120 to 260'],
  'a sentence on two pages, in other letters': [
    onBoth(`Walk. ${sentence}`, sentence.toUpperCase().replace(',', '')),
    /^knee-block\.mdx:\d+ The same sentence is in src\/content\/conditions\/knee-pain\.mdx, line \d+: "STRONG.* → Say it in other words on one of the two pages/,
  ],
  'a short sentence on two pages': [
    onBoth('Strong thighs take load off the knee.', 'Strong thighs take load off the knee.'),
  ],
});

test('accepts any length of a draft, and does not count captions and choices', () => {
  const short = problemsIn(changed(hip, [filler, '']));
  expect(short).toEqual([expect.stringContaining('words')]);
  const alt: [string, string] = ['alt: Bent knee seen', 'alt: Right knee, bent, as it is seen'];
  expect(problemsIn(changed(hip, [filler, ''], alt))).toEqual(short);
  const draft = problemsIn(changed(hip, [filler, ''], ['order: 2', 'order: 2\ndraft: true']));
  expect(draft.join()).not.toContain('words');
});

test('accepts template examples in a draft', () => {
  const cache = changed(knee, ['benefit: Many', 'benefit: ✎ Many'], ['order: 1', 'draft: true\norder: 1']);
  expect(problemsIn(cache).join()).not.toContain('example');
});
