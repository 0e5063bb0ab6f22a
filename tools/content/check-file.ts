// What is wrong in one file by itself: its details, its text, the names in it that lead nowhere, and what it forgets.
import { clinicDay } from '#lib/dates.ts';
import { sayDaysToCome } from './details/days.ts';
import { sayMarksInDetails } from './details/marks.ts';
import { sayOddPublications } from './details/publications.ts';
import { sayShapeMistakes } from './details/shape.ts';
import { sayYamlMistakes } from './details/yaml-words.ts';
import { byName } from './read/by-name.ts';
import { endingOf, readAll, sourceIn, type Kept } from './read/files.ts';
import type { Source } from './read/source.ts';
import { sayTakenAddress } from './relations/addresses.ts';
import { blocksIn } from './safety/blocks.ts';
import { sayDrawingMistakes } from './pictures/drawings.ts';
import { sayMissingPictures } from './pictures/pictures.ts';
import { saySameAddress } from './relations/places.ts';
import { sayBrokenReferences } from './relations/references.ts';
import { saySafetyMistakes } from './safety/safety.ts';
import { saySignMistakes } from './safety/signs.ts';
import { byPlace, sayingIn, type Mistake, type Say } from './say/mistake.ts';
import type { Prose } from './text/body.ts';
import { sayExamplesLeft } from './text/words/examples.ts';
import { sayOddLength } from './text/lengths.ts';
import { sayPromisesInDetails } from './text/promises.ts';
import { sayOpenQuotesInDetails } from './text/quotes.ts';
import { sayFullSheet } from './safety/sheet.ts';
import { readProse } from './text/prose.ts';
import { saySourceMistakes } from './text/sources.ts';
import { sayTermMistakes } from './text/terms.ts';

/** Gives what it read of an article's text. */
export function sayOwnMistakes(root: string, source: Source, all: Source[], say: Say): Prose | undefined {
  if (!source.hasDetails) {
    say(
      1,
      'The details at the top are not between two lines of ---.',
      'Put --- on the first line, and --- on a line of its own after the last detail.',
    );
    return undefined;
  }
  sayYamlMistakes(source, say);
  sayShapeMistakes(source, say);
  sayMissingPictures(root, source, say);
  sayDrawingMistakes(root, source, say);
  sayPromisesInDetails(source, say);
  sayFullSheet(source, all, say);
  sayMarksInDetails(source, say);
  sayOpenQuotesInDetails(source, say);
  sayExamplesLeft(source, say);
  sayBrokenReferences(source, all, say);
  const today = clinicDay(Date.now());
  sayOddPublications(source, Number(today.slice(0, 4)), say);
  sayDaysToCome(source, today, say);
  sayTakenAddress(root, source, say);
  if (endingOf(source.kind) !== '.mdx') {
    saySourceMistakes(source, undefined, say);
    return undefined;
  }
  const prose = readProse(root, source, say);
  saySourceMistakes(source, prose, say);
  sayTermMistakes(prose.terms, byName(all, 'glossary'), say);
  sayOddLength(source, prose, say);
  return prose;
}

/** What would be wrong in a file of the content if it held this text. */
export function checkFile(root: string, file: string, text: string, kept?: Kept): Mistake[] {
  const source = sourceIn(file, text);
  if (!source) return [];
  const mistakes: Mistake[] = [];
  const others = readAll(root, [], kept).filter((other) => other.file !== file);
  const all = [...others, source];
  const say = sayingIn(mistakes)(source);
  saySameAddress(
    source,
    others.filter(({ kind }) => kind === source.kind),
    say,
  );
  const prose = sayOwnMistakes(root, source, all, say);
  const blocks = blocksIn(all);
  saySafetyMistakes([source], blocks, new Map(prose ? [[source, prose]] : []), () => say);
  saySignMistakes([source], blocks, () => say);
  return mistakes.sort(byPlace);
}
