import { block as procedure, bridge, changed, painkillers, testSites, spine } from '../site.ts';

const inHindi = (file: string, ...lines: string[]) =>
  changed(file, [/$/, ['hindi:', ...lines.map((line) => `  ${line}`), ''].join('\n')]);
const dose = (hindi: string) => ({
  [painkillers]: `${changed(painkillers, ['names on the strip', 'names. Take 500 mg'])[painkillers]}hindi:\n  title: गोली\n  rules: ["${hindi}"]\n`,
});
const block = (...lines: string[]) => inHindi(spine, 'title: पीठ', ...lines);
const exercise = (steps: string) =>
  inHindi(bridge, 'name: पुल', `steps: [${steps}]`, 'often: रोज़', 'feel: आराम', 'stop: दर्द हो तो');
const short = (...lines: string[]) => ({
  'src/content/hindi/knee-block.mdx': [
    '---',
    'title: घुटने का ब्लॉक',
    'description: घुटने की छोटी नसों के पास सुन्न करने वाली दवा, पहले क्या बताना है, और बाद में कब फोन करना है।',
    'intro: घुटने की छोटी नसों के पास सुई।',
    ...lines,
    '---',
    'आराम कीजिए।',
    '',
  ].join('\n'),
});
const [now, sameDay, risks] = ['now: [गरम घुटना]', 'sameDay: [लाल घुटना]', 'risks: इन्फेक्शन।'];

testSites({
  'a block with as many signs': [block('emergency: [पैर सुन्न हो]')],
  'a block that lost a sign': [block('emergency: []'), '"hindi.emergency" has 0 of the 1 entries'],
  'a block with a sign too many': [block('emergency: [एक, दो]'), '"hindi.emergency" has 2 of the 1 entries'],
  'an exercise with as many steps': [exercise('एक, दो')],
  'an exercise that lost a step': [exercise('एक, दो, तीन'), '"hindi.steps" has 3 of the 2 entries'],
  'a page in short with the signs of the procedure': [short(now, sameDay, risks)],
  'a page in short that lost a sign': [short(now, risks), '"sameDay" has 0 of the 1 entries'],
  'a page in short without the risks': [short(now, sameDay), '"risks" is missing'],
  'an English page that cannot be read': [
    { ...short(now, sameDay, risks), ...changed(procedure, ['title: ', 'title: Pain: ']) },
    'The text has a colon in it',
  ],
  'a rule with the same numbers': [dose('नाम पढ़िए। 500 mg लीजिए')],
  'a rule that lost a number': [dose('नाम पढ़िए।'), 'The numbers 500 of the English text are missing'],
});
