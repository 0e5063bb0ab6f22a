// A sign has one level on all pages, and no page repeats a sign of its blocks.
import { block, changed, knee, testSites, spine, testEdits, testEditsIn } from '../site.ts';

const means = 'means 112 or a hospital now on every page, but is listed here under';
const decides = 'src/content/safety/spine.yaml decides the level.';
const none = '"Emergency now" has no sign. → Write at least one under "emergency".';

testEdits({
  '- A hot knee with fever → - A severe, sudden headache': `"severe, sudden headache" ${means} "sameDay". → Move it to "emergency". ${decides}`,
  // On the right level, or another symptom.
  '- A leg bent out of shape → - A severe headache': '',
  '- A hot knee with fever → - A bad headache on sitting': '',
  '- A hot knee with fever → - A severe pain. No headache': '',
  'emergency:\n    - A leg bent out of shape → emergency: []': none,
  'emergency:\n    - A leg bent out of shape\n   → ': [none, -1],
});
testEditsIn(block, {
  'callSigns: [A red knee] → callSigns: [A bad headache]': `"bad headache" ${means} "callSigns". → Move it to "emergencySigns". ${decides}`,
});

const sameDay = '- A hot knee with fever';
const named = (find: string, put: string) =>
  changed(knee, ['getHelp:', 'safety: [spine]\ngetHelp:'], [find, put]);
const again = 'the page says this already, with the safety block "Signs of the back". → Leave it out here.';
testSites({
  'a sign that another block has on another level': [
    changed(spine, ['emergency:', 'sameDay:\n  - A bad headache\nemergency:']),
    /^spine.yaml:\d "bad headache" means 112/,
  ],
  'a sign that a block of the page has': [named(sameDay, '- Numb legs'), `"Numb legs": ${again}`],
  'a sign that the block has without a level': [named(sameDay, '- A long cough'), `"cough": ${again}`],
  'a sign beside those of the block': [named(sameDay, sameDay)],
  'a level with the sign of a block': [named('emergency:\n    - A leg bent out of shape', 'emergency: []')],
  'a level that neither page nor block fills': [
    changed(spine, ['shown: help', 'shown: box']),
    /^spine.yaml:1 "rules" is missing/,
  ],
});
