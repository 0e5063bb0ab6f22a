// A page in short belongs to the English page with the same file name.
import {
  languageKinds,
  otherPath,
  otherSubjects,
  shortPath,
  type Language,
} from '@clinic/content-model/languages.ts';
import { englishVersion, isCalled } from '@clinic/content-model/in-short-versions.ts';
import { addressOf } from '../read/addresses.ts';
import { namesOf } from '../read/files.ts';
import { isOf, ofKind, type Source } from '../read/source.ts';
import { didYouMean } from '../report/nearest.ts';
import type { Report } from '../report/report.ts';
import type { Context } from '../read/rule.ts';

export const isInShort = (source: Source): source is Source<Language> => isOf(source, ...languageKinds);

export function checkEnglishPage(source: Source, report: Report, { all }: Context): void {
  if (!isInShort(source) || source.data.draft || englishOf(source.id, all) !== undefined) return;
  const names = [...namesOf(all, 'conditions'), ...namesOf(all, 'services'), ...Object.keys(otherSubjects)];
  report(
    1,
    `There is no English page called "${source.id}".`,
    didYouMean(source.id, names, 'Give the file the name of the English page.'),
  );
}

function englishOf(id: string, all: Source[]): string | undefined {
  if (Object.hasOwn(otherSubjects, id)) return otherPath(id);
  const english = ofKind(all, 'conditions', 'services').find((page) => isCalled(id, page));
  return english && addressOf[english.kind]?.(english.id);
}

export const addressInShort = (source: Source<Language>, all: Source[]): string =>
  shortPath(source.kind, englishOf(source.id, all) ?? `/${source.id}`);

/** Version of the English text that a page in short repeats. */
export const versionInEnglish = (id: string, all: Source[]) =>
  englishVersion(
    id,
    ofKind(all, 'conditions', 'services', 'notices').map(({ kind, id, data, body }) => {
      return { collection: kind, id, data, body };
    }),
  );
