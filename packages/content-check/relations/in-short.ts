// A page in short belongs to the English page whose name it has.
import { languageKinds, otherPath, otherSubjects, shortPath, type Language } from '#lib/languages.ts';
import { englishVersion, isCalled } from '#schemas/in-short-versions.ts';
import { addressOf } from '../read/addresses.ts';
import { namesOf } from '../read/files.ts';
import { isOf, ofKind, type Source } from '../read/source.ts';
import { didYouMean } from '../report/nearest.ts';
import type { Say } from '../report/report.ts';

export const isInShort = (source: Source): source is Source<Language> => isOf(source, ...languageKinds);

export function sayUnpaired(source: Source, all: Source[], say: Say): void {
  if (!isInShort(source) || source.data.draft || englishOf(source.id, all) !== undefined) return;
  const names = [...namesOf(all, 'conditions'), ...namesOf(all, 'services'), ...Object.keys(otherSubjects)];
  say(
    1,
    `There is no English page called "${source.id}".`,
    didYouMean(source.id, names, 'Give the file the name of the English page.'),
  );
}

/** The address of the English page, or the one that this page would have if there were one. */
function englishOf(id: string, all: Source[]): string | undefined {
  if (Object.hasOwn(otherSubjects, id)) return otherPath(id);
  const english = ofKind(all, 'conditions', 'services').find((page) => isCalled(id, page));
  return english && addressOf[english.kind]?.(id);
}

export const addressInShort = (source: Source<Language>, all: Source[]): string =>
  shortPath(source.kind, englishOf(source.id, all) ?? `/${source.id}`);

/** What its English page says now, told by its medical parts. */
export const versionInEnglish = (id: string, all: Source[]) =>
  englishVersion(
    id,
    ofKind(all, 'conditions', 'services', 'safety', 'notices').map(({ kind, id, data, body }) => {
      return { collection: kind, id, data, body };
    }),
  );
