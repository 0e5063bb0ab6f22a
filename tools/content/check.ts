// Reads every file of the content the way the build does, and collects what a writer has to put right.
import { clinicDay } from '#lib/dates.ts';
import { kinds } from '#schemas/kinds.ts';
import { adviceOn } from './advice.ts';
import { sayDaysToCome } from './details/days.ts';
import { sayMarksInDetails } from './details/marks.ts';
import { sayOddPublications } from './details/publications.ts';
import { sayShapeMistakes } from './details/shape.ts';
import { sayYamlMistakes } from './details/yaml-words.ts';
import { byPlace, type Mistake, type Say } from './say/mistake.ts';
import { endingOf, readAll } from './read/files.ts';
import type { Source } from './read/source.ts';
import { sayTakenAddress } from './relations/addresses.ts';
import { sayClaimMistakes } from './relations/claims.ts';
import { mapSite, sayDeadLinks } from './relations/links.ts';
import { sayOneWay } from './relations/mutual.ts';
import { sayMissingPictures } from './relations/pictures.ts';
import { sayRepeated } from './relations/places.ts';
import { readPlates, sayPlateMistakes } from './relations/plates.ts';
import { sayBrokenReferences } from './relations/references.ts';
import { sayRepeatedTitles } from './relations/titles.ts';
import { sayOddLength } from './text/lengths.ts';
import { sayPromisesInDetails } from './text/promises.ts';
import { sayOpenQuotesInDetails } from './text/quotes.ts';
import { sayFullSheet } from './text/sheet.ts';
import { noProse, type Prose } from './text/body.ts';
import { readProse } from './text/prose.ts';
import { sayRepeatedSentences } from './text/repeats.ts';
import { sayTermMistakes } from './text/terms.ts';

export interface Result {
  files: number;
  mistakes: Mistake[];
  /** What could be better, but stops no build. */
  advice: Mistake[];
}

/** `ofThisSite` looks for what this site must have, beyond what makes any content right. */
export function checkContent(root: string, ofThisSite: (sources: Source[]) => Mistake[] = () => []): Result {
  const mistakes: Mistake[] = [];
  const sayIn =
    ({ file }: Source): Say =>
    (line, says, mend) =>
      mistakes.push({ file, line: typeof line === 'number' ? line : line(), says, mend });

  const sources = readAll(root, mistakes);
  mistakes.push(...ofThisSite(sources));
  const proses = new Map<Source, Prose>();
  const terms = sources.filter(({ kind }) => kind === 'glossary').map(({ id }) => id);
  const today = clinicDay(Date.now());
  const thisYear = new Date().getFullYear();
  for (const source of sources) {
    const say = sayIn(source);
    if (!source.hasDetails) {
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
    sayFullSheet(source, say);
    sayMarksInDetails(source, say);
    sayOpenQuotesInDetails(source, say);
    sayBrokenReferences(source, sources, say);
    sayOneWay(source, sources, say);
    sayOddPublications(source, thisYear, say);
    sayDaysToCome(source, today, say);
    sayTakenAddress(root, source, say);
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
  sayRepeatedTitles(sources, sayIn);

  const site = mapSite(root, sources, proses);
  for (const source of sources) sayDeadLinks(source, proses.get(source) ?? noProse(), site, sayIn(source));

  return {
    files: sources.length,
    mistakes: mistakes.sort(byPlace),
    advice: adviceOn(sources, proses, today),
  };
}
