// Safety rules also run when a file is saved, with messages for a form.
import { expect, test } from 'vitest';
import { checkFile } from '../../check.ts';
import { changed, validSite, knee, spine, withSite } from '../site.ts';

const sameDay = '- A hot knee with fever';
const emergency = 'emergency:\n    - A leg bent out of shape';
const forgotten =
  '"Painkillers" is named here, but not the safety block "Before a painkiller". Choose painkillers under "Safety blocks". If it does not belong here, say so in that block.';

test.each<[what: string, said: string, ...Parameters<typeof changed>[1][]]>([
  ['a block that the details forget', forgotten, ['does: You rest.', 'does: Painkillers for a day.']],
  ['a block that the text forgets', forgotten, ['Walk a little more each day.', 'Painkillers can help.']],
  [
    'a sign on another level',
    '"severe, sudden headache" means 112 or a hospital now on every page, but is listed here on another level. Move it to "Emergency now", as the safety block "Signs of the back" has it.',
    [sameDay, '- A severe, sudden headache'],
  ],
  [
    'a sign that is said twice',
    '"Numb legs": the page says this already, with the safety block "Signs of the back". Leave it out here.',
    ['getHelp:', 'safety: [spine]\ngetHelp:'],
    [sameDay, '- Numb legs'],
  ],
  ['a level without any', '"Emergency now" has no sign. Write at least one.', [emergency, 'emergency: []']],
])('%s', (_what, inForm, ...places) =>
  withSite({}, (root) =>
    expect(checkFile(root, knee, changed(knee, ...places)[knee] ?? '')).toMatchObject([{ inForm }]),
  ),
);

test.each([knee, spine])('accepts %s', (file) =>
  withSite({}, (root) => expect(checkFile(root, file, validSite[file] ?? '')).toEqual([])),
);
