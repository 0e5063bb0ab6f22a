// Writes a small healthy site to a temporary folder, spoils one thing, and reads what the check says.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { checkContent } from '../check.ts';
import type { Mistake } from '../report/report.ts';
import { healthy } from './healthy.ts';

export { healthy, pictureOfWidth, plateWords } from './healthy.ts';

export const knee = 'src/content/conditions/knee-pain.mdx';
export const block = 'src/content/services/knee-block.mdx';
export const numbing = 'src/content/services/knee-numbing.mdx';
export const hip = 'src/content/conditions/hip-pain.mdx';
export const stories = 'src/content/claims/stories.yaml';
export const painkillers = 'src/content/safety/painkillers.yaml';
export const spine = 'src/content/safety/spine.yaml';
export const gels = 'src/content/publications/cochrane-2016.yaml';
export const guideline = 'src/content/publications/nice-2022.yaml';
export const list = 'src/content/plates/reviews.yaml';
export const figures = 'src/content/screens/testimonials.yaml';

/** Looks at the site with these files instead of its own, in a folder that is gone afterwards. */
export function withSite<T>(changes: Record<string, string>, look: (root: string) => T): T {
  const folder = mkdtempSync(path.join(tmpdir(), 'a site '));
  try {
    for (const [file, text] of Object.entries({ ...healthy, ...changes })) {
      mkdirSync(path.join(folder, path.dirname(file)), { recursive: true });
      writeFileSync(path.join(folder, file), text, file.endsWith('.webp') ? 'latin1' : 'utf8');
    }
    return look(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Each mistake as `file:line says → mend`. */
export const mistakesIn = (changes: Record<string, string>): string[] =>
  withSite(changes, checkContent).mistakes.map(inOneLine);

export const adviceIn = (changes: Record<string, string>): string[] =>
  withSite(changes, checkContent).advice.map(inOneLine);

const inOneLine = ({ file, line, says, mend }: Mistake) =>
  `${path.posix.basename(file)}:${line} ${says} → ${mend}`;

/** The file as it is, with one place after the other put in another way. Each is there, or the test would prove nothing. */
export const changed = (file: string, ...places: [find: string | RegExp, put: string][]) => ({
  [file]: places.reduce((text, [find, put]) => {
    if (text.search(find instanceof RegExp ? find : RegExp.escape(find)) < 0)
      throw new Error(`${file} has no "${String(find)}"`);
    return text.replace(find, () => put);
  }, healthy[file] ?? ''),
});

/** Spoils one place of the knee page, or of another file. */
export const spoil = (find: string, put: string, file = knee): string[] =>
  mistakesIn(changed(file, [find, put]));

export const lineOf = (find: string, file = knee) =>
  (healthy[file] ?? '').split(find)[0]?.split('\n').length ?? 0;

/** Exactly one mistake, said exactly so. `below` counts lines from the place, for what is noticed elsewhere. */
function expectOne(find: string, put: string, says: string, below = 0, file = knee) {
  const found = spoil(find, put, file);
  expect(found, found.join('\n')).toHaveLength(1);
  expect(found[0]).toBe(`${path.posix.basename(file)}:${lineOf(find, file) + below} ${says}`);
}

type Said = Record<string, string | [says: string, below: number]>;

/** One test for each of the words that are put in this place, with what is said of them. */
export const spoiltIn = (file: string) => (find: string, cases: Said) => {
  for (const [put, said] of Object.entries(cases))
    test(`${find} → ${put}`, () => {
      const [says, below] = [said].flat() as [string, number?];
      expectOne(find, put, says, below, file);
    });
};
export const spoilt = spoiltIn(knee);
