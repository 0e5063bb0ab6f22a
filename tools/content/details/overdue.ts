// What should have been looked at again by now.
import { isDay, type Day } from '#lib/dates.ts';
import { isMarked, valuesWith, type Source } from '../read/source.ts';

export interface Overdue {
  day: Day;
  line: number;
}

export const overdueIn = (source: Source, today: Day): Overdue[] =>
  isMarked(source, 'draft')
    ? []
    : valuesWith(source, 'next review')
        .map(({ value, path }) => ({ day: String(value), path }))
        .filter(({ day }) => isDay(day) && day < today)
        .map(({ day, path }) => ({ day, line: source.lineOf(path) }));
