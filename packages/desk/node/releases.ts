import { existsSync, lstatSync, readdirSync, realpathSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { headersFor } from '@clinic/contract/headers.ts';
import { parseChoices, type Choices } from '../app/validation.ts';
import { SettingsError } from '../settings/values.ts';
import { findFile, readInside } from '../static/inside.ts';

/** A file beside the releases: when and why the newest build has failed. */
export const FAILURE = 'failed.txt';

/** A file in each release: the commit of its content. Files with a dot are never served. */
export const COMMIT = '.commit';

/** The names that `npm run release` gives, by time. */
const NAME = /^\d{4}-\d\d-\d\dT\d{9}Z$/;

/** The newest first. */
export const releasesIn = (folder: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder)
        .filter((name) => NAME.test(name))
        .toSorted()
        .reverse()
    : [];

export type Site = ReturnType<typeof openSite>;

/**
 * Opens the site at `dist`: a built folder, or a link to the current release. Another user may own all of it, so the link is
 * followed only to a release beside it.
 */
export function openSite(dist: string) {
  const isLink = lstatSync(dist).isSymbolicLink();
  const releases = realpathSync.native(dirname(dist));
  let current = realpathSync.native(dist);
  if (isLink && !isRelease(current))
    throw new SettingsError(
      `DIST, ${dist}, is a link, but not to a release beside it. Run "npm run release".`,
    );

  function isRelease(folder: string): boolean {
    return dirname(folder) === releases && NAME.test(basename(folder));
  }
  function folder(): string {
    if (!isLink) return current;
    try {
      const next = realpathSync.native(dist);
      if (isRelease(next)) current = next;
    } catch {
      // On Windows, the link is missing for a moment while it is replaced.
    }
    return current;
  }
  return {
    folder,
    choices: choicesIn(folder),
    /** Folders of earlier releases, which pages opened before load their hashed files from. */
    fallbackFolders(path: string): string[] {
      const isImmutable = headersFor(path).some(([, value]) => value.includes('immutable'));
      return isImmutable ? releaseNames().map((name) => join(releases, name)) : [];
    },
    /** For monitors: the current release, and why there is no newer one. */
    status() {
      const release = basename(folder());
      const failedBuild = readInside(releases, FAILURE)?.trim();
      return releaseNames().includes(release) ? { release, failedBuild } : {};
    },
  };

  function releaseNames(): string[] {
    return isRelease(current) ? releasesIn(releases) : [];
  }
}

/** Reads the options of the selects, again after a rebuild. Earlier options stay valid for pages opened before it. */
export function choicesIn(folder: () => string): () => Choices | undefined {
  let version = '';
  let known: Choices | undefined;
  const read = () => {
    const dist = folder();
    const stats = findFile(dist, 'choices.json')?.stats;
    const found = stats ? `${stats.mtimeMs} ${stats.size}` : '';
    if (stats && found !== version) known = mergeChoices(known, readChoices(dist));
    version = found;
    return known;
  };
  read();
  return read;
}

function readChoices(folder: string): Choices | undefined {
  try {
    return parseChoices(readInside(folder, 'choices.json'));
  } catch {
    return undefined; // not readable
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
