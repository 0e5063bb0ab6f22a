// Changes in other files when a page is renamed.
import { expect, test } from 'vitest';
import { sourceIn } from '@clinic/content-check/read/files.ts';
import { filesThatFollow, withFormerName } from '../api/save/rename.ts';
import { folderOfTest } from '@clinic/desk/tests/folder.ts';

test('updates references to the new name and nothing else', () => {
  const hip = `---
# Two that belong together.
title: 'Hip pain'
related:
  conditions: [back-pain, knee-pain] # the nearest
---

More on [knees](/pain-conditions/knee-pain), [their causes](/pain-conditions/knee-pain#causes) and
[knee-pain-at-night](/pain-conditions/knee-pain-at-night).
`;
  const root = folderOfTest({
    'src/content/conditions/knee-pain.mdx':
      '---\ntitle: Knee\nrelated:\n  conditions: [knee-pain]\n---\n\nText.\n',
    'src/content/conditions/hip-pain.mdx': hip,
    'src/content/services/knee-pain.mdx':
      '---\ntitle: Knee pain\nrelated:\n  services: [knee-pain]\n---\n\nText.\n',
    'src/content/glossary/knee.yaml': 'term: knee-pain\n',
    // Unterminated front matter.
    'src/content/conditions/broken.mdx': '---\ntitle: See [knees](/pain-conditions/other)\n',
  });
  const [was, now] = ['knee-pain', 'sore-knee'].map((name) => `src/content/conditions/${name}.mdx`);
  expect(filesThatFollow(root, String(was), String(now))).toEqual([
    {
      file: 'src/content/conditions/hip-pain.mdx',
      text: hip
        .replace(', knee-pain]', ', sore-knee]')
        .replace('conditions/knee-pain)', 'conditions/sore-knee)')
        .replace('conditions/knee-pain#', 'conditions/sore-knee#'),
      before: hip,
    },
  ]);
});

test.each([
  ['glossary/nsaid.yaml', 'glossary/anti-inflammatory.yaml', '"nsaid"', '"anti-inflammatory"'],
  ['publications/nice-2022.yaml', 'publications/nice-ng226.yaml', '[nice-2022]', '[nice-ng226]'],
])('renames %s in texts and in fields that cite', (was, now, old, next) => {
  const page = `---
title: Knee pain
questions:
  - question: Does it help?
    answer: Some have less pain [nice-2022].
references: [bja-2020]
---

Take a <Term id="nsaid">tablet</Term> with food [nice-2022], as [nice-2022](/news) says.
`;
  const root = folderOfTest({ 'src/content/conditions/knee-pain.mdx': page });
  const [changed] = filesThatFollow(root, `src/content/${was}`, `src/content/${now}`);
  expect(changed?.text).toBe(page.replaceAll(old, next).replace(`${next}(`, `${old}(`));
});

test('redirects the page of a person, and updates links to it', () => {
  const article = '---\ntitle: Knees\n---\n\nMeet [Dr Rao](/about/rao).\n';
  const root = folderOfTest({ 'src/content/blog/knees.mdx': article });
  const [was, now] = ['src/content/team/rao.yaml', 'src/content/team/asha-rao.yaml'];
  expect(filesThatFollow(root, was, now)[0]?.text).toBe(article.replace('/rao', '/asha-rao'));
  const renamed = (text: string) => withFormerName(sourceIn(was, text)!, 'asha-rao');
  expect(renamed('name: Dr Rao\npage: {}\n')).toBe('name: Dr Rao\npage: {}\nformerly:\n  - rao\n');
  expect(renamed('name: Dr Rao\n')).toBe('name: Dr Rao\n');
});
