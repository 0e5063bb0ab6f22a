// Reads every file of the content the way the build does, and collects what a writer has to put right.
import { clinicDay } from '#lib/dates.ts';
import { adviceOn } from './advice.ts';
import { sayDaysToCome } from './details/days.ts';
import { sayOddPublication, sayRepeatedPublications } from './details/publications.ts';
import { sayShapeMistakes } from './details/shape.ts';
import { sayYamlMistakes } from './details/yaml-words.ts';
import { sayDrawingMistakes } from './pictures/drawings.ts';
import { sayMissingPictures } from './pictures/pictures.ts';
import { sayPlateMistakes } from './pictures/plates.ts';
import { addressOf } from './read/addresses.ts';
import { endingOf, readAll, sourceIn, type Kept } from './read/files.ts';
import { isOf, ofKind, type Source } from './read/source.ts';
import { sayBorrowedFigures, sayClaimMistakes } from './relations/claims.ts';
import { sayFormerNames } from './relations/former-names.ts';
import { sayUnpaired } from './relations/in-short.ts';
import { adviceOnOrphans, sayCodeLinks, sayDeadLinks } from './relations/links.ts';
import { adviceOnUnnamed, sayBrokenReferences, sayOneWay } from './relations/references.ts';
import { sayRepeatedPlaces, sayRepeatedTitles, saySameAddress, sayTakenAddress } from './relations/unique.ts';
import { byPlace, sayingIn, type Mistake, type Result, type Say, type SayIn } from './report/report.ts';
import { missingBlocks, missingWords } from './required/files.ts';
import { missingPages } from './required/pages.ts';
import { saySampleFacts } from './required/sample-facts.ts';
import { checkDoses } from './safety/doses.ts';
import { sayLoneNumbers } from './safety/numbers.ts';
import { saySafetyMistakes } from './safety/safety.ts';
import { sayFullSheet } from './safety/sheet.ts';
import { saySignMistakes } from './safety/signs.ts';
import { sayUnequalSisters } from './safety/sisters.ts';
import { sayTextMistakes } from './text/mdx.ts';
import { sayRepeatedSentences } from './text/repeats.ts';
import { saySlips } from './text/slips.ts';
import { saySourceMistakes } from './text/sources.ts';

/** `ofThisSite` looks for what this site must have, beyond what makes any content right. */
export function checkContent(
  root: string,
  ofThisSite: (sources: Source[]) => Mistake[] = () => [],
  kept?: Kept,
): Result {
  const mistakes: Mistake[] = [];
  const sources = readAll(root, mistakes, kept);
  mistakes.push(...ofThisSite(sources));
  sayAll(root, sources, sayingIn(mistakes));
  const today = clinicDay(Date.now());
  return {
    files: sources.length,
    mistakes: mistakes.sort(byPlace),
    advice: [
      ...sources.flatMap((source) => adviceOn(source, today)),
      ...adviceOnUnnamed(sources),
      ...adviceOnOrphans(sources),
    ].sort(byPlace),
  };
}

export const missingHere = (sources: Source[]): Mistake[] => [
  ...missingPages(sources),
  ...missingBlocks(sources),
  ...missingWords(sources),
];

/** What would be wrong if this file were deleted: what leads to it, and what names it. */
export function wrongWithout(root: string, file: string, kept?: Kept): Mistake[] {
  const sources = readAll(root, [], kept);
  const wrongIn = (some: Source[]) => {
    const mistakes = missingHere(some);
    sayAll(root, some, sayingIn(mistakes));
    return mistakes;
  };
  const before = new Set(wrongIn(sources).map((mistake) => JSON.stringify(mistake)));
  return wrongIn(sources.filter((source) => source.file !== file))
    .filter((mistake) => !before.has(JSON.stringify(mistake)))
    .sort(byPlace);
}

function sayAll(root: string, sources: Source[], sayIn: SayIn): void {
  for (const source of sources) sayOwnMistakes(root, source, sources, sayIn(source));
  sayTogether(root, sources, sayIn);
}

/** What would be wrong in a file if it held this text and others were gone: what one sees without the others. */
export function checkFile(
  root: string,
  file: string,
  text: string,
  kept?: Kept,
  gone: string[] = [],
): Mistake[] {
  const source = sourceIn(file, text);
  if (!source) return [];
  const mistakes: Mistake[] = [];
  const others = readAll(root, [], kept).filter((other) => ![file, ...gone].includes(other.file));
  const all = [...others, source];
  const sayIn = sayingIn(mistakes);
  saySameAddress(source, all, sayIn(source));
  sayOwnMistakes(root, source, all, sayIn(source));
  saySafety([source], all, sayIn);
  return mistakes.sort(byPlace);
}

/** What is wrong between a file and the others, be it said of this file or, with its name, of another. */
export function mistakesWithOthers(root: string, source: Source, kept?: Kept): Mistake[] {
  const others = readAll(root, [], kept).filter(({ file }) => file !== source.file);
  const mistakes: Mistake[] = [];
  sayTogether(root, [...others, source], sayingIn(mistakes));
  const names = [source.file, addressOf[source.kind]?.(source.id) ?? source.file];
  const itsName = new RegExp(`(?:${names.map(RegExp.escape).join('|')})(?![\\w-])`);
  return mistakes
    .filter(({ file, says, mend }) => file === source.file || itsName.test(`${says} ${mend}`))
    .sort(byPlace);
}

/** What is wrong in one file by itself: its details, its text, the names in it that lead nowhere. */
function sayOwnMistakes(root: string, source: Source, all: Source[], say: Say): void {
  if (!source.hasDetails)
    return say(
      1,
      'The details at the top are not between two lines of ---.',
      'Put --- on the first line, and --- on a line of its own after the last detail.',
    );
  const today = clinicDay(Date.now());
  sayYamlMistakes(source, say);
  sayShapeMistakes(source, say);
  sayMissingPictures(root, source, say);
  sayDrawingMistakes(root, source, say);
  saySlips(source, say);
  sayCodeLinks(source, say);
  sayFullSheet(source, all, say);
  sayBrokenReferences(source, all, say);
  if (isOf(source, 'publications')) sayOddPublication(source, Number(today.slice(0, 4)), say);
  sayDaysToCome(source, today, say);
  sayTakenAddress(root, source, say);
  sayFormerNames(root, source, all, say);
  sayUnpaired(source, all, say);
  saySourceMistakes(source, all, say);
  sayLoneNumbers(source, say);
  if (endingOf(source.kind) === '.mdx') sayTextMistakes(root, source, all, say);
}

/** What is wrong between files, though each may be in order by itself. */
function sayTogether(root: string, sources: Source[], sayIn: SayIn): void {
  sayOneWay(sources, sayIn);
  sayRepeatedPlaces(sources, sayIn);
  sayClaimMistakes(sources, sayIn);
  sayPlateMistakes(root, sources, sayIn);
  sayRepeatedSentences(sources, sayIn);
  sayRepeatedTitles(sources, sayIn);
  sayRepeatedPublications(sources, sayIn);
  saySafety(sources, sources, sayIn);
  sayUnequalSisters(sources, sayIn);
  sayBorrowedFigures(sources, sayIn);
  sayDeadLinks(root, sources, sayIn);
  saySampleFacts(sources, sayIn);
}

function saySafety(pages: Source[], all: Source[], sayIn: SayIn): void {
  const blocks = ofKind(all, 'safety');
  saySafetyMistakes(pages, blocks, sayIn);
  checkDoses(pages, blocks, sayIn);
  saySignMistakes(pages, blocks, sayIn);
}
