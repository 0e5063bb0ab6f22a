// References to pages, people and claims must exist, and related pages name each other.
import type { Kind } from '@clinic/content-model/kinds.ts';
import type { Field } from '@clinic/content-model/plain.ts';
import { unfilledMark } from '@clinic/content-model/fields.ts';
import { didYouMean } from '../report/nearest.ts';
import { findSource, folderOf, namesOf } from '../read/files.ts';
import { ofKind, type Source } from '../read/source.ts';
import type { Path, Report, ReportIn } from '../report/report.ts';
import type { Context } from '../read/rule.ts';

export function checkReferences(source: Source, report: Report, { all }: Context): void {
  const seen = new Set<string>();
  for (const { value, field, path } of source.values) {
    if (!field.refersTo || typeof value !== 'string') continue;
    // Still to be chosen: another rule reports it on a public page.
    if (value === unfilledMark) continue;
    checkReference(value, field.refersTo, field, path, source, all, report);
    if (typeof path.at(-1) !== 'number') continue;
    const entry = [...path.slice(0, -1), value].join(' ');
    if (seen.has(entry)) report(path, `"${value}" is in this list twice.`, 'Remove one of the two.');
    seen.add(entry);
  }
}

const related = ['conditions', 'services'] as const;

function checkReference(
  id: string,
  kind: NonNullable<Field['refersTo']>,
  { doctorsOnly }: Field,
  at: Path,
  source: Source,
  all: Source[],
  report: Report,
) {
  const named = findSource(all, kind, id);
  if (!named) {
    const fix = didYouMean(id, namesOf(all, kind), 'Choose one that exists.');
    report(at, `There is no file called "${id}" in ${folderOf(kind)}.`, fix);
  } else if (kind === source.kind && id === source.id)
    report(at, 'This page names itself.', 'Name another page, or remove the line.');
  else if (isPart(kind)) checkDraft(source, named, at, report);
  // An unreadable file is reported once, not on every page that names it.
  else if (doctorsOnly && findSource(all, 'team', id)?.data.doctor === false)
    report(at, `"${id}" is not a doctor, so cannot be the reviewer.`, 'Name a doctor of the team.');
}

/** A page without one of these would be incomplete; other drafts are just left out of lists. */
const isPart = (kind: Kind) => ['claims', 'exercises', 'safety'].includes(kind);

export function checkDraft(page: Source, named: Source | undefined, at: Path | number, report: Report) {
  if (!named?.data.draft || page.data.draft) return;
  report(
    at,
    `"${named.id}" is still a draft.`,
    'Finish it and take its "draft" away, or do not name it yet.',
  );
}

/** Only advice, because a publication is written before the page that names it. */
export function adviceOnUnnamed(sources: Source[], reportIn: ReportIn): void {
  const values = sources.flatMap((source) => source.values);
  const named = values.flatMap(({ field, value }) => (field.refersTo === 'publications' ? [value] : []));
  for (const source of ofKind(sources, 'publications').filter(({ id }) => !named.includes(id)))
    reportIn(source)(
      1,
      'No page names this publication.',
      `Choose it under the references of a page, and end the sentence that rests on it with [${source.id}]; or delete the file.`,
    );
}

/** Related pages name each other, except for a second reading of a page. */
export function checkRelatedPages(sources: Source[], reportIn: ReportIn): void {
  for (const source of ofKind(sources, 'conditions', 'services')) {
    if (source.data.secondReadingOf) continue;
    for (const kind of related)
      source.data.related?.[kind].forEach(({ id }, index) => {
        const other = findSource(sources, kind, id);
        const back = other?.data.related?.[source.kind];
        if (!other || other === source || !back || back.some((one) => one.id === source.id)) return;
        // A misspelt name there may mean this page, and is reported there.
        if (back.some((one) => one.id === other.id || !findSource(sources, source.kind, one.id))) return;
        reportIn(source)(
          source.at('related', kind, index),
          `"${id}" is named here, but does not name this page back.`,
          `Add ${source.id} to related → ${source.kind} in ${other.file}, or remove ${id} here.`,
        );
      });
  }
}
