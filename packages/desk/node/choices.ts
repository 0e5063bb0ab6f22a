import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Choices } from '../app/rules.ts';

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
