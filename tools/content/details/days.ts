// Days that cannot be true yet: nothing was published, changed, agreed to or reviewed tomorrow.
import { isDay, type Day } from '#lib/dates.ts';
import type { Role } from '#schemas/roles.ts';
import type { Say } from '../say/mistake.ts';
import { isMarked, valuesWith, type Source } from '../read/source.ts';

const plans: (Role | undefined)[] = ['next review', 'publish on'];

/** A planned page may bear the day on which it appears; a draft is not yet held to anything. */
export function sayDaysToCome(source: Source, today: Day, say: Say): void {
  if (isMarked(source, 'draft')) return;
  const opens = valuesWith(source, 'publish on').map(({ value }) => String(value));
  const last = [today, ...opens.filter(isDay)].toSorted().at(-1) ?? today;
  for (const { value, field, path } of source.values) {
    if (field.format !== 'date' || plans.includes(field.role)) continue;
    const day = String(value);
    if (!isDay(day) || day <= last) continue;
    const mend = 'Write the day on which it was done; to let a page wait, give that day to "publishOn".';
    const inForm = `"${field.title}": ${day} is still to come. Choose the day on which it was done; to let a page wait, use the field for that.`;
    say(() => source.lineOf(path), `${day} is still to come.`, mend, inForm);
  }
}
