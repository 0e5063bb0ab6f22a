// Problems between a saved file and others, as the editor shows them.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { checkContent, checkFile, problemsWithOthers } from '../../check.ts';
import { sourceIn } from '../../read/files.ts';
import { block, changed, validSite, hip, knee, withSite } from '../site.ts';

const oneWay = changed(knee, ['conditions: [hip-pain]', 'conditions: []']);
const notBack = [hip, '"knee-pain" is named here, but does not name this page back.'];
const rating = 'timeOff: The day itself.\n    evidence: ';
const unequal = changed(knee, [`${rating}weak`, `${rating}strong`]);

test.each<[what: string, saved: string, changes: Record<string, string>, said: unknown[]]>([
  ['nothing while all is in order', knee, {}, []],
  ['that the page does not name back the one that names it', knee, oneWay, [notBack]],
  ['that the page is not named back by the one that it names', hip, oneWay, [notBack]],
  ['nothing of what is wrong between others', block, oneWay, []],
  [
    'that another page rates a treatment in another way',
    knee,
    unequal,
    [[knee, expect.stringContaining('"knee-block" is rated "strong" here')]],
  ],
  [
    'that a place in lists is taken',
    knee,
    changed(knee, ['order: 1\n', 'order: 2\n']),
    [[knee, `order 2 is already taken by ${hip}.`]],
  ],
])('reports to the writer of a file %s', (_what, saved, changes, said) =>
  withSite(changes, (root) => {
    const source = sourceIn(saved, readFileSync(path.join(root, saved), 'utf8'));
    const found = source ? problemsWithOthers(root, source) : undefined;
    expect(found?.map(({ file, message }) => [file, message])).toEqual(said);
    const all = checkContent(root).problems.map(({ message, fix }) => message + fix);
    expect(all).toEqual(expect.arrayContaining(found?.map(({ message, fix }) => message + fix) ?? []));
  }),
);

test('refuses a second file at one address', () =>
  withSite({}, (root) =>
    expect(checkFile(root, 'src/content/conditions/Knee-Pain.mdx', validSite[knee] ?? '')).toContainEqual(
      expect.objectContaining({ message: `This page has the same web address as ${knee}.` }),
    ),
  ));
