// Advice that is written once, and that a page cannot forget.
import { expect, test } from 'vitest';
import { missingBlocks, requiredBlocks } from '../../required/files.ts';
import { readAll } from '../../read/files.ts';
import { block, changed, knee, lineOf, mistakesIn, painkillers, spoil, withSite } from '../site.ts';

const forgotten = (line: number, word: string, file = 'knee-pain.mdx') => [
  `${file}:${line} "${word}" stands here, but not the safety block "Before a painkiller". → Add painkillers to the list "safety" in the details: safety: [painkillers]. If it does not belong here, say so in src/content/safety/painkillers.yaml.`,
];

test('a page that names a painkiller in its details shows the block', () => {
  expect(spoil('does: You rest.', 'does: Painkillers for a day.')).toEqual(
    forgotten(lineOf('does: You rest.'), 'Painkillers'),
  );
});

test('so does one that names it in its text', () => {
  const place = 'Walk a little more each day.';
  expect(spoil(place, 'Take a painkiller.')).toEqual(forgotten(lineOf(place), 'painkiller'));
});

test('and a procedure', () => {
  const place = '[You rest., You go home.]';
  expect(spoil(place, '[A painkiller helps., You go home.]', block)).toEqual(
    forgotten(lineOf(place, block), 'painkiller', 'knee-block.mdx'),
  );
});

test('a page that names the block has it', () => {
  const named = changed(
    knee,
    ['does: You rest.', 'does: Painkillers for a day.'],
    ['getHelp:', 'safety: [painkillers]\ngetHelp:'],
  );
  expect(mistakesIn(named)).toEqual([]);
});

test.each(['does: No painkillers.', 'does: You paint killerwhales.', 'does: You like painkillerish days.'])(
  'what means something else does not count: %s',
  (put) => expect(spoil('does: You rest.', put)).toEqual([]),
);

test('a draft does not count', () => {
  expect(spoil('does: You rest.', 'does: NSAIDs for a day.')).toHaveLength(1);
  const draft = changed(knee, ['does: You rest.', 'does: NSAIDs.'], ['order: 1', 'order: 1\ndraft: true']);
  expect(mistakesIn(draft)).toEqual([]);
});

test('a block can be for one region or one kind of procedure, whatever the words', () => {
  const only = (rule: string) =>
    mistakesIn(changed(painkillers, [/ {2}words.*\n {2}unless.*/, `  ${rule}`])).map(
      (mistake) => mistake.split(' → ')[0],
    );
  const needed = 'The page is about what needs it, but not the safety block "Before a painkiller".';
  expect(only('regions: [hip]')).toEqual([]);
  expect(only('regions: [hip, knee]')).toEqual(
    ['hip-pain', 'knee-pain', 'knee-block', 'knee-numbing'].map((page) => `${page}.mdx:2 ${needed}`),
  );
  expect(only('procedures: [percutaneous]')).toEqual([
    `knee-block.mdx:2 ${needed}`,
    `knee-numbing.mdx:2 ${needed}`,
  ]);
  expect(only('procedures: [surgical]')).toEqual([]);
});

test('the blocks that every page relies on cannot be removed', () => {
  expect(withSite({}, (root) => missingBlocks(readAll(root))).map(({ file }) => file)).toEqual(
    requiredBlocks
      .filter((id) => !['painkillers', 'spine'].includes(id))
      .map((id) => `src/content/safety/${id}.yaml`),
  );
  expect(missingBlocks([])).toHaveLength(requiredBlocks.length);
});
