import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { choicesIn } from '#desk/node/releases.ts';
import { folderOfTest } from '../folder.ts';

test('what is offered is read again after a rebuild, and what was offered before is still taken', () => {
  const folder = folderOfTest();
  const choices = choicesIn(folder);
  expect(choices()).toBeUndefined();
  const write = (text: string) => writeFileSync(join(folder, 'choices.json'), text);
  write(JSON.stringify({ problems: ['Knee Pain'], procedures: [] }));
  expect(choices()).toEqual({ problems: ['Knee Pain'], procedures: [] });
  write('{"problems": ["Hip');
  expect(choices()).toEqual({ problems: ['Knee Pain'], procedures: [] });
  write(JSON.stringify({ problems: ['Hip Pain', 'Other'], procedures: ['Nerve block'] }));
  expect(choices()).toEqual({ problems: ['Knee Pain', 'Hip Pain', 'Other'], procedures: ['Nerve block'] });
});

test('the privacy notice that was read last is in force', () => {
  const folder = folderOfTest();
  const choices = choicesIn(folder);
  const write = (notice: string) =>
    writeFileSync(join(folder, 'choices.json'), JSON.stringify({ problems: [], procedures: [], notice }));
  for (const notice of ['2026-11-22', '2027-01-05 corrected']) {
    write(notice);
    expect(choices()?.notice).toBe(notice);
  }
});
