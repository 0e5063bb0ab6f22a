// What the content itself says is not finished: samples, reviews that nobody made or that are due again, consents.
import type { Day } from '#lib/dates.ts';
import type { Kind } from '#schemas/kinds.ts';
import type { Role } from '#schemas/roles.ts';
import { overdueIn } from '../content/details/overdue.ts';
import { isMarked, valuesWith, type Source } from '../content/read/source.ts';
import { changedSinceReview } from './changed.ts';
import type { Obstacle, Place } from './obstacle.ts';

export function unfinished(sources: Source[], today: Day): Obstacle[] {
  const of = (...kinds: Kind[]) => sources.filter(({ kind }) => kinds.includes(kind));
  const butOf = (...kinds: Kind[]) => sources.filter(({ kind }) => !kinds.includes(kind));
  const overdue = (some: Source[]) =>
    some.flatMap((source) =>
      overdueIn(source, today).map(({ line, day }) => at(source, line, `due on ${day}`)),
    );
  return [
    {
      whose: 'the practice',
      counted: ['sample', 'samples'],
      says: 'These are invented for the sample practice. Write what is true, then remove the mark.',
      where: marked(butOf('notices'), 'sample'),
    },
    {
      whose: 'a lawyer',
      counted: ['notice', 'notices'],
      says: 'No lawyer has confirmed these yet. Change what a lawyer asks for, then remove the mark.',
      where: marked(of('notices'), 'sample'),
    },
    {
      whose: 'a lawyer',
      counted: ['consent', 'consents'],
      says: 'These patients are shown without the day on which they agreed in writing. Confirm each consent, then enter it.',
      where: withoutConsent(of('testimonials')),
    },
    {
      whose: 'a doctor',
      counted: ['page', 'pages'],
      says: 'No doctor has reviewed these pages yet.',
      where: marked(sources, 'unreviewed'),
    },
    {
      whose: 'a doctor',
      counted: ['changed page', 'changed pages'],
      says: 'These pages have changed in their medical parts since a doctor reviewed them; they say so. After reading one again: npm run review -- knee-pain (the name of its file).',
      where: sources.flatMap((source) =>
        changedSinceReview(source).map(({ line, day }) => at(source, line, `reviewed on ${day}`)),
      ),
    },
    {
      whose: 'a doctor',
      counted: ['overdue review', 'overdue reviews'],
      says: 'A doctor should have read these pages again by now.',
      where: overdue(butOf('claims')),
    },
    {
      whose: 'the practice',
      counted: ['overdue figure', 'overdue figures'],
      says: 'These figures of the practice should have been checked again by now.',
      where: overdue(of('claims')),
    },
  ];
}

const at = ({ file }: Source, line: number, note?: string): Place => ({ file, line, ...(note && { note }) });

/** Where a field of this role is true. */
const marked = (sources: Source[], role: Role): Place[] =>
  sources.flatMap((source) =>
    valuesWith(source, role)
      .filter(({ value }) => value === true)
      .map(({ path }) => at(source, source.lineOf(path))),
  );

const withoutConsent = (testimonials: Source[]): Place[] =>
  testimonials
    .filter((one) => !isMarked(one, 'draft') && valuesWith(one, 'consent').length === 0)
    .map((one) => at(one, 1));
