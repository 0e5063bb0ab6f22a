// The same treatment is as sure on one page as on the other: two pages rate it alike, or one of them says why not.
// Options are the same by their name, by the service that explains them, or by the publication that they rest on.
import { sourcesIn } from '#lib/sources.ts';
import type { DataOf } from '#schemas/plain.ts';
import { didYouMean } from '../report/nearest.ts';
import { ofKind, type Source } from '../read/source.ts';
import type { SayIn } from '../report/report.ts';

interface Rated {
  source: Source<'conditions'>;
  index: number;
  option: DataOf<'conditions'>['options'][number];
  /** The name that pages share, or else the service that explains it. */
  treatment: string | undefined;
}

export function sayUnequalSisters(sources: Source[], sayIn: SayIn): void {
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
      for (const other of others) sayUnequal(other, first, `"${treatment}"`, '', sayIn);
  for (const [publication, same] of Map.groupBy(compared.flatMap(restingOn), ({ key }) => key))
    saySameSource(publication, same, sayIn);
  // The page that shares a name may be the one that cannot be read.
  if (conditions.every(({ data }) => data.options)) sayLoneNames(all, sayIn);
}

function sayUnequal({ source, index, option }: Rated, other: Rated, what: string, why: string, sayIn: SayIn) {
  if (option.evidence === other.option.evidence) return;
  sayIn(source)(
    source.at('options', index, 'evidence'),
    `${what} is rated "${option.evidence}" here, but "${other.option.evidence}" in ${other.source.file}${why}.`,
    'Let both pages say the same, as the rule in docs/writing.md has it, or give the reason under "differs".',
  );
}

/** Only where a name is missing: one publication may speak of several treatments that have names of their own. */
function saySameSource(publication: string, compared: Rated[], sayIn: SayIn) {
  for (const [index, one] of compared.entries()) {
    if (one.treatment !== undefined) continue;
    const other = compared.find(
      (two, place) =>
        two.source !== one.source &&
        two.option.evidence !== one.option.evidence &&
        (place < index || two.treatment !== undefined),
    );
    const why = `, where it rests on the same source (${publication.split(' ').at(-1)})`;
    if (other) sayUnequal(one, other, `"${one.option.name}"`, why, sayIn);
  }
}

/** The publications of its usual benefit, each with the kind of the option. */
const restingOn = (one: Rated) =>
  sourcesIn(one.option.benefit).map((key) => ({ ...one, key: `${one.option.kind} ${key}` }));

/** A name that no other page has compares nothing: mostly it is a slip. */
function sayLoneNames(all: Rated[], sayIn: SayIn) {
  for (const { source, index, option } of all) {
    const { treatment } = option;
    const others = all
      .filter((other) => other.source !== source)
      .flatMap((other) => other.option.treatment ?? []);
    if (treatment === undefined || others.includes(treatment)) continue;
    sayIn(source)(
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
