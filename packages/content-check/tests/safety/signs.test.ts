// A warning sign means the same on every page, and a page does not say again what its safety blocks say.
import { block, changed, knee, says, spine, spoilt, spoiltIn } from '../site.ts';

const means = 'means 112 or a hospital now on every page, but stands here under';
const decides = 'src/content/safety/spine.yaml decides the level.';
const none = '"Emergency now" has no sign. → Write at least one under "emergency".';

spoilt({
  '- A hot knee with fever → - A severe, sudden headache': `"severe, sudden headache" ${means} "sameDay". → Move it to "emergency". ${decides}`,
  // On its own level, or as something else.
  '- A leg bent out of shape → - A severe headache': '',
  '- A hot knee with fever → - A bad headache on sitting': '',
  '- A hot knee with fever → - A severe pain. No headache': '',
  'emergency:\n    - A leg bent out of shape → emergency: []': none,
  'emergency:\n    - A leg bent out of shape\n   → ': [none, -1],
});
spoiltIn(block, {
  'callSigns: [A red knee] → callSigns: [A bad headache]': `"bad headache" ${means} "callSigns". → Move it to "emergencySigns". ${decides}`,
});

const sameDay = '- A hot knee with fever';
const named = (find: string, put: string) =>
  changed(knee, ['getHelp:', 'safety: [spine]\ngetHelp:'], [find, put]);
const again = 'the page says this already, with the safety block "Signs of the back". → Leave it out here.';
says({
  'a sign that stands on another level in another block': [
    changed(spine, ['emergency:', 'sameDay:\n  - A bad headache\nemergency:']),
    /^spine.yaml:\d "bad headache" means 112/,
  ],
  'a sign that a block of the page says': [named(sameDay, '- Numb legs'), `"Numb legs": ${again}`],
  'a sign that it says on whatever level': [named(sameDay, '- A long cough'), `"cough": ${again}`],
  'a sign beside those of the block': [named(sameDay, sameDay)],
  'a level with the sign of a block': [named('emergency:\n    - A leg bent out of shape', 'emergency: []')],
  'a block that shows what it does not have': [
    changed(spine, ['shown: help', 'shown: box']),
    /^spine.yaml:1 "rules" is missing/,
  ],
});
