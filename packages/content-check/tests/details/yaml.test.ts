// What YAML makes of a slip, in the words of somebody who has never heard of YAML.
import { expect, test } from 'vitest';
import { expectOne, healthy, knee, lineOf, mistakesIn, spoil, type Case } from '../site.ts';

const cases: Case[] = [
  [
    'a colon without quotes',
    'excerpt: Why knees hurt,',
    'excerpt: Knees: why they hurt,',
    'The text has a colon in it, so it is read as two things. → Put the text between quotation marks: excerpt: "Knees: why they hurt, and what usually helps."',
  ],
  [
    'a colon in a list entry',
    '- Wear of the joint',
    '- Wear: of the joint',
    'The text has a colon in it, so it is read as two things. → Put the text between quotation marks: - "Wear: of the joint"',
  ],
  ['a tab', '  text: From', '\ttext: From', 'This line begins with a Tab. → Use two spaces instead.'],
  [
    'a tab before a list entry',
    '  - A twist',
    '\t- A twist',
    'This line begins with a Tab. → Use two spaces instead.',
  ],
  [
    'an open single quotation mark',
    'title: Knee Pain',
    "title: 'Knee Pain",
    'A quotation mark is opened but not closed. → Add the same mark at the end of the text.',
  ],
  [
    'an open quotation mark in a list',
    '- Wear of the joint',
    '- "Wear of the joint',
    'A quotation mark is opened but not closed. → Add the same mark at the end of the text.',
  ],
  [
    'an apostrophe between single marks',
    'title: Knee Pain',
    "title: 'Knee's pain'",
    'There is more text after the closing quotation mark. → Put the whole text between one pair of marks: "…". Inside it, use ‘ and ’.',
  ],
  [
    'an open quotation mark',
    'title: Knee Pain',
    'title: "Knee Pain',
    'A quotation mark is opened but not closed. → Add the same mark at the end of the text.',
  ],
  [
    'text after a closing quotation mark',
    'title: Knee Pain',
    'title: "Knee" Pain',
    'There is more text after the closing quotation mark. → Put the whole text between one pair of marks: "…". Inside it, use ‘ and ’.',
  ],
  [
    'a field twice',
    'region: knee',
    'region: knee\nregion: hip',
    '"region" is there twice. → Keep one of the two lines.',
    1,
  ],
  [
    'words after a #',
    'title: Knee Pain',
    'title: Knee Pain # the big one',
    'What follows the # is left out: the big one → Put the text between quotation marks: title: "Knee Pain # the big one"',
  ],
  [
    'a text that begins with a star',
    'title: Knee Pain',
    'title: *Knee Pain',
    'The text begins with a sign that means something else here. → Put the text between quotation marks: title: "*Knee Pain"',
  ],
  [
    'an open list',
    '[hip-pain]',
    '[hip-pain',
    'A list is opened with [ but not closed. → Add ] at its end.',
    0,
  ],
  [
    'no space after a colon',
    'title: Knee',
    'title:Knee',
    'There is no space after the colon. → Write title: Knee Pain',
  ],
  [
    'a list entry out of line',
    '  - A twist',
    ' - A twist',
    'This list entry does not stand in line with the others. → Begin each entry of a list with the same number of spaces, then "- ".',
  ],
  [
    'a field indented by mistake',
    'region: knee\n',
    'region: knee\n  ',
    'The line below begins with too many spaces. → Begin fields that belong together with the same number of spaces.',
  ],
  [
    'a line without a name',
    'region: knee',
    'region: knee\nand the leg',
    'This line has no field name. → Write a name, a colon and a space before it; to continue the line above, begin with two more spaces.',
    1,
  ],
  [
    'no second line of hyphens',
    '---\n\nThe knee',
    '\nThe knee',
    'The details at the top are not between two lines of ---. → Put --- on the first line, and --- on a line of its own after the last detail.',
    1 - lineOf('---\n\nThe knee'),
  ],
];

test.each(cases)('%s', (_kind, ...rest) => expectOne(...rest));

test('Windows line ends and a byte-order mark are no mistake', () => {
  expect(mistakesIn({ [knee]: `\uFEFF${(healthy[knee] ?? '').replaceAll('\n', '\r\n')}` })).toEqual([]);
});

test('a file that cannot be read is one mistake, not one on every page that names it', () => {
  const found = spoil('name: Dr', 'name: Dr: Dr', 'src/content/team/founder.yaml');
  expect(found).toEqual([expect.stringContaining('founder.yaml:1 The text has a colon in it')]);
});
