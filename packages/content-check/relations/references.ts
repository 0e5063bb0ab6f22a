// The files that a page names: pages, people, claims. They must exist, and related pages name each other.
import type { Kind } from '#schemas/kinds.ts';
import type { Field } from '#schemas/plain.ts';
import { didYouMean } from '../report/nearest.ts';
import { called, folderOf, namesOf } from '../read/files.ts';
import { isOf, ofKind, type Source } from '../read/source.ts';
import type { Path } from '../read/walk.ts';
import type { Mistake, Say, SayIn } from '../report/report.ts';

export function sayBrokenReferences(source: Source, all: Source[], say: Say): void {
  for (const { value, field, path } of source.values)
    if (field.refersTo && typeof value === 'string')
      sayReference(value, field.refersTo, field, path, source, all, say);
  if (!isOf(source, 'conditions', 'services')) return;
  for (const kind of related)
    source.data.related?.[kind].forEach(({ id }, index, list) => {
      if (list.findIndex((other) => other.id === id) < index)
        say(source.at('related', kind, index), `"${id}" is in this list twice.`, 'Remove one of the two.');
    });
}

const related = ['conditions', 'services'] as const;

function sayReference(
  id: string,
  kind: NonNullable<Field['refersTo']>,
  { doctorsOnly }: Field,
  at: Path,
  source: Source,
  all: Source[],
  say: Say,
) {
  const named = called(all, kind, id);
  if (!named) {
    const mend = didYouMean(id, namesOf(all, kind), 'Choose one that exists.');
    say(at, `There is no file called "${id}" in ${folderOf(kind)}.`, mend);
  } else if (kind === source.kind && id === source.id)
    say(at, 'This page names itself.', 'Name another page, or remove the line.');
  else if (isPart(kind)) sayDraft(source, named, at, say);
  // A file that cannot be read is one mistake, not also one on every page that names it.
  else if (doctorsOnly && called(all, 'team', id)?.data.doctor === false)
    say(at, `"${id}" is not a doctor, so cannot be the reviewer.`, 'Name a doctor of the team.');
}

/** Pages that wait are left out where others name them; these are parts of a page, which would miss them. */
const isPart = (kind: Kind) => ['claims', 'exercises', 'safety'].includes(kind);

export function sayDraft(page: Source, named: Source | undefined, at: Path | number, say: Say) {
  if (!named?.data.draft || page.data.draft) return;
  say(at, `"${named.id}" is still a draft.`, 'Finish it and take its "draft" away, or do not name it yet.');
}

/** Written before the page that will name it, so it stops nothing. */
export function adviceOnUnnamed(sources: Source[]): Mistake[] {
  const values = sources.flatMap((source) => source.values);
  const named = values.flatMap(({ field, value }) => (field.refersTo === 'publications' ? [value] : []));
  return ofKind(sources, 'publications')
    .filter(({ id }) => !named.includes(id))
    .map(({ file, id }) => ({
      file,
      line: 1,
      says: 'No page names this publication.',
      mend: `Choose it under the references of a page, and end the sentence that rests on it with [${id}]; or delete the file.`,
    }));
}

/** Related pages name each other. Only a second reading of a page may point without being pointed at. */
export function sayOneWay(sources: Source[], sayIn: SayIn): void {
  for (const source of ofKind(sources, 'conditions', 'services')) {
    if (source.data.secondReadingOf) continue;
    for (const kind of related)
      source.data.related?.[kind].forEach(({ id }, index) => {
        const other = called(sources, kind, id);
        const back = other?.data.related?.[source.kind];
        if (!other || other === source || !back || back.some((one) => one.id === source.id)) return;
        // A name that is wrong there may be meant for this page, and is said there.
        if (back.some((one) => one.id === other.id || !called(sources, source.kind, one.id))) return;
        sayIn(source)(
          source.at('related', kind, index),
          `"${id}" is named here, but does not name this page back.`,
          `Add ${source.id} to related → ${source.kind} in ${other.file}, or remove ${id} here.`,
        );
      });
  }
}
