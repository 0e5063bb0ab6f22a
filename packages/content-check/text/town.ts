// Texts that name a town where {town} would follow the facts of the practice.
import { townNames } from '@clinic/content-model/town.ts';
import { ofKind, type Source } from '../read/source.ts';
import type { Report, ReportIn } from '../report/report.ts';
import { detailsText, type Passage } from './passages.ts';

/** The town of the sample practice. */
const sampleTown = ['Pune', 'पुणे', 'पुण्यात'];

const townOf = (sources: Source[]) =>
  ofKind(sources, 'practice').flatMap(({ data }) => (data.address ? townNames(data.address) : []));

/** True for a whole word. Marathi adds endings. */
const isIn = (text: string, name: string) =>
  new RegExp(`(?<!\\p{L})${RegExp.escape(name)}${/\p{ASCII}$/u.test(name) ? '(?!\\p{L})' : ''}`, 'u').test(
    text,
  );

/** A text that has {town} as well names another town on purpose. */
const naming = (sources: Source[], names: string[]) =>
  sources
    .flatMap(detailsText)
    .filter(({ field, text }) => field?.town && !text.includes('{town}'))
    .flatMap((passage) =>
      names.filter((name) => isIn(passage.text, name)).map((name) => ({ passage, name })),
    );

export const namingSampleTown = (sources: Source[]): { passage: Passage; name: string }[] => {
  const own = townOf(sources);
  return own.length > 0 && !own.some((name) => sampleTown.includes(name)) ? naming(sources, sampleTown) : [];
};

export function adviceOnTown(sources: Source[], reportIn: ReportIn): void {
  for (const { passage, name } of naming(sources, townOf(sources)))
    reportIn(passage.source)(
      passage.at,
      `This text names ${name}, the town of the practice.`,
      'Write {town} instead: the text then follows when the address changes.',
    );
}

/** Other texts show {town} as it is typed. */
export function checkTown({ text, at, field }: Passage, report: Report) {
  if (text.includes('{town}') && !field?.town)
    report(at, 'Readers would see "{town}" as it is typed.', 'Write the name of the town.');
}
