// What is wrong between files, though each may be in order by itself: one sees it only with the others at hand.
import { kinds } from '#schemas/kinds.ts';
import { readPlates, sayPlateMistakes } from './pictures/plates.ts';
import { addressOf } from './read/addresses.ts';
import { endingOf, readAll, type Kept } from './read/files.ts';
import type { Source } from './read/source.ts';
import { sayBorrowedFigures } from './relations/borrowed.ts';
import { sayClaimMistakes } from './relations/claims.ts';
import { mapSite, sayDeadLinks } from './relations/links.ts';
import { sayOneWay } from './relations/mutual.ts';
import { sayRepeated } from './relations/places.ts';
import { sayRepeatedTitles } from './relations/titles.ts';
import { blocksIn } from './safety/blocks.ts';
import { saySafetyMistakes } from './safety/safety.ts';
import { saySignMistakes } from './safety/signs.ts';
import { sayUnequalSisters } from './safety/sisters.ts';
import { byPlace, sayingIn, type Mistake, type Say } from './say/mistake.ts';
import { noProse, type Prose } from './text/body.ts';
import { readProse } from './text/prose.ts';
import { sayRepeatedSentences } from './text/words/repeats.ts';

export function sayTogether(
  root: string,
  sources: Source[],
  proses: Map<Source, Prose>,
  sayIn: (source: Source) => Say,
): void {
  for (const source of sources) sayOneWay(source, sources, sayIn(source));
  for (const kind of kinds)
    sayRepeated(
      sources.filter((source) => source.kind === kind),
      sayIn,
    );
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
}

/** What is wrong between a file and the others, be it said of this file or, with its name, of another. */
export function mistakesWithOthers(root: string, source: Source, kept?: Kept): Mistake[] {
  const others = readAll(root, [], kept).filter(({ file }) => file !== source.file);
  const sources = [...others, source];
  const proses = new Map(
    sources
      .filter(({ kind, hasDetails }) => hasDetails && endingOf(kind) === '.mdx')
      .map((one) => [one, readProse(root, one, silently)]),
  );
  const mistakes: Mistake[] = [];
  sayTogether(root, sources, proses, sayingIn(mistakes));
  const names = [source.file, addressOf[source.kind]?.(source.id) ?? source.file];
  const itsName = new RegExp(`(?:${names.map(RegExp.escape).join('|')})(?![\\w-])`);
  return mistakes
    .filter(({ file, says, mend }) => file === source.file || itsName.test(`${says} ${mend}`))
    .sort(byPlace);
}

/** What is wrong in a text by itself is said when it is saved. */
const silently = () => undefined;
