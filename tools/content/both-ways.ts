// Related pages name each other. Only a second reading of a page may point without being pointed at.
import { valueAt } from './fields.ts';
import type { Say } from './mistake.ts';
import type { Source } from './source.ts';

type CareKind = 'conditions' | 'services';

export function sayOneWay(source: Source, all: Source[], say: Say): void {
  if (!isCare(source.kind) || valueAt(source.data, ['secondReadingOf']) !== undefined) return;
  const own = source.kind;
  for (const kind of ['conditions', 'services'] as const) {
    namesIn(source, kind).forEach((id, index) => {
      const other = all.find((one) => one.kind === kind && one.id === id);
      if (!other || other === source || namesIn(other, own).includes(source.id)) return;
      // A name that is wrong there may be meant for this page, and is said there.
      if (other.data === undefined || hasWrongName(other, own, all)) return;
      say(
        source.lineOf(['related', kind, index]),
        `"${id}" is named here, but does not name this page back.`,
        `Add ${source.id} to related → ${own} in ${other.file}, or remove ${id} here.`,
      );
    });
  }
}

const isCare = (kind: string): kind is CareKind => kind === 'conditions' || kind === 'services';

function namesIn({ data }: Source, kind: CareKind): string[] {
  const names = valueAt(data, ['related', kind]);
  return Array.isArray(names) ? names.map(String) : [];
}

const hasWrongName = (source: Source, kind: CareKind, all: Source[]) =>
  namesIn(source, kind).some(
    (id) =>
      (kind === source.kind && id === source.id) || !all.some((one) => one.kind === kind && one.id === id),
  );
