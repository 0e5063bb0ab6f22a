// Related pages name each other. Only a second reading of a page may point without being pointed at.
import type { Kind } from '#schemas/kinds.ts';
import type { Say } from '../say/mistake.ts';
import { byName } from '../read/by-name.ts';
import { secondReading, type Source } from '../read/source.ts';
import { everyField } from '../read/values.ts';

export function sayOneWay(source: Source, all: Source[], say: Say): void {
  if (secondReading(source)) return;
  for (const { value: id, field, path } of source.values) {
    if (!field.mutual) continue;
    const other = field.refersTo && byName(all, field.refersTo).get(String(id));
    if (!other || other === source || namesIn(other, source.kind).includes(source.id)) continue;
    // A name that is wrong there may be meant for this page, and is said there.
    if (other.data === undefined || hasWrongName(other, source.kind, all)) continue;
    say(
      source.lineOf(path),
      `"${other.id}" is named here, but does not name this page back.`,
      `Add ${source.id} to ${wayTo(other, source.kind)} in ${other.file}, or remove ${other.id} here.`,
    );
  }
}

const namesIn = ({ values }: Source, kind: Kind): string[] =>
  values.filter(({ field }) => field.mutual && field.refersTo === kind).map(({ value }) => String(value));

const hasWrongName = (source: Source, kind: Kind, all: Source[]) =>
  namesIn(source, kind).some(
    (id) => (kind === source.kind && id === source.id) || !byName(all, kind).has(id),
  );

const wayTo = ({ shape }: Source, kind: Kind) =>
  everyField(shape)
    .find(({ field }) => field.mutual && field.refersTo === kind)
    ?.way.join(' → ');
