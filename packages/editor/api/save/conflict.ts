// Merges the changes of two writers to one page: a form sends the version of the file it was opened with. In a conflict,
// the second writer decides.
import { isDeepStrictEqual } from 'node:util';
import { diff3Merge } from 'node-diff3';
import { stringify } from 'yaml';
import type { Conflict } from '../types.ts';
import { git } from '../git.ts';
import { isGroup } from './details.ts';

/**
 * Returns the version of this file with this Git hash. Undefined for every other hash, including versions of other
 * files, and without Git.
 */
export async function savedVersion(root: string, file: string, hash: string): Promise<string | undefined> {
  if (!/^[0-9a-f]{40}$/.test(hash)) return undefined;
  const ofFile = ['--full-history', '-m', '--no-renames', '--raw', '--no-abbrev', '--format=', '--', file];
  const log = await git(root, 'log', ...ofFile).catch(() => '');
  // Git lists a file that was added or deleted with a hash of zeros.
  if (!log.includes(` ${hash} `) || /^0+$/.test(hash)) return undefined;
  return git(root, 'cat-file', 'blob', hash);
}

/** Returns the name of the writer who saved this file last. */
export const lastWriter = async (root: string, file: string): Promise<string | undefined> =>
  (await git(root, 'log', '-1', '--format=%an', '--', file).catch(() => '')).trim() || undefined;

type Places = Conflict['places'];

/** Merges field by field. Where both writers changed the same one, adds to `places` and takes mine. */
export function mergeData(mine: unknown, base: unknown, theirs: unknown, places: Places): unknown {
  if (isDeepStrictEqual(mine, theirs) || isDeepStrictEqual(theirs, base)) return mine;
  if (isDeepStrictEqual(mine, base)) return theirs;
  if (isGroup(mine) && isGroup(theirs)) {
    const old = isGroup(base) ? base : {};
    const names = new Set([...Object.keys(mine), ...Object.keys(theirs)]);
    const fields = [...names].map((name) => [name, mergeData(mine[name], old[name], theirs[name], places)]);
    return Object.fromEntries(fields.filter(([, value]) => value !== undefined));
  }
  if (Array.isArray(mine) && Array.isArray(base) && Array.isArray(theirs)) {
    if (mine.length === base.length && theirs.length === base.length)
      return mine.map((item, index) => mergeData(item, base[index], theirs[index], places));
    const [a, o, b] = [mine, base, theirs].map((list) => list.map((item) => JSON.stringify(item)));
    return mergeParts(a!, o!, b!, places, (items) => stringify(items.map(parseJson))).map(parseJson);
  }
  places.push({ mine: shown(mine), theirs: shown(theirs) });
  return mine;
}

/** Merges paragraph by paragraph. */
export const mergeTexts = (mine: string, base: string, theirs: string, places: Places): string =>
  mergeParts(...([mine, base, theirs].map(paragraphs) as [string[], string[], string[]]), places, (parts) =>
    parts.join(''),
  ).join('');

/** The empty lines between paragraphs are parts, too: they keep changes of two neighbours apart. */
const paragraphs = (text: string) => text.split(/(\n\n+)/);

function mergeParts(
  mine: string[],
  base: string[],
  theirs: string[],
  places: Places,
  show: (parts: string[]) => string,
): string[] {
  return diff3Merge(mine, base, theirs).flatMap(({ ok, conflict }) => {
    if (conflict) places.push({ mine: show(conflict.a).trim(), theirs: show(conflict.b).trim() });
    return ok ?? conflict?.a ?? [];
  });
}

const parseJson = (text: string): unknown => JSON.parse(text);

const shown = (value: unknown) => (value === undefined ? '' : stringify(value, { lineWidth: 0 }).trim());
