// Reads every file of the content the way the build does, and collects what a writer has to put right.
import { clinicDay } from '#lib/dates.ts';
import { adviceOn } from './advice.ts';
import { sayOwnMistakes } from './check-file.ts';
import { sayTogether } from './check-together.ts';
import { byPlace, sayingIn, type Mistake } from './say/mistake.ts';
import { readAll, type Kept } from './read/files.ts';
import type { Source } from './read/source.ts';
import type { Prose } from './text/body.ts';

export interface Result {
  files: number;
  mistakes: Mistake[];
  /** What could be better, but stops no build. */
  advice: Mistake[];
}

/** `ofThisSite` looks for what this site must have, beyond what makes any content right. */
export function checkContent(
  root: string,
  ofThisSite: (sources: Source[]) => Mistake[] = () => [],
  kept?: Kept,
): Result {
  const mistakes: Mistake[] = [];
  const sayIn = sayingIn(mistakes);
  const sources = readAll(root, mistakes, kept);
  mistakes.push(...ofThisSite(sources));
  const proses = new Map<Source, Prose>();
  for (const source of sources) {
    const prose = sayOwnMistakes(root, source, sources, sayIn(source));
    if (prose) proses.set(source, prose);
  }
  sayTogether(root, sources, proses, sayIn);

  return {
    files: sources.length,
    mistakes: mistakes.sort(byPlace),
    advice: adviceOn(sources, proses, clinicDay(Date.now())),
  };
}
