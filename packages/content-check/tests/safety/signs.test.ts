// A warning sign means the same on every page, and a page does not say again what its safety blocks say.
import { expect, test } from 'vitest';
import { block, changed, knee, lineOf, mistakesIn, spine, spoil } from '../site.ts';

const sameDay = '- A hot knee with fever';
const named = (put: string) =>
  mistakesIn(changed(knee, ['getHelp:', 'safety: [spine]\ngetHelp:'], [sameDay, put]));

test('a sign that stands on another level than everywhere is said, with its place', () => {
  expect(spoil(sameDay, '- A severe, sudden headache')).toEqual([
    `knee-pain.mdx:${lineOf(sameDay)} "severe, sudden headache" means 112 or a hospital now on every page, but stands here under "sameDay". → Move it to "emergency". src/content/safety/spine.yaml decides the level.`,
  ]);
  expect(spoil('callSigns: [A red knee]', 'callSigns: [A bad headache]', block)).toEqual([
    expect.stringContaining('stands here under "callSigns". → Move it to "emergencySigns".'),
  ]);
});

test('so is one in another block', () => {
  const fault = changed(spine, ['emergency:', 'sameDay:\n  - A bad headache\nemergency:']);
  expect(mistakesIn(fault)).toEqual([expect.stringMatching(/^spine.yaml:7 "bad headache" means 112/)]);
});

test('on its own level, or as something else, it is right', () => {
  expect(spoil('- A leg bent out of shape', '- A severe headache')).toEqual([]);
  expect(spoil(sameDay, '- A bad headache on sitting')).toEqual([]);
  expect(spoil(sameDay, '- A severe pain. No headache')).toEqual([]);
});

test('what a block of the page says is not said again, on whatever level', () => {
  const again = 'the page says this already, with the safety block "Signs of the back". → Leave it out here.';
  expect(named('- Numb legs')).toEqual([expect.stringContaining(`"Numb legs": ${again}`)]);
  expect(named('- A long cough')).toEqual([expect.stringContaining(`"cough": ${again}`)]);
  expect(named(sameDay)).toEqual([]);
});

test('each list has a sign, its own or that of a block', () => {
  const none = '"Emergency now" has no sign. → Write at least one under "emergency".';
  const empty: [string, string] = ['emergency:\n    - A leg bent out of shape', 'emergency: []'];
  expect(mistakesIn(changed(knee, empty))).toEqual([expect.stringContaining(none)]);
  expect(mistakesIn(changed(knee, ['emergency:\n    - A leg bent out of shape\n  ', '']))).toEqual([
    expect.stringContaining(none),
  ]);
  expect(mistakesIn(changed(knee, empty, ['getHelp:', 'safety: [spine]\ngetHelp:']))).toEqual([]);
});

test('a block shows what it has', () => {
  expect(mistakesIn(changed(spine, ['shown: help', 'shown: box']))).toEqual([
    expect.stringMatching(/^spine.yaml:1 "rules" is missing/),
  ]);
});
