// Each figure of the clinic has a file that lists where it is shown. Results of a treatment in the clinic's own patients
// appear only next to controlled trials.
import { sentencesOf } from '@clinic/content-model/sentences.ts';
import { sourcesIn } from '@clinic/content-model/sources.ts';
import { ofKind, type Source } from '../read/source.ts';
import { allFields, variantFor } from '../read/walk.ts';
import type { ReportIn } from '../report/report.ts';
import { ownWords } from '../text/passages.ts';

/** Screens are listed by their discriminator, other pages by their kind. */
const nameOf = ({ kind, data }: Source): string => data.screen ?? kind;

/** Claims inside a running text cannot be checked. */
const hasFigures = ({ shape, raw }: Source) =>
  allFields(variantFor(shape, raw)).some(({ field }) => field.refersTo === 'claims');

/** Pages on which a claim is shown but not listed, or listed but not shown. There may be no news. */
function differences(sources: Source[]) {
  const pages = ofKind(sources, 'news', 'screens').filter(
    (source) => source.raw !== undefined && hasFigures(source),
  );
  const names = new Set(['news', ...pages.map(nameOf)]);
  return ofKind(sources, 'claims').flatMap((claim) => {
    const { shown } = claim.data;
    const shows = ({ values }: Source) =>
      values.some(({ field, value }) => field.refersTo === 'claims' && value === claim.id);
    const users = new Set(pages.filter(shows).map(nameOf));
    return [...names].flatMap((page) => {
      const isListed = shown?.some((one) => one === page);
      return !shown || users.has(page) === isListed ? [] : { claim, page, isListed };
    });
  });
}

export function checkClaims(sources: Source[], reportIn: ReportIn): void {
  for (const { claim, page, isListed } of differences(sources))
    if (!isListed)
      reportIn(claim)(
        claim.at('shown'),
        `"${claim.id}" is shown on ${page}, but its file does not say so.`,
        `Add ${page} to "shown".`,
      );
}

/** A figure that no page shows is harmless: a practice replaces the sample's news first, and its figures later. */
export function adviceOnClaims(sources: Source[], reportIn: ReportIn): void {
  for (const { claim, page, isListed } of differences(sources))
    if (isListed)
      reportIn(claim)(
        claim.at('shown'),
        `"${claim.id}" is not shown on ${page}.`,
        `Remove ${page} from "shown". A figure that no page shows can be deleted.`,
      );
}

export function checkBorrowedFigures(sources: Source[], reportIn: ReportIn): void {
  const figures = ofKind(sources, 'claims').flatMap(({ file, data: { about, figure = '' } }) =>
    about === 'treatment' && /\d/.test(figure) ? [{ figure, file, words: wordsOf(figure) }] : [],
  );
  const anyFigure = wordsOf(...figures.map(({ figure }) => figure));
  for (const source of sources.filter(({ kind }) => kind !== 'claims'))
    for (const passage of ownWords(source).filter(({ text }) => anyFigure.test(text)))
      for (const { figure, file, words } of figures)
        if (unsourced(passage.written).some((sentence) => words.test(sentence)))
          reportIn(source)(
            passage.at,
            `"${figure}" is what the clinic reports of its own patients (${file}).`,
            'Leave it out here: the news page shows it, next to what careful trials say. A figure of another author names its source.',
          );
}

/** Sentences without a publication. */
const unsourced = (text: string) => sentencesOf(text).filter((sentence) => sourcesIn(sentence).length === 0);

const wordsOf = (...figures: string[]) =>
  new RegExp(`(?<![\\w.\u2013-])(?:${figures.map(RegExp.escape).join('|')})(?!\\w)`, 'i');
