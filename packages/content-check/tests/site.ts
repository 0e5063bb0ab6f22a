// Writes a small valid site to a temporary folder, changes it, and runs the check.
import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { drawingVersion } from '@clinic/content-model/drawings.ts';
import { plateVersion } from '@clinic/content-model/plate-version.ts';
import { checkContent } from '../check.ts';
import type { Problem } from '../report/report.ts';

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

/** The beginning of a WebP file, up to its size. */
export const pictureOfWidth = (width: number) =>
  `RIFF\x16\0\0\0WEBPVP8X\n\0\0\0\0\0\0\0${bytes(width - 1)}${bytes(1023)}`;

const bytes = (number: number) => String.fromCharCode(number & 255, number >> 8, 0);

const plateWords = { alt: 'A knee.', labels: [], pain: [] };
export const plateFacts = {
  version: plateVersion(Buffer.from(''), plateWords),
  thumbnail: '0123456789abcdef',
  width: 1280,
  height: 960,
  ...plateWords,
};
const steps = ['A person lies.', 'The hips are up.'];

const folder = path.join(import.meta.dirname, 'valid-site');
const content = globSync('src/content/*/*.*', { cwd: folder }).map((file) => [
  file.replaceAll('\\', '/'),
  readFileSync(path.join(folder, file), 'utf8'),
]);

/** The files of a small site without problems. */
export const validSite: Changes = {
  ...(Object.fromEntries(content) as Changes),
  'src/content/conditions/knee.webp': pictureOfWidth(1200),
  'src/assets/plates/knee-pain.webp': '',
  'src/assets/plates/knee-pain.json': JSON.stringify(plateFacts),
  'src/assets/plates/knee-block.webp': '',
  'src/assets/plates/knee-block.json': JSON.stringify(plateFacts),
  'src/assets/exercises/bridge.svg': '<svg/>',
  'src/assets/exercises/bridge.json': JSON.stringify({ version: drawingVersion('<svg/>', steps), steps }),
  'src/pages/index.astro': '',
  'src/pages/for-patients/contacts.astro': '<h2 id="hours">Hours</h2>',
  'src/pages/rss.xml.ts': '',
};

/** Calls `look` with a temporary folder that contains the valid site with these changes. */
export function withSite<T>(changes: Changes, look: (root: string) => T): T {
  const folder = mkdtempSync(path.join(tmpdir(), 'a site '));
  try {
    for (const [file, text] of Object.entries({ ...validSite, ...changes })) {
      mkdirSync(path.join(folder, path.dirname(file)), { recursive: true });
      writeFileSync(path.join(folder, file), text, file.endsWith('.webp') ? 'latin1' : 'utf8');
    }
    return look(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Texts of files that replace those of the valid site, or are added. */
export type Changes = Record<string, string>;

/** Problems as `file:line message → fix`. */
export const problemsIn = (changes: Changes): string[] =>
  withSite(changes, checkContent).problems.map(inOneLine);

export const adviceIn = (changes: Changes): string[] => withSite(changes, checkContent).advice.map(inOneLine);

const inOneLine = ({ file, line, message, fix }: Problem) =>
  `${path.posix.basename(file)}:${line} ${message} → ${fix}`;

/** Replaces parts of a file. Throws when one is not there, because the test would prove nothing. */
export const changed = (file: string, ...places: [find: string | RegExp, put: string][]) => ({
  [file]: places.reduce((text, [find, put]) => {
    if (text.search(find instanceof RegExp ? find : RegExp.escape(find)) < 0)
      throw new Error(`${file} has no "${String(find)}"`);
    return text.replace(find, () => put);
  }, validSite[file] ?? ''),
});

export const problemsAfter = (find: string, put: string, file = knee): string[] =>
  problemsIn(changed(file, [find, put]));

export const lineOf = (find: string, file = knee) =>
  (validSite[file] ?? '').split(find)[0]?.split('\n').length ?? 0;

/** The expected problem of an edit, or ''. `below` is its distance in lines from the edit. */
type Cases = Record<string, string | [message: string, below: number]>;

/** One test for each edit `old → new`. */
export const testEditsIn = (file: string, cases: Cases) =>
  test.each(
    Object.entries(cases).map(([edit, expected]) => {
      const [message, below = 0] = [expected].flat() as [string, number?];
      return { title: `${message ? 'reports' : 'accepts'} ${edit}`, edit, message, below };
    }),
  )('$title', ({ edit, message, below }) => {
    const [find = '', put = ''] = edit.split(' → ');
    const place = `${path.posix.basename(file)}:${lineOf(find, file) + below}`;
    expect(problemsAfter(find, put, file)).toEqual(message ? [`${place} ${message}`] : []);
  });
export const testEdits = (cases: Cases) => testEditsIn(knee, cases);

/** One test for each changed site, with the expected problems. */
export const testSites = (cases: Record<string, [changes: Changes, ...said: (string | RegExp)[]]>) =>
  test.each(
    Object.entries(cases).map(([name, [changes, ...expected]]) => {
      return { title: `${expected.length > 0 ? 'reports' : 'accepts'} ${name}`, changes, expected };
    }),
  )('$title', ({ changes, expected }) =>
    expect(problemsIn(changes)).toEqual(
      expected.map((words) =>
        words instanceof RegExp ? expect.stringMatching(words) : expect.stringContaining(words),
      ),
    ),
  );
