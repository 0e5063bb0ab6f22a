// A warning sign means the same on every page, and a page does not say again what its safety blocks say.
import { block, changed, knee, says, spine, spoilt } from '../site.ts';

const sameDay = '- A hot knee with fever';
const named = (put: string) => changed(knee, ['getHelp:', 'safety: [spine]\ngetHelp:'], [sameDay, put]);
const again = 'the page says this already, with the safety block "Signs of the back". → Leave it out here.';
const emergency = 'emergency:\n    - A leg bent out of shape';
const none = '"Emergency now" has no sign. → Write at least one under "emergency".';

spoilt(sameDay, {
  '- A severe, sudden headache':
    '"severe, sudden headache" means 112 or a hospital now on every page, but stands here under "sameDay". → Move it to "emergency". src/content/safety/spine.yaml decides the level.',
});
says({
  'a sign of a procedure that stands on another level': [
    changed(block, ['callSigns: [A red knee]', 'callSigns: [A bad headache]']),
    'stands here under "callSigns". → Move it to "emergencySigns".',
  ],
  'a sign that stands on another level in another block': [
    changed(spine, ['emergency:', 'sameDay:\n  - A bad headache\nemergency:']),
    /^spine.yaml:7 "bad headache" means 112/,
  ],
  'a sign on its own level': [changed(knee, ['- A leg bent out of shape', '- A severe headache'])],
  'a sign that the block excepts': [changed(knee, [sameDay, '- A bad headache on sitting'])],
  'two sentences that make no sign': [changed(knee, [sameDay, '- A severe pain. No headache'])],
  'a sign that a block of the page says': [named('- Numb legs'), `"Numb legs": ${again}`],
  'a sign that it says on whatever level': [named('- A long cough'), `"cough": ${again}`],
  'a sign beside those of the block': [named(sameDay)],
  'a level with an empty list': [changed(knee, [emergency, 'emergency: []']), none],
  'a level without a list': [changed(knee, [`${emergency}\n  `, '']), none],
  'a level with the sign of a block': [
    changed(knee, [emergency, 'emergency: []'], ['getHelp:', 'safety: [spine]\ngetHelp:']),
  ],
  'a block that shows what it does not have': [
    changed(spine, ['shown: help', 'shown: box']),
    /^spine.yaml:1 "rules" is missing/,
  ],
});
