// Two writers at one page: a form says which version of the file it was opened with. What somebody else has changed since
// is joined with what the form changed. Where both changed the same place, whoever comes second decides.
import { spawnSync } from 'node:child_process';
import { diff3Merge } from 'node-diff3';
import { takeApart, wholeFile, type Parts } from '@clinic/content-check/read/front-matter.ts';

interface Versions {
  mine: string;
  base: string | undefined;
  now: string;
}

const MAX_BYTES = 32 * 1024 * 1024;

/** The version of somebody else that a form was refused for. A form that is saved again has shown it to its writer. */
const seen = new Map<string, string>();

export class Clash extends Error {
  constructor(places: string[]) {
    super(
      `Somebody else has changed this page since you opened it, and at the same place. Nothing is saved yet, and what you have written is still here. Put in what you want to keep of theirs, then save again: it then stands as you have it.\n\n${places.join('\n\n')}`,
    );
  }
}

/**
 * The text that a form was opened with, by its hash: a version of this very file in Git, or the file as it is now.
 * Undefined for any other text, also where Git has it as another file.
 */
export function versionOf(root: string, file: string, hash: string, now: string): string | undefined {
  const git = (...words: string[]) =>
    spawnSync('git', ['--literal-pathspecs', ...words], { cwd: root, encoding: 'utf8', maxBuffer: MAX_BYTES })
      .stdout;
  const ofFile = ['--full-history', '-m', '--no-renames', '--raw', '--no-abbrev', '--format=', '--', file];
  const log = git('log', ...ofFile);
  if (!log || git('hash-object', '--', file).trim() === hash) return now;
  return /^[0-9a-f]{40}$/.test(hash) && log.includes(` ${hash} `) ? git('cat-file', 'blob', hash) : undefined;
}

/**
 * Merges what both have changed since `base`; without a base, all of the file is one conflict. Details and text are
 * merged apart, so that no line of one ends up in the other. Throws a Clash, once for each form and version.
 */
export function joined(form: string, file: string, { mine, base, now }: Versions): string {
  if (now === base || now === mine) return mine;
  const [a, o, b] = [mine, base ?? now, now].map((text) => takeApart(file, text)) as [Parts, Parts, Parts];
  const merge = (part: 'details' | 'body') =>
    diff3Merge(a[part] ?? '', o[part] ?? '', b[part] ?? '', { stringSeparator: '\n' });
  const parts = [merge('details'), merge('body')];
  const conflicts = parts.flat().flatMap(({ conflict }) => conflict ?? []);
  const places = base === undefined ? [{ a: [mine], b: [now] }] : conflicts;
  if (places.length > 0 && seen.get(form) !== now) {
    seen.set(form, now);
    throw new Clash(places.map((place) => `You: ${inWords(place.a)}\nNow there: ${inWords(place.b)}`));
  }
  const [details = '', body = ''] = parts.map((regions) =>
    regions.flatMap(({ ok, conflict }) => ok ?? conflict?.a ?? []).join('\n'),
  );
  return wholeFile(file, file.endsWith('.yaml') ? details : `${details}\n`, body);
}

const inWords = (lines: string[]) => lines.join('\n').trim() || '(nothing)';
