// What the content itself says is not finished: samples, reviews that nobody made or that are due again, consents.
import type { Day } from '#lib/dates.ts';
import type { Kind } from '#schemas/kinds.ts';
import { medicalVersion } from '#schemas/medical.ts';
import { overdue } from '../details/days.ts';
import { dayOf, ofKind, reviewOf, type Source } from '../read/source.ts';
import type { Obstacle, Place } from './obstacle.ts';

export function unfinished(sources: Source[], today: Day): Obstacle[] {
  const of = (...kinds: Kind[]) => sources.filter(({ kind }) => kinds.includes(kind));
  const butOf = (...kinds: Kind[]) => sources.filter(({ kind }) => !kinds.includes(kind));
  const due = (some: Source[]) =>
    some.flatMap((source) => {
      const over = overdue(source, today);
      return over ? [at(source, source.lineOf(over.at), `due on ${over.day}`)] : [];
    });
  return [
    {
      whose: 'the practice',
      counted: ['sample', 'samples'],
      says: 'These are invented for the sample practice. Write what is true, then remove the mark.',
      where: samples(butOf('notices')),
    },
    {
      whose: 'a lawyer',
      counted: ['notice', 'notices'],
      says: 'No lawyer has confirmed these yet. Change what a lawyer asks for, then remove the mark.',
      where: samples(of('notices')),
    },
    {
      whose: 'a lawyer',
      counted: ['consent', 'consents'],
      says: 'These patients are shown without the day on which they agreed in writing. Confirm each consent, then enter it.',
      where: withoutConsent(sources),
    },
    {
      whose: 'the practice',
      counted: ['video', 'videos'],
      says: 'Who cannot hear these videos learns nothing of what is said. Write down every word of them.',
      where: ofKind(sources, 'testimonials')
        .filter(({ data }) => !data.transcript)
        .map((source) => at(source, 1)),
    },
    {
      whose: 'a doctor',
      counted: ['page', 'pages'],
      says: 'No doctor has reviewed these pages yet; they say so. To go through them: npm run review -- pages',
      where: unreviewed(sources),
    },
    {
      whose: 'a doctor',
      counted: ['changed page', 'changed pages'],
      says: 'These pages have changed in their medical parts since a doctor reviewed them; they say so. To go through what has changed: npm run review -- pages',
      where: sources.flatMap(changedSinceReview),
    },
    {
      whose: 'a doctor',
      counted: ['overdue review', 'overdue reviews'],
      says: 'A doctor should have read these pages again by now.',
      where: due(butOf('claims')),
    },
    {
      whose: 'the practice',
      counted: ['overdue figure', 'overdue figures'],
      says: 'These figures of the practice should have been checked again by now.',
      where: due(of('claims')),
    },
  ];
}

const at = ({ file }: Source, line: number, note?: string): Place => ({ file, line, ...(note && { note }) });

const samples = (sources: Source[]): Place[] =>
  sources.filter(({ data }) => data.sample).map((source) => at(source, source.lineOf(source.at('sample'))));

const unreviewed = (sources: Source[]): Place[] =>
  sources
    .filter((source) => {
      const review = reviewOf(source);
      return review && !source.data.draft && (review.sample || !review.version);
    })
    .map((source) => at(source, source.lineOf(source.at('review'))));

const withoutConsent = (sources: Source[]): Place[] =>
  ofKind(sources, 'testimonials')
    .filter(({ data }) => !data.consentOn)
    .map((one) => at(one, 1));

function changedSinceReview(source: Source): Place[] {
  const review = reviewOf(source);
  if (!review?.version || source.data.draft || review.sample) return [];
  // What does not fit its schema is for the content check to say.
  if (source.issues.length > 0) return [];
  if (review.version === medicalVersion(source.shape, source.data, source.body)) return [];
  return [at(source, source.lineOf(source.at('review', 'on')), `reviewed on ${dayOf(review.on)}`)];
}
