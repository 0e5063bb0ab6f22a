// What a page owes to the safety blocks is asked for when it is saved, too, in words that fit a form.
import { expect, test } from 'vitest';
import { checkFile } from '../../check.ts';
import { changed, healthy, knee, spine, withSite } from '../site.ts';

const onSaving = (file: string, ...places: Parameters<typeof changed>[1][]) =>
  withSite({}, (root) => checkFile(root, file, changed(file, ...places)[file] ?? '')).map(
    ({ inForm }) => inForm,
  );

test('a block that the page forgets', () => {
  const forgotten =
    '"Painkillers" stands here, but not the safety block "Before a painkiller". Choose painkillers under "Safety blocks". If it does not belong here, say so in that block.';
  expect(onSaving(knee, ['does: You rest.', 'does: Painkillers for a day.'])).toEqual([forgotten]);
  expect(onSaving(knee, ['Walk a little more each day.', 'Painkillers can help.'])).toEqual([forgotten]);
});

test('a sign on another level, one that is said twice, and a level without any', () => {
  const sameDay = '- A hot knee with fever';
  expect(onSaving(knee, [sameDay, '- A severe, sudden headache'])).toEqual([
    '"severe, sudden headache" means 112 or a hospital now on every page, but stands here on another level. Move it to "Emergency now", as the safety block "Signs of the back" has it.',
  ]);
  expect(onSaving(knee, ['getHelp:', 'safety: [spine]\ngetHelp:'], [sameDay, '- Numb legs'])).toEqual([
    '"Numb legs": the page says this already, with the safety block "Signs of the back". Leave it out here.',
  ]);
  expect(onSaving(knee, ['emergency:\n    - A leg bent out of shape', 'emergency: []'])).toEqual([
    '"Emergency now" has no sign. Write at least one.',
  ]);
});

test('what is whole is saved', () => {
  for (const file of [knee, spine])
    expect(withSite({}, (root) => checkFile(root, file, healthy[file] ?? ''))).toEqual([]);
});
