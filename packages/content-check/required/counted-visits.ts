// A practice that counts visits may not deny it in a notice.
import { ofKind, type Source } from '../read/source.ts';
import type { ReportIn } from '../report/report.ts';

const DENIAL = /\b(?:no|any|without)\s+(?:\w+\s+or\s+)?(?:analytics|trackers?)\b/i;

export function checkCountedVisits(sources: Source[], reportIn: ReportIn): void {
  if (!ofKind(sources, 'practice').some(({ data }) => data.analytics)) return;
  for (const source of ofKind(sources, 'notices'))
    for (const [index, line] of source.lines.entries())
      if (DENIAL.test(line))
        reportIn(source)(
          index + 1,
          `The notice says "${DENIAL.exec(line)?.[0]}", but "Visit counter" of the practice is set.`,
          'Take these words out: the privacy notice describes the counter by itself.',
        );
}
