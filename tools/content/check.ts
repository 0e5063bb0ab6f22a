// Reads every file of src/content the way the build does, and collects what a writer has to put right.
import { sayOneWay } from './both-ways.ts';
import { sayClaimMistakes } from './claims.ts';
import { readAll } from './files.ts';
import { endingOf, kinds } from './kinds.ts';
import { sayOddLength } from './lengths.ts';
import { mapSite, sayDeadLinks } from './links.ts';
import { sayMarksInDetails } from './marks.ts';
import { byPlace, type Mistake, type Say } from './mistake.ts';
import { sayMissingPictures } from './pictures.ts';
import { readPlates, sayPlateMistakes } from './plates.ts';
import { sayPromisesInDetails } from './promises.ts';
import { noProse, readProse, type Prose } from './prose.ts';
import { sayOddPublications } from './publications.ts';
import { sayBrokenReferences, sayDatesOutOfOrder, sayRepeated } from './relations.ts';
import { sayRepeatedSentences } from './repeats.ts';
import { sayShapeMistakes } from './shape.ts';
import type { Source } from './source.ts';
import { sayTermMistakes } from './terms.ts';
import { sayYamlMistakes } from './yaml-words.ts';

export interface Result {
  files: number;
  mistakes: Mistake[];
}

export function checkContent(root: string): Result {
  const mistakes: Mistake[] = [];
  const sayIn =
    ({ file }: Source): Say =>
    (line, says, mend) =>
      mistakes.push({ file, line, says, mend });

  const sources = readAll(root, mistakes);
  const proses = new Map<Source, Prose>();
  const terms = sources.filter(({ kind }) => kind === 'glossary').map(({ id }) => id);
  const thisYear = new Date().getFullYear();
  for (const source of sources) {
    const say = sayIn(source);
    if (!source.details) {
      say(
        1,
        'The details at the top are not between two lines of ---.',
        'Put --- on the first line, and --- on a line of its own after the last detail.',
      );
      continue;
    }
    sayYamlMistakes(source, say);
    sayShapeMistakes(source, say);
    sayMissingPictures(root, source, say);
    sayPromisesInDetails(source, say);
    sayMarksInDetails(source, say);
    sayDatesOutOfOrder(source, say);
    sayBrokenReferences(source, sources, say);
    sayOneWay(source, sources, say);
    sayOddPublications(source, thisYear, say);
    if (endingOf(source.kind) !== '.mdx') continue;
    const prose = readProse(root, source, say);
    proses.set(source, prose);
    sayTermMistakes(prose.terms, terms, say);
    sayOddLength(source, prose, say);
  }

  for (const kind of kinds) {
    const same = sources.filter((source) => source.kind === kind);
    same.forEach((source, index) => sayRepeated(source, same.slice(0, index), sayIn(source)));
  }

  sayClaimMistakes(sources, sayIn);
  sayPlateMistakes(sources, readPlates(root), sayIn);
  sayRepeatedSentences(sources, proses, sayIn);

  const site = mapSite(root, sources, proses);
  for (const source of sources) sayDeadLinks(source, proses.get(source) ?? noProse(), site, sayIn(source));

  return { files: sources.length, mistakes: mistakes.sort(byPlace) };
}
