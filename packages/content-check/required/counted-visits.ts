// A practice that counts visits may not deny it in a notice.
import { ofKind, type Source } from '../read/source.ts';
import type { ReportIn } from '../report/report.ts';

const DENIAL = /\b(?:no|any|without)\s+(?:\w+\s+or\s+)?(?:analytics|trackers?)\b/i;
const fix = 'Take these words out: the privacy notice describes the counter by itself.';

export function checkCountedVisits(sources: Source[], reportIn: ReportIn): void {
  const isCounted = ofKind(sources, 'practice').some(({ data }) => data.analytics);
  for (const source of isCounted ? ofKind(sources, 'notices') : [])
    for (const [index, line] of source.lines.entries()) {
      const [words] = DENIAL.exec(line) ?? [];
      if (words) reportIn(source)(index + 1, `The notice says "${words}", but "Visit counter" is set.`, fix);
    }
}
