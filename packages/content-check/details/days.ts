// Days in the future where only past days are possible, and review days that have passed.
import { isDay, isoDay, type Day } from '@clinic/contract/dates.ts';
import { isOf, reviewOf, type Source } from '../read/source.ts';
import type { Path, Report } from '../report/report.ts';
import type { Context } from '../read/rule.ts';

/** A planned page may have the day on which it appears; drafts are not checked. */
export function checkFutureDays(source: Source, report: Report, { today }: Pick<Context, 'today'>): void {
  const { draft, publishOn } = source.data;
  if (draft) return;
  const opens = publishOn ? isoDay(publishOn) : today;
  const last = opens > today ? opens : today;
  for (const { value, field, path } of source.values) {
    const day = String(value);
    if (field.format !== 'date' || field.mayBeAhead || !isDay(day) || day <= last) continue;
    const fix = 'Write the day on which it was done; to let a page wait, give that day to "publishOn".';
    const inForm = `"${field.title}": ${day} is still to come. Choose the day on which it was done; to let a page wait, use the field for that.`;
    report(path, `${day} is still to come.`, fix, inForm);
  }
}

/** Returns the day of the next review when it has passed. */
export function overdue(source: Source, today: Day): { day: Day; at: Path } | undefined {
  if (source.data.draft) return undefined;
  const [next, at]: [Date | undefined, Path] = isOf(source, 'claims')
    ? [source.data.review, source.at('review')]
    : [reviewOf(source)?.next, source.at('review', 'next')];
  const day = next && isoDay(next);
  return day && day < today ? { day, at } : undefined;
}
