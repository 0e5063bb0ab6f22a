// Runs all rules on the content, or on one file of it.
import { clinicDay } from '@clinic/contract/dates.ts';
import { adviceOn } from './advice.ts';
import { checkFutureDays } from './details/days.ts';
import { checkPublication, checkDuplicatePublications } from './details/publications.ts';
import { checkSchema } from './details/schema.ts';
import { checkYaml } from './details/yaml.ts';
import { checkDrawing } from './pictures/drawings.ts';
import { checkPictures } from './pictures/pictures.ts';
import { checkPlates } from './pictures/plates.ts';
import { addressOf } from './read/addresses.ts';
import { readAll, sourceIn, type SourceCache } from './read/files.ts';
import { ofKind, type Source } from './read/source.ts';
import { adviceOnClaims, checkBorrowedFigures, checkClaims } from './relations/claims.ts';
import { checkFormerNames } from './relations/former-names.ts';
import { checkEnglishPage } from './relations/in-short.ts';
import { adviceOnOrphans, checkScriptLinks, checkLinks } from './relations/links.ts';
import { adviceOnUnnamed, checkReferences, checkRelatedPages } from './relations/references.ts';
import { checkTranslations } from './relations/translations.ts';
import {
  checkDuplicates,
  checkDuplicateTitles,
  checkRepeatedSentences,
  checkSameAddress,
  checkTakenAddress,
} from './relations/unique.ts';
import {
  byPosition,
  reportTo,
  type Problem,
  type Report,
  type ReportIn,
  type Result,
} from './report/report.ts';
import type { Rule, SiteRule } from './read/rule.ts';
import { checkCountedVisits } from './required/counted-visits.ts';
import { checkBlocks, checkWords } from './required/files.ts';
import { checkPromisedPages } from './required/pages.ts';
import { checkSampleFacts } from './required/sample-facts.ts';
import { checkDoses } from './safety/doses.ts';
import { checkEmergencyNumbers } from './safety/numbers.ts';
import { checkSafetyBlocks } from './safety/safety.ts';
import { checkSheetLength } from './safety/sheet.ts';
import { checkSigns } from './safety/signs.ts';
import { checkRatings } from './safety/sisters.ts';
import { checkText } from './text.ts';
import { adviceOnTown } from './text/town.ts';
import { checkLengths, checkWording } from './text/wording.ts';
import { checkSources } from './text/sources.ts';

/** `extraRules` are run as well, such as `requiredFileRules`. */
export function checkContent(root: string, extraRules: SiteRule[] = [], cache?: SourceCache): Result {
  const problems: Problem[] = [];
  const sources = readAll(root, problems, cache);
  checkAll(root, sources, reportTo(problems), extraRules);
  const today = clinicDay(Date.now());
  const advice = sources.flatMap((source) => adviceOn(source, today));
  for (const rule of adviceRules) rule(sources, reportTo(advice), root);
  return { files: sources.length, problems: problems.sort(byPosition), advice: advice.sort(byPosition) };
}

/** Returns the problems that deleting this file would cause. */
export function problemsWithout(root: string, file: string, cache?: SourceCache): Problem[] {
  const sources = readAll(root, [], cache);
  const wrongIn = (some: Source[]) => {
    const problems: Problem[] = [];
    checkAll(root, some, reportTo(problems), requiredFileRules);
    return problems;
  };
  const before = new Set(wrongIn(sources).map((problem) => JSON.stringify(problem)));
  return wrongIn(sources.filter((source) => source.file !== file))
    .filter((problem) => !before.has(JSON.stringify(problem)))
    .sort(byPosition);
}

function checkAll(root: string, sources: Source[], reportIn: ReportIn, extraRules: SiteRule[]): void {
  for (const source of sources) checkSource(root, source, sources, reportIn(source));
  for (const rule of [...extraRules, ...siteRules]) rule(sources, reportIn, root);
}

/** Returns the problems that a file would have with this text and without the files in `gone`. */
export function checkFile(
  root: string,
  file: string,
  text: string,
  cache?: SourceCache,
  gone: string[] = [],
): Problem[] {
  const source = sourceIn(file, text);
  if (!source) return [];
  const problems: Problem[] = [];
  const others = readAll(root, [], cache).filter((other) => ![file, ...gone].includes(other.file));
  const all = [...others, source];
  const reportIn = reportTo(problems);
  checkSameAddress(source, all, reportIn(source));
  checkSource(root, source, all, reportIn(source));
  checkSafety([source], all, reportIn);
  return problems.sort(byPosition);
}

/** Returns the problems between a file and others, reported in it or, by its name, in another. */
export function problemsWithOthers(root: string, source: Source, cache?: SourceCache): Problem[] {
  const others = readAll(root, [], cache).filter(({ file }) => file !== source.file);
  const problems: Problem[] = [];
  for (const rule of siteRules) rule([...others, source], reportTo(problems), root);
  const names = [source.file, addressOf[source.kind]?.(source.id) ?? source.file];
  const itsName = new RegExp(`(?:${names.map(RegExp.escape).join('|')})(?![\\w-])`);
  return problems
    .filter(({ file, message, fix }) => file === source.file || itsName.test(`${message} ${fix}`))
    .sort(byPosition);
}

const fileRules: Rule[] = [
  checkYaml,
  checkSchema,
  checkPictures,
  checkDrawing,
  checkWording,
  checkScriptLinks,
  checkSheetLength,
  checkReferences,
  checkPublication,
  checkFutureDays,
  checkTakenAddress,
  checkFormerNames,
  checkEnglishPage,
  checkTranslations,
  checkSources,
  checkEmergencyNumbers,
  checkText,
];

const siteRules: SiteRule[] = [
  checkLengths,
  checkRelatedPages,
  checkDuplicates,
  checkClaims,
  checkPlates,
  checkRepeatedSentences,
  checkDuplicateTitles,
  checkDuplicatePublications,
  (sources, reportIn) => checkSafety(sources, sources, reportIn),
  checkRatings,
  checkBorrowedFigures,
  checkLinks,
  checkSampleFacts,
  checkCountedVisits,
];

export const requiredFileRules: SiteRule[] = [checkPromisedPages, checkBlocks, checkWords];

const adviceRules: SiteRule[] = [adviceOnUnnamed, adviceOnOrphans, adviceOnClaims, adviceOnTown];

function checkSource(root: string, source: Source, all: Source[], report: Report): void {
  if (!source.hasDetails)
    return report(
      1,
      'The details at the top are not between two lines of ---.',
      'Put --- on the first line, and --- on a line of its own after the last detail.',
    );
  const context = { root, all, today: clinicDay(Date.now()) };
  for (const rule of fileRules) rule(source, report, context);
}

function checkSafety(pages: Source[], all: Source[], reportIn: ReportIn): void {
  const blocks = ofKind(all, 'safety');
  for (const rule of [checkSafetyBlocks, checkDoses, checkSigns]) rule(pages, blocks, reportIn);
}
