// Finds the places of the content in which a task is left.
import type { Day } from '@clinic/contract/dates.ts';
import type { Kind } from '@clinic/content-model/kinds.ts';
import type { Fields } from '@clinic/content-model/plain.ts';
import { overdue } from '../details/days.ts';
import { readPlates, reviewsIn } from '../pictures/plates.ts';
import { ofKind, type Source } from '../read/source.ts';
import { valueAt } from '../read/walk.ts';
import type { Path } from '../report/report.ts';
import type { Signable } from '../review/signable.ts';

export interface Place {
  file: string;
  line: number;
  note?: string;
}

interface Content {
  root: string;
  sources: Source[];
  today: Day;
  unsigned: Signable[];
}

export type Find = (content: Content) => Place[];

export const placeIn = ({ file }: { file: string }, line = 1, note?: string): Place => ({
  file,
  line,
  ...(note && { note }),
});

/** The files in which a mark is set, such as `sample: true`. */
export const marked = (
  sources: Source[],
  mark: Path,
  note?: (source: Source) => string | undefined,
): Place[] =>
  sources
    .filter(({ raw }) => valueAt(raw, mark) === true)
    .map((source) => placeIn(source, source.lineOf(mark), note?.(source)));

export function lacking<K extends Kind>(kind: K, fact: (data: Fields<K>) => unknown): Find {
  return ({ sources }) =>
    ofKind(sources, kind)
      .filter(({ data }) => !fact(data))
      .map((source) => placeIn(source));
}

export function overdueIf(isCounted: (kind: Kind) => boolean): Find {
  return ({ sources, today }) =>
    sources.flatMap((source) => {
      const due = isCounted(source.kind) && overdue(source, today);
      return due ? placeIn(source, source.lineOf(due.at), `due on ${due.day}`) : [];
    });
}

/** All illustrations are signed in one file, so their names are noted. */
export function toSign(kind: Signable['kind'], reason?: NonNullable<Signable['waits']>['reason']): Find {
  return ({ unsigned }) =>
    unsigned
      .filter(({ kind: is, waits }) => is === kind && (!reason || waits?.reason === reason))
      .map((item) => {
        const why = item.waits?.text;
        return placeIn(item, item.line, kind === 'plates' ? `${item.name}: ${why}` : why);
      });
}

export function unlistedPlates({ root, sources }: Content): Place[] {
  const listed = reviewsIn(sources).map(({ name }) => name);
  return readPlates(root)
    .filter(({ name }) => !listed.includes(name))
    .map(({ name }) => placeIn({ file: 'src/content/plates/reviews.yaml' }, 1, `${name}: not there yet`));
}

/** The five places that show the hours, unless the practice says why they differ. */
export function hoursOf(practice: Source<'practice'>): Place[] {
  const { hours } = practice.data;
  if (!hours || hours.differ) return [];
  const { footer = [], conditionPage, servicePage, contactPage = [], confirmed } = hours;
  const lines = (some: { days?: string; time?: string }[]) =>
    some.map(({ days, time }) => `${days} ${time}`).join(', ');
  const shown = {
    footer: lines(footer),
    conditionPage,
    servicePage,
    contactPage: lines(contactPage),
    confirmed: `${confirmed?.days?.join(', ')}, ${confirmed?.opens} to ${confirmed?.closes}`,
  };
  return Object.entries(shown).map(([name, text]) =>
    placeIn(practice, practice.lineOf(['hours', name]), `${name}: ${text}`),
  );
}
