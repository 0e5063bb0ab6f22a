// The files that a page names: pages, people, claims. They must exist, and stand in a list once.
import type { Field } from '#schemas/plain.ts';
import type { Line, Say } from '../say/mistake.ts';
import { didYouMean } from '../say/nearest.ts';
import { byName } from '../read/by-name.ts';
import { folderOf } from '../read/files.ts';
import { valuesWith, type Source } from '../read/source.ts';

export function sayBrokenReferences(source: Source, all: Source[], say: Say): void {
  const seen = new Set<string>();
  for (const { value: id, field, path } of source.values) {
    if (!field.refersTo || typeof id !== 'string') continue;
    const line = () => source.lineOf(path);
    sayReference({ id, field, line }, source, all, say);
    const entry = `${path.slice(0, -1).join('.')} ${id}`;
    if (field.mutual && seen.has(entry))
      say(line, `"${id}" is in this list twice.`, 'Remove one of the two.');
    seen.add(entry);
  }
}

interface Reference {
  id: string;
  field: Field;
  line: Line;
}

function sayReference({ id, field, line }: Reference, source: Source, all: Source[], say: Say) {
  const { refersTo = source.kind, doctorsOnly } = field;
  const known = byName(all, refersTo);
  const named = known.get(id);
  if (!named) {
    const mend = didYouMean(id, known.keys(), 'Choose one that exists.');
    say(line, `There is no file called "${id}" in ${folderOf(refersTo)}.`, mend);
  } else if (refersTo === source.kind && id === source.id) {
    say(line, 'This page names itself.', 'Name another page, or remove the line.');
  } else if (doctorsOnly && isNoDoctor(named)) {
    say(line, `"${id}" is not a doctor, so cannot be the reviewer.`, 'Name a doctor of the team.');
  }
}

/** A file that cannot be read is one mistake, not also one on every page that names it. */
const isNoDoctor = (source: Source) => valuesWith(source, 'doctor').some(({ value }) => value === false);
