// Two pages rate the evidence for the same treatment alike, or one gives a reason. Options are the same when they share a
// name, the service that explains them, or a publication.
import { sourcesIn } from '@clinic/content-model/sources.ts';
import type { DataOf } from '@clinic/content-model/plain.ts';
import { didYouMean } from '../report/nearest.ts';
import { ofKind, type Source } from '../read/source.ts';
import type { ReportIn } from '../report/report.ts';

interface Rated {
  source: Source<'conditions'>;
  index: number;
  option: DataOf<'conditions'>['options'][number];
  /** Its shared name, or else the service that explains it. */
  treatment: string | undefined;
}

export function checkRatings(sources: Source[], reportIn: ReportIn): void {
  const conditions = ofKind(sources, 'conditions');
  const all = conditions.flatMap((source) =>
    (source.data.options ?? []).map((option, index): Rated => ({
      source,
      index,
      option,
      treatment: option.treatment ?? option.service?.id,
    })),
  );
  const compared = all.filter(({ source, option }) => !source.data.draft && !option.differs);
  for (const [treatment, [first, ...others]] of Map.groupBy(compared, (one) => one.treatment))
    if (treatment !== undefined && first)
      for (const other of others) compareRatings(other, first, `"${treatment}"`, '', reportIn);
  for (const [publication, same] of Map.groupBy(compared.flatMap(restingOn), ({ key }) => key))
    compareBySource(publication, same, reportIn);
  // An unreadable page may share the name.
  if (conditions.every(({ data }) => data.options)) checkTreatmentNames(all, reportIn);
}

function compareRatings(
  { source, index, option }: Rated,
  other: Rated,
  what: string,
  why: string,
  reportIn: ReportIn,
) {
  if (option.evidence === other.option.evidence) return;
  reportIn(source)(
    source.at('options', index, 'evidence'),
    `${what} is rated "${option.evidence}" here, but "${other.option.evidence}" in ${other.source.file}${why}.`,
    'Let both pages say the same, as the rule in docs/writing.md has it, or give the reason under "differs".',
  );
}

/** Only without a name: one publication may cover several named treatments. */
function compareBySource(publication: string, compared: Rated[], reportIn: ReportIn) {
  for (const [index, one] of compared.entries()) {
    if (one.treatment !== undefined) continue;
    const other = compared.find(
      (two, position) =>
        two.source !== one.source &&
        two.option.evidence !== one.option.evidence &&
        (position < index || two.treatment !== undefined),
    );
    const why = `, where it rests on the same source (${publication.split(' ').at(-1)})`;
    if (other) compareRatings(one, other, `"${one.option.name}"`, why, reportIn);
  }
}

/** One entry for each publication behind its benefit. */
const restingOn = (one: Rated) =>
  sourcesIn(one.option.benefit).map((key) => ({ ...one, key: `${one.option.kind} ${key}` }));

/** A name on only one page is probably a typo. */
function checkTreatmentNames(all: Rated[], reportIn: ReportIn) {
  for (const { source, index, option } of all) {
    const { treatment } = option;
    const others = all
      .filter((other) => other.source !== source)
      .flatMap((other) => other.option.treatment ?? []);
    if (treatment === undefined || others.includes(treatment)) continue;
    reportIn(source)(
      source.at('options', index, 'treatment'),
      `No other page has an option called "${treatment}", so its rating is compared with none.`,
      didYouMean(
        treatment,
        others,
        'Give the option of the other page this name, too, or leave the name out.',
      ),
    );
  }
}
