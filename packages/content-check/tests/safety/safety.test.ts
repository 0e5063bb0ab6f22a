// Advice that is written once, and that a page cannot forget.
import { expect, test } from 'vitest';
import { block, changed, knee, mistakesIn, painkillers, says, spine, spoilt, spoiltIn } from '../site.ts';

const forgotten = (word: string) =>
  `"${word}" stands here, but not the safety block "Before a painkiller". → Add painkillers to the list "safety" in the details: safety: [painkillers]. If it does not belong here, say so in ${painkillers}.`;

// In its details, in its text, and on the page of a procedure.
spoilt({
  'does: You rest. → does: Painkillers for a day.': forgotten('Painkillers'),
  'Walk a little more each day. → Take a painkiller.': forgotten('painkiller'),
});
spoiltIn(block, {
  '[You rest., You go home.] → [A painkiller helps., You go home.]': forgotten('painkiller'),
});

const doing = (words: string) => changed(knee, ['does: You rest.', `does: ${words}`]);
const only = (rule: string) => changed(painkillers, [/ {2}words.*\n {2}unless.*/, `  ${rule}`]);
const needed = (page: string) =>
  `${page}.mdx:2 The page is about what needs it, but not the safety block "Before a painkiller".`;

says({
  'a page that names the block has it': [
    changed(
      knee,
      ['does: You rest.', 'does: Painkillers for a day.'],
      ['getHelp:', 'safety: [painkillers]\ngetHelp:'],
    ),
  ],
  'what the block excepts does not count': [doing('No painkillers.')],
  'the word over the end of one and the beginning of another does not count': [
    doing('You paint killerwhales.'),
  ],
  'a part of a word does not count': [doing('You like painkillerish days.')],
  'another word for it counts': [doing('NSAIDs for a day.'), forgotten('NSAIDs')],
  'a draft does not count': [
    changed(knee, ['does: You rest.', 'does: NSAIDs.'], ['order: 1', 'order: 1\ndraft: true']),
  ],
  'a block for one region that no page has': [only('regions: [hip]')],
  'a block for several regions, whatever the words': [
    only('regions: [hip, knee]'),
    ...['hip-pain', 'knee-pain', 'knee-block', 'knee-numbing'].map(needed),
  ],
  'a block for one kind of procedure': [
    only('procedures: [percutaneous]'),
    ...['knee-block', 'knee-numbing'].map(needed),
  ],
  'a block for a kind of procedure that no page has': [only('procedures: [surgical]')],
  'a block that another block brings': [
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
])('a block for articles about knees, and an article about %s', (tag, count) => {
  const article = {
    'src/content/blog/walking.mdx': `---\ntitle: Walking\ntags: [${tag}]\nsafety: []\n---\n`,
  };
  const needed = mistakesIn({
    ...changed(
      painkillers,
      ['kinds: [conditions, services]', 'kinds: [blog]\n  tags: [knees]'],
      [/ {2}words.*\n {2}unless.*\n/, ''],
    ),
    ...article,
  });
  expect(needed.filter((one) => one.includes('safety block'))).toHaveLength(count);
});
