import { expect, test } from 'vitest';
import {
  block,
  changed,
  knee,
  problemsIn,
  painkillers,
  testSites,
  spine,
  testEdits,
  testEditsIn,
} from '../site.ts';

const forgotten = (word: string) =>
  `"${word}" is named here, but not the safety block "Before a painkiller". → Add painkillers to the list "safety" in the details: safety: [painkillers]. If it does not belong here, say so in ${painkillers}.`;

// In the details, in the body, and on the page of a procedure.
testEdits({
  'does: You rest. → does: Painkillers for a day.': forgotten('Painkillers'),
  'Walk a little more each day. → Take a painkiller.': forgotten('painkiller'),
});
testEditsIn(block, {
  '[You rest., You go home.] → [A painkiller helps., You go home.]': forgotten('painkiller'),
});

const doing = (words: string) => changed(knee, ['does: You rest.', `does: ${words}`]);
const only = (rule: string) => changed(painkillers, [/ {2}words.*\n {2}unless.*/, `  ${rule}`]);
const needed = (page: string) =>
  `${page}.mdx:2 The page is about what needs it, but not the safety block "Before a painkiller".`;

testSites({
  'a page that names the block': [
    changed(
      knee,
      ['does: You rest.', 'does: Painkillers for a day.'],
      ['getHelp:', 'safety: [painkillers]\ngetHelp:'],
    ),
  ],
  'words that the block excludes': [doing('No painkillers.')],
  'words across two texts': [doing('You paint killerwhales.')],
  'a part of a longer word': [doing('You like painkillerish days.')],
  'a synonym': [doing('NSAIDs for a day.'), forgotten('NSAIDs')],
  'a draft': [changed(knee, ['does: You rest.', 'does: NSAIDs.'], ['order: 1', 'order: 1\ndraft: true'])],
  'a block for one region that no page has': [only('regions: [hip]')],
  'a block for several regions, without words': [
    only('regions: [hip, knee]'),
    ...['hip-pain', 'knee-pain', 'knee-block', 'knee-numbing'].map(needed),
  ],
  'a block for one kind of procedure': [
    only('procedures: [percutaneous]'),
    ...['knee-block', 'knee-numbing'].map(needed),
  ],
  'a block for a kind of procedure that no page has': [only('procedures: [surgical]')],
  'a block that another block requires': [
    {
      ...changed(spine, ['review:', 'with: [painkillers]\nreview:']),
      ...changed(knee, ['getHelp:', 'safety: [spine]\ngetHelp:']),
    },
    'knee-pain.mdx:24 "Signs of the back" is shown, but not the safety block "Before a painkiller".',
  ],
});

test.each([
  ['knees', 1],
  ['hips', 0],
])('checks a block for articles about knees against an article about %s', (tag, count) => {
  const article = {
    'src/content/blog/walking.mdx': `---\ntitle: Walking\ntags: [${tag}]\nsafety: []\n---\n`,
  };
  const needed = problemsIn({
    ...changed(
      painkillers,
      ['kinds: [conditions, services]', 'kinds: [blog]\n  tags: [knees]'],
      [/ {2}words.*\n {2}unless.*\n/, ''],
    ),
    ...article,
  });
  expect(needed.filter((one) => one.includes('safety block'))).toHaveLength(count);
});
