import { existsSync, lstatSync, readdirSync, realpathSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { headersFor, parseHeaders, type HeaderRule } from '../app/headers-file.ts';
import { parseChoices, type Choices } from '../app/rules.ts';
import { SettingsError } from '../settings/values.ts';
import { findFile, readInside } from '../static/inside.ts';

/** Beside the releases: when the newest build has failed, and why. */
export const FAILURE = 'failed.txt';

/** As `npm run release` names them, by the moment at which they were made. */
const NAME = /^\d{4}-\d\d-\d\dT\d{9}Z$/;

/** The newest first. */
export const releasesIn = (folder: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder)
        .filter((name) => NAME.test(name))
        .toSorted()
        .reverse()
    : [];

/** The rules in a folder, whose path must be a real one. */
export const readRules = (folder: string): HeaderRule[] => parseHeaders(readInside(folder, '_headers') ?? '');

export type Site = ReturnType<typeof openSite>;

/**
 * What lies behind `dist`: a folder that somebody has built, or, by way of a link, the release that is in front at this
 * moment. Another user may own all of it, so the link counts only while it leads to a release beside it.
 */
export function openSite(dist: string) {
  const isLink = lstatSync(dist).isSymbolicLink();
  const releases = realpathSync.native(dirname(dist));
  let front = realpathSync.native(dist);
  if (isLink && !isRelease(front))
    throw new SettingsError(
      `DIST, ${dist}, is a link and leads to no release beside it. Run "npm run release".`,
    );
  let known: { front: string; rules: HeaderRule[]; problem?: string } = { front, rules: readRules(front) };

  function isRelease(folder: string): boolean {
    return dirname(folder) === releases && NAME.test(basename(folder));
  }
  function folder(): string {
    if (!isLink) return front;
    try {
      const next = realpathSync.native(dist);
      if (isRelease(next)) front = next;
    } catch {
      // On Windows there is none for a moment, while one takes the place of another.
    }
    return front;
  }
  /** A release with an invalid `_headers` keeps the rules of the release before. */
  function headers() {
    if (known.front === front) return known;
    try {
      known = { front, rules: readRules(front) };
    } catch (error) {
      known = { front, rules: known.rules, problem: (error as Error).message };
    }
    return known;
  }
  return {
    folder,
    rules: () => headers().rules,
    choices: choicesIn(folder),
    others(path: string): string[] {
      const lasts = headersFor(headers().rules, path).get('cache-control')?.includes('immutable');
      return lasts ? kept().map((name) => join(releases, name)) : [];
    },
    /** For monitors: which release is in front, and why there is no newer one. */
    about() {
      const release = basename(folder());
      const failedBuild = headers().problem ?? readInside(releases, FAILURE)?.trim();
      return kept().includes(release) ? { release, failedBuild } : {};
    },
  };

  function kept(): string[] {
    return isRelease(front) ? releasesIn(releases) : [];
  }
}

/**
 * What the built site offers in its selects. It is read at the start and again after a rebuild; what was offered before
 * is still taken, because somebody may be filling in a page from before.
 */
export function choicesIn(folder: () => string): () => Choices | undefined {
  let version = '';
  let known: Choices | undefined;
  const look = () => {
    const dist = folder();
    const stats = findFile(dist, 'choices.json')?.stats;
    const found = stats ? `${stats.mtimeMs} ${stats.size}` : '';
    if (stats && found !== version) known = mergeChoices(known, readChoices(dist));
    version = found;
    return known;
  };
  look();
  return look;
}

function readChoices(folder: string): Choices | undefined {
  try {
    return parseChoices(readInside(folder, 'choices.json'));
  } catch {
    return undefined; // It is not readable.
  }
}

function mergeChoices(earlier: Choices | undefined, later: Choices | undefined): Choices | undefined {
  if (!earlier || !later) return later ?? earlier;
  return {
    ...later,
    problems: [...new Set([...earlier.problems, ...later.problems])],
    procedures: [...new Set([...earlier.procedures, ...later.procedures])],
  };
}
