// Every figure of the clinic has a file, which says truthfully where it is shown; and what a treatment did for the
// clinic's own patients stands where careful trials stand next to it, and nowhere else.
import { sentencesOf } from '#lib/sentences.ts';
import { sourcesIn } from '#lib/sources.ts';
import { ofKind, type Source } from '../read/source.ts';
import { everyField, variantFor } from '../read/walk.ts';
import type { SayIn } from '../report/report.ts';
import { ownWords } from '../text/passages.ts';

/** A screen is called by its own word, a page of another kind by that kind. */
const nameOf = ({ kind, data }: Source): string => data.screen ?? kind;

/** Only where figures are fields: elsewhere a claim is part of a text, which nobody can check. */
const hasFigures = ({ shape, raw }: Source) =>
  everyField(variantFor(shape, raw)).some(({ field }) => field.refersTo === 'claims');

export function sayClaimMistakes(sources: Source[], sayIn: SayIn): void {
  const pages = ofKind(sources, 'news', 'screens').filter(
    (source) => source.raw !== undefined && hasFigures(source),
  );
  const claimsOn = Map.groupBy(pages, nameOf);
  for (const claim of ofKind(sources, 'claims')) {
    const { shown } = claim.data;
    if (!shown) continue;
    for (const [page, files] of claimsOn) {
      const used = files.some(({ values }) =>
        values.some(({ field, value }) => field.refersTo === 'claims' && value === claim.id),
      );
      const listed = shown.some((one) => one === page);
      if (used === listed) continue;
      const says = used ? `shown on ${page}, but its file does not say so` : `not shown on ${page}`;
      const mend = used ? `Add ${page} to "shown".` : `Remove ${page} from "shown".`;
      sayIn(claim)(claim.at('shown'), `"${claim.id}" is ${says}.`, mend);
    }
  }
}

export function sayBorrowedFigures(sources: Source[], sayIn: SayIn): void {
  const figures = ofKind(sources, 'claims').flatMap(({ file, data: { about, figure = '' } }) =>
    about === 'treatment' && /\d/.test(figure) ? [{ figure, file, words: wordsOf(figure) }] : [],
  );
  const anyFigure = wordsOf(...figures.map(({ figure }) => figure));
  for (const source of sources.filter(({ kind }) => kind !== 'claims'))
    for (const passage of ownWords(source).filter(({ text }) => anyFigure.test(text)))
      for (const { figure, file, words } of figures)
        if (unsourced(passage.written).some((sentence) => words.test(sentence)))
          sayIn(source)(
            passage.at,
            `"${figure}" is what the clinic reports of its own patients (${file}).`,
            'Leave it out here: the news page shows it, next to what careful trials say. A figure of somebody else names its source.',
          );
}

/** The sentences that no publication stands behind. */
const unsourced = (text: string) => sentencesOf(text).filter((sentence) => sourcesIn(sentence).length === 0);

const wordsOf = (...figures: string[]) =>
  new RegExp(`(?<![\\w.\u2013-])(?:${figures.map(RegExp.escape).join('|')})(?!\\w)`, 'i');
