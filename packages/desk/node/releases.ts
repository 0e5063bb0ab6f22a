import { existsSync, readFileSync, readdirSync, realpathSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { headersFor, parseHeaders, type HeaderRule } from '../app/headers-file.ts';
import type { Choices } from '../app/rules.ts';

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

export function readRules(folder: string): HeaderRule[] {
  const file = join(folder, '_headers');
  return existsSync(file) ? parseHeaders(readFileSync(file, 'utf8')) : [];
}

export type Site = ReturnType<typeof openSite>;

/** What lies behind `dist`: the release that is in front at this moment, or a folder that somebody has built. */
export function openSite(dist: string) {
  let front = realpathSync(dist);
  let known = { front, rules: readRules(front) };

  function folder(): string {
    try {
      front = realpathSync.native(dist);
    } catch {
      // On Windows there is none for a moment, while one takes the place of another.
    }
    return front;
  }
  function rules(): HeaderRule[] {
    if (known.front !== front) known = { front, rules: readRules(front) };
    return known.rules;
  }
  return {
    folder,
    rules,
    choices: choicesIn(dist),
    others(path: string): string[] {
      const lasts = headersFor(rules(), path).get('cache-control')?.includes('immutable');
      return lasts ? kept().map((name) => join(dirname(front), name)) : [];
    },
    /** For monitors: which release is in front, and why there is no newer one. */
    about() {
      const release = basename(folder());
      return kept().includes(release) ? { release, failedBuild: lastFailure(dirname(front)) } : {};
    },
  };

  function kept(): string[] {
    return NAME.test(basename(front)) ? releasesIn(dirname(front)) : [];
  }
}

function lastFailure(folder: string): string | undefined {
  try {
    return readFileSync(join(folder, FAILURE), 'utf8').trim();
  } catch {
    return undefined;
  }
}

/**
 * What the built site offers in its selects. It is read at the start and again after a rebuild; what was offered before
 * is still taken, because somebody may be filling in a page from before.
 */
export function choicesIn(dist: string): () => Choices | undefined {
  const file = join(dist, 'choices.json');
  let version = '';
  let known: Choices | undefined;
  const look = () => {
    const stats = statSync(file, { throwIfNoEntry: false });
    const found = stats ? `${stats.mtimeMs} ${stats.size}` : '';
    if (stats && found !== version) known = mergeChoices(known, readChoices(file));
    version = found;
    return known;
  };
  look();
  return look;
}

function readChoices(file: string): Choices | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Choices;
  } catch {
    return undefined; // A build is just writing it.
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
