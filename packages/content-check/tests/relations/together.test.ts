// What the editor says of a saved file that only another file makes wrong: in the words of the check of all files.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { checkContent, checkFile, mistakesWithOthers } from '../../check.ts';
import { sourceIn } from '../../read/files.ts';
import { changed, healthy, hip, knee, withSite } from '../site.ts';

const said = (saved: string, changes: Record<string, string>) =>
  withSite(changes, (root) => {
    const source = sourceIn(saved, readFileSync(path.join(root, saved), 'utf8'));
    if (!source) throw new Error(`${saved} is no file of the content.`);
    const found = mistakesWithOthers(root, source);
    const words = ({ says, mend }: (typeof found)[number]) => `${says} → ${mend}`;
    expect(checkContent(root).mistakes.map(words)).toEqual(expect.arrayContaining(found.map(words)));
    return found.map(({ file, says }) => [file, says]);
  });

describe('the writer of a file is told', () => {
  test('nothing while all is in order', () => {
    expect(said(knee, {})).toEqual([]);
  });

  test('that the page does not name back the one that names it, and the other way round', () => {
    const oneWay = changed(knee, ['conditions: [hip-pain]', 'conditions: []']);
    const says = '"knee-pain" is named here, but does not name this page back.';
    expect(said(knee, oneWay)).toEqual([[hip, says]]);
    expect(said(hip, oneWay)).toEqual([[hip, says]]);
    expect(said('src/content/services/knee-block.mdx', oneWay)).toEqual([]);
  });

  test('that another page rates a treatment in another way', () => {
    const unequal = changed(knee, [
      /timeOff: The day itself\.\n {4}evidence: weak/,
      'timeOff: The day itself.\n    evidence: strong',
    ]);
    expect(said(knee, unequal)).toEqual([
      [knee, expect.stringContaining('"knee-block" is rated "strong" here')],
    ]);
  });

  test('that a place in lists is taken', () => {
    const taken = changed(knee, ['order: 1\n', 'order: 2\n']);
    expect(said(knee, taken)).toEqual([[knee, `order 2 is already taken by ${hip}.`]]);
  });
});

test('a second file with the address of another is not saved', () => {
  const second = 'src/content/conditions/Knee-Pain.mdx';
  withSite({}, (root) =>
    expect(checkFile(root, second, healthy[knee] ?? '').map(({ says }) => says)).toContain(
      `This page has the same web address as ${knee}.`,
    ),
  );
});
