// What the content itself says is not finished: samples, consents, what is due again.
import type { Day } from '#lib/dates.ts';
import type { Kind } from '#schemas/kinds.ts';
import { overdue } from '../details/days.ts';
import { ofKind, type Source } from '../read/source.ts';
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
      where: [...samples(butOf('notices')), ...samplePrices(sources)],
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
      where: ofKind(sources, 'testimonials')
        .filter(({ data }) => !data.consentOn)
        .map((source) => at(source, 1)),
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
      counted: ['publication', 'publications'],
      says: 'Nobody has looked at these yet, though pages rest on them. Open each; where it says what the pages say, remove the mark.',
      where: ofKind(sources, 'publications')
        .filter(({ data }) => data.unseen)
        .map((one) => at(one, one.lineOf(one.at('unseen')), one.data.url)),
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

const samplePrices = (sources: Source[]): Place[] =>
  ofKind(sources, 'services')
    .filter(({ data }) => data.price?.sample)
    .map((source) => at(source, source.lineOf(source.at('price', 'sample')), 'price'));
