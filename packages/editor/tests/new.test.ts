// A page begun from a template is in order as a draft, whatever the practice calls its doctors.
import { cpSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { checkContent } from '@clinic/content-check/check.ts';
import { begin } from '../new.ts';
import type { Kind } from '#schemas/kinds.ts';
import { makeFolder } from '@clinic/desk/tests/folder.ts';

const { folder: root, clear } = makeFolder();
for (const folder of ['src/content', 'src/pages', 'src/assets', 'public'])
  cpSync(folder, path.join(root, folder), { recursive: true });
afterAll(clear);

const mistakes = () => checkContent(root).mistakes.map(({ file, says }) => `${file}: ${says}`);

test('two of each kind, and the content is still in order', () => {
  const kinds = readdirSync(path.join(import.meta.dirname, '../templates')).map(
    (file) => path.parse(file).name as Kind,
  );
  const files = kinds.flatMap((kind) => [
    begin(root, kind, `Gout of the ${kind}`),
    begin(root, kind, `A second ${kind}`),
  ]);
  const condition = path.join('src', 'content', 'conditions', 'gout-of-the-conditions.mdx');
  expect(files).toContain(condition);
  expect(readFileSync(path.join(root, condition), 'utf8')).toContain('\ntitle: Gout of the conditions\n');
  expect(mistakes()).toEqual([]);
  for (const file of files) {
    const text = readFileSync(path.join(root, file), 'utf8');
    expect.soft(text, file).toContain('draft: true');
    expect.soft(text, file).toContain('✎');
  }
});

test('where all of a kind were deleted, the first can be begun again', () => {
  rmSync(path.join(root, 'src/content/testimonials'), { recursive: true });
  const file = begin(root, 'testimonials', 'A first story');
  expect(readFileSync(path.join(root, file), 'utf8')).toContain('draft: true');
});

test('a title in Devanagari becomes a file name in Latin letters, and stays the title', () => {
  const file = begin(root, 'conditions', 'घुटने का दर्द');
  expect(path.basename(file)).toBe('ghutane-ka-dard.mdx');
  expect(readFileSync(path.join(root, file), 'utf8')).toContain('title: घुटने का दर्द');
  expect(() => begin(root, 'conditions', 'மூட்டு வலி')).toThrow('becomes a part of the web address');
});

test('what is there already is left alone', () => {
  expect(() => begin(root, 'conditions', 'Knee Pain')).toThrow('There is already');
});

test('without a name', () => {
  expect(() => begin(root, 'conditions', ' ')).toThrow('Say what it is called');
});
