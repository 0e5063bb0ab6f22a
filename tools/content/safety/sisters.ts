// The same treatment is as sure on one page as on the other: two pages rate it alike, or one of them says why not.
import type { Say } from '../say/mistake.ts';
import { isMarked, valuesWith, type Source } from '../read/source.ts';
import { isBeside, type Value } from '../read/values.ts';

interface Rated {
  source: Source;
  rating: Value;
  /** The values of the same option. */
  beside: Value[];
}

export function sayUnequalSisters(sources: Source[], sayIn: (source: Source) => Say): void {
  const rated = sources
    .filter((source) => source.data !== undefined && !isMarked(source, 'draft'))
    .flatMap((source) =>
      valuesWith(source, 'how sure').map((rating) => ({ source, rating, beside: besideIn(source, rating) })),
    );
  for (const [treatment, same] of Map.groupBy(rated, treatmentOf)) {
    const [first, ...others] = same.filter((one) => !hasReason(one));
    if (treatment === undefined || !first) continue;
    for (const { source, rating } of others.filter((other) => other.rating.value !== first.rating.value))
      sayIn(source)(
        () => source.lineOf(rating.path),
        `"${treatment}" is rated "${String(rating.value)}" here, but "${String(first.rating.value)}" in ${first.source.file}.`,
        'Let both pages say the same, as the rule in docs/writing.md has it, or give the reason under "differs".',
      );
  }
}

const besideIn = ({ values }: Source, rating: Value) =>
  values.filter(({ path }) => isBeside(path, rating.path));

/** The name that pages share, or else the service that explains it. */
const treatmentOf = ({ beside }: Rated): string | undefined => {
  const named =
    beside.find(({ field }) => field.role === 'treatment') ??
    beside.find(({ field }) => field.refersTo === 'services');
  return named && String(named.value);
};

const hasReason = ({ beside }: Rated) => beside.some(({ field }) => field.role === 'reason to differ');
