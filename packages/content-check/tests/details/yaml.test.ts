// YAML errors, explained to a writer who does not know YAML.
import { changed, validSite, knee, lineOf, testSites, testEdits } from '../site.ts';

testEdits({
  'excerpt: Why knees hurt, → excerpt: Knees: why they hurt,':
    'The text has a colon in it, so it is read as two things. → Put the text between quotation marks: excerpt: "Knees: why they hurt, and what usually helps."',
  '- Wear of the joint → - Wear: of the joint':
    'The text has a colon in it, so it is read as two things. → Put the text between quotation marks: - "Wear: of the joint"',
  '  text: From → \ttext: From': 'This line begins with a Tab. → Use two spaces instead.',
  '  - A twist →  - A twist':
    'This list entry is not aligned with the others. → Begin each entry of a list with the same number of spaces, then "- ".',
  "title: Knee Pain → title: 'Knee Pain":
    'A quotation mark is opened but not closed. → Add the same mark at the end of the text.',
  "title: Knee Pain → title: 'Knee's pain'":
    'There is more text after the closing quotation mark. → Put the whole text between one pair of marks: "…". Inside it, use ‘ and ’.',
  'title: Knee Pain → title: "Knee" Pain':
    'There is more text after the closing quotation mark. → Put the whole text between one pair of marks: "…". Inside it, use ‘ and ’.',
  'title: Knee Pain → title: Knee Pain # the big one':
    'What follows the # is left out: the big one → Put the text between quotation marks: title: "Knee Pain # the big one"',
  'title: Knee Pain → title: *Knee Pain':
    'The text begins with a sign that means something else here. → Put the text between quotation marks: title: "*Knee Pain"',
  'region: knee → region: knee\nregion: hip': ['"region" is there twice. → Keep one of the two lines.', 1],
  'region: knee → region: knee\nand the leg': [
    'This line has no field name. → Write a name, a colon and a space before it; to continue the line above, begin with two more spaces.',
    1,
  ],
  '[hip-pain] → [hip-pain': 'A list is opened with [ but not closed. → Add ] at its end.',
  'title: Knee → title:Knee': 'There is no space after the colon. → Write title: Knee Pain',
  'region: knee\n → region: knee\n  ':
    'The line below begins with too many spaces. → Begin fields that belong together with the same number of spaces.',
  '---\n\nThe knee → \nThe knee': [
    'The details at the top are not between two lines of ---. → Put --- on the first line, and --- on a line of its own after the last detail.',
    1 - lineOf('---\n\nThe knee'),
  ],
});

testSites({
  'Windows line ends and a byte-order mark': [
    { [knee]: `\uFEFF${(validSite[knee] ?? '').replaceAll('\n', '\r\n')}` },
  ],
  'an unreadable file once, not on every page that names it': [
    changed('src/content/team/founder.yaml', ['name: Dr', 'name: Dr: Dr']),
    'founder.yaml:1 The text has a colon in it',
  ],
});
