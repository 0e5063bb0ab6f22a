// Days that cannot be true yet: nothing was published, changed, agreed to or reviewed tomorrow. And days that are over.
import { isDay, type Day } from '#lib/dates.ts';
import { dayOf, isOf, reviewOf, type Source } from '../read/source.ts';
import type { Path } from '../read/walk.ts';
import type { Say } from '../report/report.ts';

/** A planned page may bear the day on which it appears; a draft is not yet held to anything. */
export function sayDaysToCome(source: Source, today: Day, say: Say): void {
  const { draft, publishOn } = source.data;
  if (draft) return;
  const opens = publishOn ? dayOf(publishOn) : today;
  const last = opens > today ? opens : today;
  for (const { value, field, path } of source.values) {
    const day = String(value);
    if (field.format !== 'date' || field.mayBeAhead || !isDay(day) || day <= last) continue;
    const mend = 'Write the day on which it was done; to let a page wait, give that day to "publishOn".';
    const inForm = `"${field.title}": ${day} is still to come. Choose the day on which it was done; to let a page wait, use the field for that.`;
    say(path, `${day} is still to come.`, mend, inForm);
  }
}

/** The day by which it should have been looked at again, if that is over. */
export function overdue(source: Source, today: Day): { day: Day; at: Path } | undefined {
  if (source.data.draft) return undefined;
  const [next, at]: [Date | undefined, Path] = isOf(source, 'claims')
    ? [source.data.review, source.at('review')]
    : [reviewOf(source)?.next, source.at('review', 'next')];
  const day = next && dayOf(next);
  return day && day < today ? { day, at } : undefined;
}
