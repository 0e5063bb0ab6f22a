// A page that names a dose shows its limits.
import { isOf, ofKind, type Source } from '../read/source.ts';
import type { Report, ReportIn } from '../report/report.ts';
import { bodyText, detailsText } from '../text/passages.ts';
import { blocksOf } from './safety.ts';

const dose = /\b\d[\d,]*\s?mg\b/;

/** Reports doses on pages without the limits of a safety block, and advice for tonight without its readers or an interval. */
export function checkDoses(pages: Source[], blocks: Source<'safety'>[], reportIn: ReportIn): void {
  const limiting = blocks.filter(({ data }) => data.limits?.length);
  if (limiting.length === 0) return;
  for (const page of ofKind(pages, 'conditions', 'services', 'blog')) {
    if (page.data.draft) continue;
    if (isOf(page, 'conditions') && page.data.tonight) checkTonight(page, page.data.tonight, reportIn(page));
    if (blocksOf(page, limiting).length > 0) continue;
    const named = [...detailsText(page), ...bodyText(page)].find(({ written }) => dose.test(written));
    if (named)
      reportIn(page)(
        named.at,
        `"${dose.exec(named.written)?.[0]}" is a dose, and the page shows no limits for it.`,
        `Add ${limiting.map(({ id }) => id).join(' or ')} to the list "safety" in the details, or leave out the dose.`,
      );
  }
}

function checkTonight(page: Source, tonight: string, report: Report) {
  if (!tonight.startsWith('Adults:'))
    report(
      page.at('tonight'),
      'The advice for tonight does not say whom it is for.',
      'Begin it with "Adults:". A child gets only what a doctor gives for its weight.',
    );
  if (/ibuprofen[^.]*\d mg/i.test(tonight) && !/six hours/i.test(tonight))
    report(
      page.at('tonight'),
      'A dose of ibuprofen is named without an interval.',
      'Say that at least six hours lie between two doses.',
    );
}
