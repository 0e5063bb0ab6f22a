import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { choicesIn } from '#desk/node/releases.ts';
import { folderOfTest } from '../folder.ts';

test('what is offered is read again after a rebuild; what was offered before is still taken, and the last notice is in force', () => {
  const folder = folderOfTest();
  const choices = choicesIn(() => folder);
  expect(choices()).toBeUndefined();
  const write = (text: string) => writeFileSync(join(folder, 'choices.json'), text);
  const first = { problems: ['Knee Pain'], procedures: [], notice: '2026-11-22' };
  write(JSON.stringify(first));
  expect(choices()).toEqual(first);
  write('{"problems": ["Hip');
  expect(choices()).toEqual(first);
  const second = {
    problems: ['Hip Pain', 'Other'],
    procedures: ['Nerve block'],
    notice: '2027-01-05 corrected',
  };
  write(JSON.stringify(second));
  expect(choices()).toEqual({ ...second, problems: ['Knee Pain', 'Hip Pain', 'Other'] });
});
