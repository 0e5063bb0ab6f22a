// The same treatment is as sure on one page as on the other: two pages rate it alike, or one of them says why not.
import type { Say } from '../say/mistake.ts';
import { isMarked, type Source } from '../read/source.ts';
import type { Value } from '../read/values.ts';

interface Rated {
  source: Source;
  rating: Value;
}

export function sayUnequalSisters(sources: Source[], sayIn: (source: Source) => Say): void {
  const rated = sources
    .filter((source) => source.data !== undefined && !isMarked(source, 'draft'))
    .flatMap((source) =>
      source.values.filter(({ field }) => field.role === 'how sure').map((rating) => ({ source, rating })),
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

/** The values of the same option. */
const beside = ({ source, rating }: Rated) => {
  const option = rating.path.slice(0, -1).join('.');
  return source.values.filter(({ path }) => path.slice(0, -1).join('.') === option);
};

/** The name that pages share, or else the service that explains it. */
const treatmentOf = (rated: Rated): string | undefined => {
  const named =
    beside(rated).find(({ field }) => field.role === 'treatment') ??
    beside(rated).find(({ field }) => field.refersTo === 'services');
  return named && String(named.value);
};

const hasReason = (rated: Rated) => beside(rated).some(({ field }) => field.role === 'reason to differ');
