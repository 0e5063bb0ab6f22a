// Reads every file of the content the way the build does, and collects what a writer has to put right.
import { clinicDay } from '#lib/dates.ts';
import { kinds } from '#schemas/kinds.ts';
import { adviceOn } from './advice.ts';
import { sayOwnMistakes } from './check-file.ts';
import { byPlace, type Mistake, type Say } from './say/mistake.ts';
import { readAll, type Kept } from './read/files.ts';
import type { Source } from './read/source.ts';
import { blocksIn } from './safety/blocks.ts';
import { sayClaimMistakes } from './relations/claims.ts';
import { mapSite, sayDeadLinks } from './relations/links.ts';
import { sayOneWay } from './relations/mutual.ts';
import { sayRepeated } from './relations/places.ts';
import { readPlates, sayPlateMistakes } from './pictures/plates.ts';
import { saySignMistakes } from './safety/signs.ts';
import { saySafetyMistakes } from './safety/safety.ts';
import { sayBorrowedFigures } from './relations/borrowed.ts';
import { sayUnequalSisters } from './safety/sisters.ts';
import { sayRepeatedTitles } from './relations/titles.ts';
import { noProse, type Prose } from './text/body.ts';
import { sayRepeatedSentences } from './text/repeats.ts';

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
  const sayIn =
    ({ file }: Source): Say =>
    (line, says, mend) =>
      mistakes.push({ file, line: typeof line === 'number' ? line : line(), says, mend });

  const sources = readAll(root, mistakes, kept);
  mistakes.push(...ofThisSite(sources));
  const proses = new Map<Source, Prose>();
  for (const source of sources) {
    const prose = sayOwnMistakes(root, source, sources, sayIn(source));
    if (prose) proses.set(source, prose);
    sayOneWay(source, sources, sayIn(source));
  }

  for (const kind of kinds) {
    const same = sources.filter((source) => source.kind === kind);
    same.forEach((source, index) => sayRepeated(source, same.slice(0, index), sayIn(source)));
  }

  sayClaimMistakes(sources, sayIn);
  sayPlateMistakes(sources, readPlates(root), sayIn);
  sayRepeatedSentences(sources, proses, sayIn);
  sayRepeatedTitles(sources, sayIn);
  const blocks = blocksIn(sources);
  saySafetyMistakes(sources, blocks, proses, sayIn);
  saySignMistakes(sources, blocks, sayIn);
  sayUnequalSisters(sources, sayIn);
  sayBorrowedFigures(sources, proses, sayIn);

  const site = mapSite(root, sources, proses);
  for (const source of sources) sayDeadLinks(source, proses.get(source) ?? noProse(), site, sayIn(source));

  return {
    files: sources.length,
    mistakes: mistakes.sort(byPlace),
    advice: adviceOn(sources, proses, clinicDay(Date.now())),
  };
}
