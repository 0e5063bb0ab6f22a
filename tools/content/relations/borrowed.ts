// What a treatment did for the clinic's own patients stands where careful trials stand next to it, and nowhere else.
import { sentencesOf } from '#lib/sentences.ts';
import { sourcesIn } from '#lib/sources.ts';
import type { Say } from '../say/mistake.ts';
import { isMarked, valuesWith, type Source } from '../read/source.ts';
import type { Prose } from '../text/body.ts';
import { ownWords } from '../text/page-text.ts';

export function sayBorrowedFigures(
  sources: Source[],
  proses: Map<Source, Prose>,
  sayIn: (source: Source) => Say,
): void {
  const figures = sources.filter(isAboutTreatment).flatMap((claim) =>
    valuesWith(claim, 'figure of a claim')
      .map(({ value }) => String(value))
      .filter((figure) => /\d/.test(figure))
      .map((figure) => ({ figure, file: claim.file, words: wordsOf(figure) })),
  );
  const anyFigure = wordsOf(...figures.map(({ figure }) => figure));
  for (const source of sources.filter(({ kind }) => kind !== 'claims'))
    for (const passage of ownWords(source, proses.get(source)).filter(({ text }) => anyFigure.test(text)))
      for (const { figure, file, words } of figures)
        if (unsourced(passage.written).some((sentence) => words.test(sentence)))
          sayIn(source)(
            () => passage.line,
            `"${figure}" is what the clinic reports of its own patients (${file}).`,
            'Leave it out here: the news page shows it, next to what careful trials say. A figure of somebody else names its source.',
          );
}

const isAboutTreatment = (source: Source) =>
  !isMarked(source, 'draft') &&
  valuesWith(source, 'about a treatment').some(({ value }) => value === 'treatment');

/** The sentences that no publication stands behind. */
const unsourced = (text: string) => sentencesOf(text).filter((sentence) => sourcesIn(sentence).length === 0);

const wordsOf = (...figures: string[]) =>
  new RegExp(`(?<![\\w.\u2013-])(?:${figures.map(RegExp.escape).join('|')})(?!\\w)`, 'i');
