import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { choicesIn } from '#desk/node/releases.ts';
import { paths } from '@clinic/contract/paths.ts';
import { openDesk, topic } from '../test-desk.ts';
import { folderOfTest } from '../folder.ts';

test('reads the options again after a rebuild, keeps the earlier ones, and uses the newest notice', () => {
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

test('ignores an invalid choices.json and keeps the earlier options', async () => {
  const desk = await openDesk({}, { site: { 'choices.json': '{"problems": 5}' } });
  onTestFinished(() => desk.close());
  const write = (choices: object) =>
    writeFileSync(join(desk.folder, 'choices.json'), JSON.stringify(choices));
  const send = async (condition: string) => (await desk.post(paths.query, { ...topic, condition })).status;
  expect(await send('Knee Pain')).toBe(201);
  write({ problems: ['Knee Pain'], procedures: [] });
  expect([await send('Knee Pain'), await send('Hip Pain')]).toEqual([201, 422]);
  for (const wrong of [
    { problems: 5 },
    [],
    { problems: [5], procedures: [], notice: {} },
    { problems: ['Hip Pain'] },
  ]) {
    write(wrong);
    expect([await send('Knee Pain'), await send('Hip Pain')]).toEqual([201, 422]);
  }
});
