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
export const contact = 'src/content/screens/contact.yaml';
export const story = 'src/content/testimonials/heel-pain.yaml';
export const bridge = 'src/content/exercises/bridge.yaml';
export const practice = 'src/content/practice/practice.yaml';

/** Looks at the site with these files instead of its own, in a folder that is gone afterwards. */
export function withSite<T>(changes: Changes, look: (root: string) => T): T {
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

/** Files that are put in the place of those of the healthy site, or beside them. */
export type Changes = Record<string, string>;

/** Each mistake as `file:line says → mend`. */
export const mistakesIn = (changes: Changes): string[] =>
  withSite(changes, checkContent).mistakes.map(inOneLine);

export const adviceIn = (changes: Changes): string[] => withSite(changes, checkContent).advice.map(inOneLine);

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

/** What is said of a slip: nothing, or one thing. `below` counts lines from the place, for what is noticed elsewhere. */
type Slips = Record<string, string | [says: string, below: number]>;

/** One test for each slip, named by what is there and what is put in its place. */
export const spoiltIn = (file: string, slips: Slips) =>
  test.each(Object.entries(slips))('%s', (slip, said) => {
    const [find = '', put = ''] = slip.split(' → ');
    const [says, below = 0] = [said].flat() as [string, number?];
    const place = `${path.posix.basename(file)}:${lineOf(find, file) + below}`;
    expect(spoil(find, put, file)).toEqual(says ? [`${place} ${says}`] : []);
  });
export const spoilt = (slips: Slips) => spoiltIn(knee, slips);

/** One test for each site: what is changed in it, and words of each mistake in it; none where all is in order. */
export const says = (cases: Record<string, [changes: Changes, ...said: (string | RegExp)[]]>) =>
  test.each(Object.entries(cases))('%s', (_name, [changes, ...said]) =>
    expect(mistakesIn(changes)).toEqual(
      said.map((words) =>
        words instanceof RegExp ? expect.stringMatching(words) : expect.stringContaining(words),
      ),
    ),
  );
