import { describe, expect, test } from 'vitest';
import { report } from '#tools/content/mistake.ts';
import { healthy, mistakesIn, plateWords, spoil } from './content-fixture.ts';

const knee = 'src/content/conditions/knee-pain.mdx';
const block = 'src/content/services/knee-block.mdx';
const numbing = 'src/content/services/knee-numbing.mdx';
const hip = 'src/content/conditions/hip-pain.mdx';
const stories = 'src/content/claims/stories.yaml';
const figures = 'src/content/screens/testimonials.yaml';

test('a healthy site has no mistakes, and a patient may say what the practice may not', () => {
  expect(mistakesIn({})).toEqual([]);
});

/** `below` counts lines from the place that was spoilt, for what is noticed elsewhere. */
type Case = [kind: string, find: string, put: string, says: string, below?: number];

const lineOf = (find: string, file = knee) => (healthy[file] ?? '').split(find)[0]?.split('\n').length ?? 0;

function expectOne(find: string, put: string, says: string, below = 0) {
  const found = spoil(find, put);
  expect(found, found.join('\n')).toHaveLength(1);
  expect(found[0]).toContain(`knee-pain.mdx:${lineOf(find) + below} `);
  expect(found[0]).toContain(says);
}

/** Each of these makes exactly one mistake, said exactly so. */
const details: Case[] = [
  ['a misspelt field', 'excerpt:', 'excerp:', 'There is no field called "excerp". → Did you mean excerpt?'],
  [
    'an unknown field',
    'region: knee',
    'region: knee\nwaitingTime: long',
    'There is no field called "waitingTime". → Remove the line. The names here are: title, description,',
    1,
  ],
  [
    'a misspelt field in a group',
    '  text: From',
    '  txt: From',
    'There is no field called "txt". → Did you mean text?',
  ],
  [
    'a missing field',
    'region: knee\n',
    '',
    '"region" is missing. → Add a line "region: …". Body region: Where in the menu this page is listed.',
    -6,
  ],
  [
    'a missing field in a list',
    '\n    alt: Bent knee seen from the front.',
    '',
    '"alt" is missing in images, entry 2. → Add a line "alt: …". What the picture shows: Read aloud',
  ],
  [
    'a field left empty',
    'title: Knee Pain',
    'title:',
    '"Title" is empty. → As patients say it: "Knee Pain".',
  ],
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
    'an open quotation mark',
    'title: Knee Pain',
    'title: "Knee Pain',
    'A quotation mark is opened but not closed. → Add the same mark at the end of the text.',
  ],
  [
    'text after a closing quotation mark',
    'title: Knee Pain',
    'title: "Knee" Pain',
    'There is more text after the closing quotation mark. →',
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
    'The text begins with a sign that means something else here. →',
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
    'This list entry does not stand in line with the others.',
  ],
  [
    'a field indented by mistake',
    'region: knee\n',
    'region: knee\n  ',
    'The line below begins with too many spaces.',
  ],
  ['a line without a name', 'region: knee', 'region: knee\nand the leg', 'This line has no field name.', 1],
  [
    'a number where text belongs',
    'title: Knee Pain',
    'title: 2026',
    '2026 is read as a number or a yes/no, not as text. → Put it between quotation marks: "2026".',
  ],
  [
    'text where a number belongs',
    'order: 1',
    'order: first',
    '"Order" must be a number. → The place in the menu',
  ],
  [
    'text where a list belongs',
    'causes:\n  - Wear of the joint\n  - A twist or a fall',
    'causes: Wear',
    '"Common causes" must be a list',
  ],
  [
    'a wrong choice',
    'region: knee',
    'region: kne',
    '"kne" is not one of the choices for Body region. → Did you mean knee?',
  ],
  [
    'a far wrong choice',
    'region: knee',
    'region: wrist',
    '"wrist" is not one of the choices for Body region. → Choose one of: head, neck,',
  ],
  [
    'a day that does not exist',
    'on: 2026-11-01',
    'on: 2026-02-31',
    'There is no such day as 2026-02-31. → Write the year, the month and the day as in 2026-01-31.',
  ],
  ['a day in words', 'on: 2026-11-01', 'on: 1 November', '"Reviewed on" must be a day such as 2026-01-31.'],
  [
    'a review that ends before it began',
    'next: 2027',
    'next: 2025',
    'The next review is before the last one.',
  ],
  [
    'too long a text',
    'title: Knee Pain',
    `title: ${'Knee '.repeat(20)}`,
    '"Title" is longer than 70 characters. →',
  ],
  ['too many pictures', 'images:', `images:\n  - plate: knee-block`, '"Pictures" can have at most 2. →'],
  [
    'a picture that is nothing',
    'plate: knee-pain',
    'alt: Knee.',
    '"plate" is missing in images, entry 1. → Add a line "plate: …". Plate: The name of a plate',
  ],
  [
    'a picture that is two things',
    './knee.webp',
    './knee.webp\n    plate: knee-pain',
    'A picture is either a plate or a file of your own. → Instead of a plate',
  ],
  [
    'a plate that is not there',
    'plate: knee-pain',
    'plate: kne-pain',
    'There is no plate called "kne-pain". → Did you mean knee-pain? Or knee-block?',
  ],
  [
    'a plate by its path',
    './knee.webp',
    '../../assets/plates/knee-pain.webp',
    'A plate is named, not given by its path. → Write plate: knee-pain instead, without alt.',
  ],
  [
    'an empty alt',
    'alt: Bent knee seen from the front.',
    'alt: ""',
    '"What the picture shows" is empty. → Read aloud',
  ],
  [
    'a missing picture',
    './knee.webp',
    './kne.webp',
    'There is no picture at ./kne.webp. → Did you mean ./knee.webp?',
  ],
  ['capital letters in a picture', './knee.webp', './Knee.webp', 'Did you mean ./knee.webp?'],
  [
    'a picture elsewhere',
    './knee.webp',
    'https://example.com/a.jpg',
    'The picture lies on another website. →',
  ],
  [
    'an unknown related page',
    'services: [knee-block]',
    'services: [knee-blok]',
    'There is no file called "knee-blok" in src/content/services. → Did you mean knee-block?',
  ],
  [
    'a page that names itself',
    'conditions: [hip-pain]',
    'conditions: [knee-pain]',
    'This page names itself.',
  ],
  [
    'a related page twice',
    'conditions: [hip-pain]',
    'conditions: [hip-pain, hip-pain]',
    '"hip-pain" is in this list twice.',
  ],
  [
    'an unknown reviewer',
    'by: founder',
    'by: foundr',
    'There is no file called "foundr" in src/content/team. → Did you mean founder?',
  ],
  [
    'a reviewer who is no doctor',
    'by: founder',
    'by: manager',
    '"manager" is not a doctor, so cannot be the reviewer.',
  ],
  [
    'a place that is taken',
    'order: 1\n',
    'order: 2\n',
    'order 2 is already taken by src/content/conditions/hip-pain.mdx.',
  ],
  [
    'a condition without red flags',
    healthy[knee]?.slice(healthy[knee].indexOf('getHelp:'), healthy[knee].indexOf('options:')) ?? '',
    '',
    '"getHelp" is missing. → Add a line "getHelp: …". When to get help: Three levels.',
    1 - lineOf('getHelp:'),
  ],
  ['a level without signs', '\n    - A hot knee with fever', ' []', '"Same day" needs at least 1. →'],
  [
    'a promise in an option',
    'benefit: Many knees settle.',
    'benefit: A permanent cure.',
    '"cure" is a promise that no doctor can make. →',
  ],
  ['a miracle', 'does: Numbs nerves.', 'does: A miracle.', '"miracle" is a promise'],
  [
    'lasting relief',
    'risks: A bruise.',
    'risks: Permanent pain relief.',
    '"Permanent pain relief" is a promise',
  ],
  ['no risks', 'risks: A bruise.', 'risks: It has no side effects.', '"no side effects" is a promise'],
  [
    'a term in the details',
    'does: Numbs nerves.',
    'does: Numbs <Term id="cartilage">nerves</Term>.',
    'Readers would see "<Term id="cartilage">" as it is typed. → Write plain words in the details.',
  ],
  [
    'a link in the details',
    'does: Numbs nerves.',
    'does: Numbs [nerves](/services/knee-block).',
    'Readers would see "[nerves](/services/knee-block)" as it is typed.',
  ],
  ['bold words in the details', 'does: Numbs nerves.', 'does: Numbs **nerves**.', 'would see "**nerves**"'],
  [
    'the year of a reference',
    'year: 2022',
    'year: 20222',
    '20222 cannot be the year of a publication. → Write the year it appeared',
  ],
  [
    'an address that is not private',
    'https://www.nice',
    'http://www.nice',
    '"Address" must be an address that begins with https://',
  ],
  [
    'an address without a website',
    'https://www.nice.org.uk/guidance/ng226',
    'https://nice/guidance',
    '"nice" is not the name of a website. → Copy it again',
  ],
  [
    'an address with a full stop after it',
    'ng226',
    'ng226.',
    '"https://www.nice.org.uk/guidance/ng226." has a sign in it that is not part of an address. →',
  ],
  ['half a DOI', '10.1002/14651858.CD007400.pub3', 'CD007400', 'is not a complete DOI. →'],
  [
    'a reference twice',
    'title: Topical NSAIDs for chronic musculoskeletal pain',
    'title: osteoarthritis in over 16s',
    'This reference is in the list twice. → Remove one of the two.',
  ],
  [
    'no second line of hyphens',
    '---\n\nThe knee',
    '\nThe knee',
    'The details at the top are not between two lines of ---.',
    1 - lineOf('---\n\nThe knee'),
  ],
];

test.each(details)('in the details: %s', (_kind, ...rest) => expectOne(...rest));

const body: Case[] = [
  [
    'a brace',
    'Keep moving.',
    'Keep {moving.',
    'The sign { begins a piece of code here. → Write ( and ) instead',
  ],
  ['words in braces', 'Keep moving.', 'Keep {moving}.', '{moving} is read as code. →'],
  ['a tag', 'Keep moving.', 'Keep <b>moving</b>.', '<b> is code, not text. →'],
  ['a tag without an end', 'Keep moving.', 'Keep<br>moving.', '<br> is code, not text. →'],
  [
    'a less-than sign',
    'Keep moving.',
    'For <3 days.',
    'The sign < begins a piece of code here. → Write "less than"',
  ],
  [
    'a hidden note',
    'Keep moving.',
    '<!-- ask the doctor -->',
    'Notes written as <!-- … --> do not work here. →',
  ],
  [
    'an import',
    'Keep moving.',
    "import Box from './Box.astro'",
    'A line that begins with "import" is read as code. →',
  ],
  ['program code', 'Keep moving.', '```\nKeep moving.\n```', 'These lines are shown as program code. →'],
  [
    'an aligned table',
    'Keep moving.',
    '| a | b |\n|:--|---|\n| c | d |',
    'The columns of this table are aligned with colons',
  ],
  [
    'a level-1 heading',
    '## What helps',
    '# What helps',
    'A heading with one # is the title of the whole page',
  ],
  [
    'a skipped level',
    '### At home',
    '#### At home',
    'This heading skips a level: ####. → Write ### instead.',
  ],
  ['a heading without words', '### At home', '###', 'This heading has no words.'],
  [
    'a picture without words',
    'Keep moving.',
    '![](../../assets/plates/knee-pain.webp)',
    'This picture has no words',
  ],
  ['a missing picture', 'Keep moving.', '![Knee](./kne.webp)', 'There is no picture at ./kne.webp.'],
  [
    'an unknown term',
    'id="cartilage"',
    'id="cartillage"',
    'There is no term called "cartillage" in src/content/glossary. → Did you mean cartilage?',
  ],
  [
    'a term far from any',
    'id="cartilage"',
    'id="spleen"',
    'no term called "spleen" in src/content/glossary. → The terms are the files in src/content/glossary',
  ],
  [
    'a term twice',
    'Keep moving.',
    'Keep <Term id="cartilage">cartilage</Term> moving.',
    '"cartilage" is explained twice on this page. → Keep the first',
    2,
  ],
  [
    'a term without an end',
    'cartilage</Term>',
    'cartilage',
    'A term is not opened and closed in the same sentence. → Write <Term id="nerve-block">',
  ],
  [
    'a term without quotation marks',
    'id="cartilage"',
    'id=cartilage',
    'A term is written <Term id="nerve-block">nerve block</Term>.',
  ],
  ['a term without a name', ' id="cartilage"', '', 'A term must say which word it explains'],
  ['a term without words', '>cartilage<', '><', 'This term has no words.'],
  ['another component', 'Keep moving.', 'Keep <Note>moving</Note>.', '<Note> is code, not text. →'],
  [
    'a dead link',
    '/pain-conditions/hip-pain#what-helps',
    '/pain-conditions/hip-pian',
    'The link goes to /pain-conditions/hip-pian, a page that does not exist. → Did you mean /pain-conditions/hip-pain?',
  ],
  [
    'a dead anchor',
    '#what-helps)',
    '#what-help)',
    'There is no place called #what-help on /pain-conditions/hip-pain. → Did you mean what-helps?',
  ],
  [
    'a link with .html',
    'hip-pain#what-helps',
    'hip-pain.html',
    'The address /pain-conditions/hip-pain.html has too much at its end. → Write /pain-conditions/hip-pain.',
  ],
  [
    'a link without a beginning',
    '/pain-conditions/hip-pain#what-helps',
    'hip-pain',
    'The link "hip-pain" does not say where it begins.',
  ],
  [
    'a link that is not private',
    '/pain-conditions/hip-pain#what-helps',
    'http://example.com',
    'Write https://example.com.',
  ],
  [
    'a promise of a cure',
    'Keep moving.',
    'We cure knee pain.',
    '"cure" is a promise that no doctor can make. →',
  ],
  ['a guarantee', 'Keep moving.', 'Relief is guaranteed.', '"guaranteed" is a promise'],
  ['painless', 'Keep moving.', 'A painless injection.', '"painless" is a promise'],
  ['a hundred per cent', 'Keep moving.', 'It is 100 % safe.', '"100 %" is a promise'],
  ['the best', 'Keep moving.', 'The best clinic in the city.', '"best" is a promise'],
];

test.each(body)('in the text: %s', (_kind, ...rest) => expectOne(...rest));

describe('in other files', () => {
  test('a promise in the details', () => {
    expect(spoil('We listen, then', 'We offer the best care, then', block)).toEqual([
      expect.stringContaining('knee-block.mdx:12 "best" is a promise'),
    ]);
  });
  test('a second reading of a page that does not exist', () => {
    const found = spoil('Of: knee-block', 'Of: knee-blocks', numbing);
    expect(found).toEqual([
      expect.stringContaining('There is no file called "knee-blocks" in src/content/services.'),
    ]);
  });
  test('an option that names a procedure that does not exist', () => {
    const found = spoil('service: knee-block', 'service: knee-blok');
    expect(found).toEqual([
      expect.stringContaining('There is no file called "knee-blok" in src/content/services. → Did you mean'),
    ]);
  });
  test('a file that cannot be read is one mistake, not one on every page that names it', () => {
    const found = spoil('name: Dr', 'name: Dr: Dr', 'src/content/team/founder.yaml');
    expect(found).toEqual([expect.stringContaining('founder.yaml:1 The text has a colon in it')]);
  });
  test('a place on the home page that is taken', () => {
    const found = spoil('order: 2', 'order: 2\nhomeOrder: 4', 'src/content/conditions/hip-pain.mdx');
    expect(found).toEqual([
      expect.stringContaining('homeOrder 4 is already taken by src/content/conditions/hip-pain.mdx'),
    ]);
  });
  test('an unknown screen', () => {
    const found = spoil('screen: contact', 'screen: contacts', 'src/content/screens/contact.yaml');
    expect(found[0]).toContain(
      'contact.yaml:1 There is no screen called "contacts". → Did you mean contact?',
    );
  });
  test('a misspelt field of a screen', () => {
    const found = spoil('heading: Send', 'headline: Send', 'src/content/screens/contact.yaml');
    expect(found[0]).toContain('contact.yaml:7 There is no field called "headline".');
  });
  test('a screen is one of several shapes, and its fields have their own hints', () => {
    const found = spoil('    text: Call first.', '    text: 5', 'src/content/screens/contact.yaml');
    expect(found).toEqual([
      'contact.yaml:10 5 is read as a number or a yes/no, not as text. → Put it between quotation marks: "5".',
    ]);
  });
  test('a video id of the wrong length', () => {
    const found = spoil('abcdefghijk', 'abc', 'src/content/testimonials/heel-pain.yaml');
    expect(found[0]).toContain('"Video id" must be the eleven characters after v=');
  });
  test('two files with one address', () => {
    const found = mistakesIn({
      'src/content/conditions/Knee Pain.mdx': (healthy[knee] ?? '').replace(
        'order: 1\nhomeOrder: 4',
        'order: 3',
      ),
    });
    expect(found).toEqual([
      expect.stringContaining('"Knee Pain.mdx" makes an odd web address.'),
      expect.stringMatching(/This page has the same web address as/),
    ]);
  });
  test('a file with another ending', () => {
    expect(mistakesIn({ 'src/content/conditions/back.md': 'Hello' })).toEqual([
      'back.md:1 This file is not read: its name ends in .md. → Let its name end in .mdx.',
    ]);
  });
  test('a folder that nothing reads', () => {
    expect(mistakesIn({ 'src/content/service/a.mdx': '' })).toEqual([
      'service:1 This folder is not read. → Did you mean src/content/services?',
    ]);
  });
  test('a page without text', () => {
    const text = (healthy[block] ?? '').replace(/A doctor places.*\n/, '');
    expect(mistakesIn({ [block]: text })).toEqual([expect.stringContaining('The page has no text.')]);
  });
  test('a link to a draft', () => {
    const found = spoil('order: 2', 'order: 2\ndraft: true', 'src/content/conditions/hip-pain.mdx');
    expect(found).toEqual([expect.stringContaining('which is still a draft. → Publish that page first')]);
  });
});

describe('terms stand in sentences', () => {
  const moved = (find: string, put: string) => {
    const text = (healthy[knee] ?? '').replace(/<Term.*Term>/, 'cartilage').replace(find, put);
    return mistakesIn({ [knee]: text });
  };
  test.each([
    [
      'heading',
      '### At home',
      '### At <Term id="cartilage">home</Term>',
      'A term cannot stand in a heading.',
    ],
    ['link', '[hip pain]', '[hip <Term id="cartilage">pain</Term>]', 'A term cannot stand in a link.'],
    ['own line', 'Keep moving.', '<Term id="cartilage">Move</Term>', 'A term must stand inside a sentence.'],
  ])('not in a %s', (_kind, find, put, says) => {
    expect(moved(find, put)).toEqual([expect.stringContaining(says)]);
  });
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
  });
});

describe('the length of a page', () => {
  const filler = /(Walk a little more each day\. )+/;
  const cut = (file: string, times: number) =>
    mistakesIn({
      [file]: (healthy[file] ?? '').replace(filler, 'Walk a little more each day. '.repeat(times)),
    });
  test.each([
    [knee, 20, /The page has \d+ words; a condition has 700 to 1000 .* → Write at least \d+ more\./],
    [knee, 200, /The page has \d+ words; a condition has 700 to 1000 .* → Leave out at least \d+\./],
    [block, 20, /a procedure has 500 to 800/],
    [numbing, 60, /a second reading has 120 to 260/],
  ])('%s with %i sentences', (file, times, says) => {
    expect(cut(file, times)).toEqual([expect.stringMatching(says)]);
  });
  test('does not matter while the page is a draft', () => {
    const draft = (healthy[hip] ?? '').replace('order: 2', 'order: 2\ndraft: true').replace(filler, '');
    expect(mistakesIn({ [hip]: draft }).join()).not.toContain('words');
  });
  test('is not that of captions and choices', () => {
    const short = (healthy[knee] ?? '').replace(filler, '');
    const captioned = short.replace('alt: Bent knee seen', 'alt: Right knee, bent, as it is seen');
    expect(mistakesIn({ [knee]: captioned })).toEqual(mistakesIn({ [knee]: short }));
  });
});

describe('a sentence on two pages', () => {
  const sentence = 'Strong thighs take load off the knee, and many people climb stairs more easily.';
  const withSentence = (file: string, text: string) => ({
    [file]: (healthy[file] ?? '').replace('Keep moving.', text).replace('Some have relief.', text),
  });
  test('is named with both places, however it is written', () => {
    const found = mistakesIn({
      ...withSentence(knee, `Walk. ${sentence}`),
      ...withSentence(block, sentence.toUpperCase().replace(',', '')),
    });
    expect(found).toEqual([
      expect.stringMatching(
        /^knee-block\.mdx:\d+ This sentence stands also in src\/content\/conditions\/knee-pain\.mdx, line \d+: "STRONG/,
      ),
    ]);
  });
  test('may be short', () => {
    const short = 'Strong thighs take load off the knee.';
    expect(mistakesIn({ ...withSentence(knee, short), ...withSentence(block, short) })).toEqual([]);
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
  test('name somebody of the team', () => {
    expect(spoil('approvedBy: founder', 'approvedBy: foundr', stories)).toEqual([
      expect.stringContaining(
        'There is no file called "foundr" in src/content/team. → Did you mean founder?',
      ),
    ]);
  });
});

test.each(['procedure', 'questions'])('only a second reading does without %s', (field) => {
  const text = (healthy[block] ?? '').replace(new RegExp(`^${field}:\n(?: .*\n)+`, 'm'), '');
  expect(mistakesIn({ [block]: text }).join('\n')).toContain(`knee-block.mdx:1 "${field}" is missing.`);
});

describe('what is no mistake', () => {
  test.each([
    'There is no cure, but much can be done.',
    'This does not cure the cause.',
    'No doctor can guarantee relief.',
    'Exercise works best when it is regular.',
    'At best it eases the pain, so do your best to keep moving.',
    'It is not a cure, and no one can promise that it helps.',
    'We promise no result.',
    'Be wary of anybody who offers a cure.',
    'Pain of less < than usual, 5 > 3.',
    'Call [us](tel:+919876543210) or see [our hours](/for-patients/contacts#hours) and the [feed](/rss.xml).',
    'See [what helps](#what-helps).',
    '| a | b |\n|---|---|\n| c | d |',
    '![Knee from the front](../../assets/plates/knee-pain.webp)',
  ])('%s', (words) => {
    expect(spoil('Keep moving.', words)).toEqual([]);
  });
  test('Windows line ends and a byte-order mark', () => {
    expect(mistakesIn({ [knee]: `\uFEFF${(healthy[knee] ?? '').replaceAll('\n', '\r\n')}` })).toEqual([]);
  });
});

test('the report names file and line, what is wrong, how to mend it, and how many there are', () => {
  const one = { file: 'src/content/a.mdx', line: 3, says: 'This is wrong.', mend: 'Do that.' };
  expect(report([one])).toBe(
    'src/content/a.mdx, line 3\n   This is wrong.\n   → Do that.\n\n1 thing to put right.',
  );
  expect(report([one, one])).toMatch(/2 things to put right\.$/);
});

describe('the list of the plates that doctors have signed', () => {
  const list = 'src/content/plates/reviews.yaml';
  test.each([
    [
      'a plate without an entry',
      '  - knee-pain\n',
      '  - knee-block\n',
      'The plate "knee-pain" does not stand in the list of reviews. → Add a line "- knee-pain" under notYetReviewed',
    ],
    [
      'an entry without a plate',
      '- knee-pain',
      '- knee-pain\n  - knee-pane',
      'There is no plate called "knee-pane". → Did you mean knee-pain?',
    ],
    [
      'a plate in both lists',
      '- knee-pain',
      '- knee-pain\n  - knee-block',
      '"knee-block" stands here twice.',
    ],
    [
      'a signature of nobody',
      'by: founder',
      'by: foundr',
      'There is no file called "foundr" in src/content/team. → Did you mean founder?',
    ],
    ["a signature that is no doctor's", 'by: founder', 'by: manager', '"manager" is not a doctor'],
  ])('%s', (_kind, find, put, says) => {
    expect(spoil(find, put, list).join('\n')).toContain(says);
  });

  test('a signature for another state of the plate is no mistake: the plate is unsigned again', () => {
    expect(spoil('version: 4be1f0', 'version: 5ce1f0', list)).toEqual([]);
  });

  const words = 'src/assets/plates/knee-pain.json';
  const { alt: _alt, ...withoutAlt } = plateWords;
  const { labels: _labels, ...withoutLabels } = plateWords;
  test.each([
    ['words that cannot be read', '{', 'The file knee-pain.json cannot be read.'],
    ['no words for those who cannot see it', JSON.stringify(withoutAlt), '"alt" is missing or wrong.'],
    ['no labels', JSON.stringify(withoutLabels), '"labels" is missing or wrong.'],
    [
      'a label that has changed since it was drawn',
      JSON.stringify({ ...plateWords, labels: [{ words: 'Kneecap', x: 1, y: 2, side: 'left' }] }),
      'The picture or its labels are not those of knee-pain.json.',
    ],
  ])('a plate with %s', (_what, json, says) => {
    const found = mistakesIn({ [words]: json });
    expect(found).toHaveLength(1);
    expect(found[0]).toContain(`${says} → Ask a developer to run "npm run plates".`);
  });

  test('a plate whose picture has changed since it was drawn', () => {
    const found = mistakesIn({ 'src/assets/plates/knee-pain.webp': 'another' });
    expect(found).toHaveLength(1);
    expect(found[0]).toContain('The picture or its labels are not those of knee-pain.json.');
  });

  test('a plate without an entry that no page shows', () => {
    const found = mistakesIn({
      'src/assets/plates/new.webp': '',
      'src/assets/plates/new.json': JSON.stringify(plateWords),
    });
    expect(found).toHaveLength(1);
    expect(found[0]).toContain(`reviews.yaml:1 The plate "new" does not stand in the list of reviews.`);
  });

  test('a plate without a file of words', () => {
    const found = mistakesIn({
      'src/assets/plates/bare.webp': '',
      [list]: `${healthy[list]}`.replace('- knee-pain', '- knee-pain\n  - bare'),
    });
    expect(found).toHaveLength(1);
    expect(found[0]).toContain('There is no file bare.json beside the picture. → Ask a developer');
  });
});
