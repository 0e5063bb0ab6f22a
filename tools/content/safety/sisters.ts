// The same treatment is as sure on one page as on the other: two pages rate it alike, or one of them says why not.
// Options are the same by their name, by the service that explains them, or by the publication that they rest on.
import { sourcesIn } from '#lib/sources.ts';
import type { Role } from '#schemas/roles.ts';
import type { Say } from '../say/mistake.ts';
import { didYouMean } from '../say/nearest.ts';
import { isMarked, valuesWith, type Source } from '../read/source.ts';
import { isBeside, type Value } from '../read/values.ts';

interface Rated {
  source: Source;
  rating: Value;
  /** The values of the same option. */
  beside: Value[];
}

type SayIn = (source: Source) => Say;

export function sayUnequalSisters(sources: Source[], sayIn: SayIn): void {
  const all = sources.flatMap((source) =>
    valuesWith(source, 'how sure').map((rating) => ({ source, rating, beside: besideIn(source, rating) })),
  );
  const shown = all.filter(({ source }) => !isMarked(source, 'draft'));
  for (const [treatment, same] of Map.groupBy(shown, treatmentOf)) {
    const [first, ...others] = same.filter((one) => !hasReason(one));
    if (treatment === undefined || !first) continue;
    for (const other of others) sayUnequal(other, first, `"${treatment}"`, '', sayIn);
  }
  for (const [publication, same] of Map.groupBy(shown.flatMap(restingOn), ({ key }) => key))
    saySameSource(publication, same, sayIn);
  // The page that shares a name may be the one that cannot be read.
  if (sources.every(({ data }) => data !== undefined)) sayLoneNames(all, sayIn);
}

function sayUnequal({ source, rating }: Rated, other: Rated, what: string, why: string, sayIn: SayIn) {
  if (rating.value === other.rating.value) return;
  sayIn(source)(
    () => source.lineOf(rating.path),
    `${what} is rated "${String(rating.value)}" here, but "${String(other.rating.value)}" in ${other.source.file}${why}.`,
    'Let both pages say the same, as the rule in docs/writing.md has it, or give the reason under "differs".',
  );
}

/** Only where a name is missing: one publication may speak of several treatments that have names of their own. */
function saySameSource(publication: string, same: { one: Rated }[], sayIn: SayIn) {
  const compared = same.map(({ one }) => one).filter((one) => !hasReason(one));
  const isNamed = (one: Rated) => treatmentOf(one) !== undefined;
  for (const [index, one] of compared.entries()) {
    if (isNamed(one)) continue;
    const other = compared.find(
      (two, place) =>
        two.source !== one.source && two.rating.value !== one.rating.value && (place < index || isNamed(two)),
    );
    const why = `, where it rests on the same source (${publication.split(' ').at(-1)})`;
    if (other) sayUnequal(one, other, `"${String(besideWith(one, 'name')?.value)}"`, why, sayIn);
  }
}

/** The publications of its usual benefit, each with the kind of the option. */
function restingOn(one: Rated) {
  const kind = one.beside.find(({ path }) => path.at(-1) === 'kind');
  const benefit = one.beside.find(({ field }) => field.outcome);
  return sourcesIn(String(benefit?.value)).flatMap((key) => {
    const address = addressOf(one.source, key);
    return address === undefined ? [] : [{ key: `${String(kind?.value)} ${address}`, one }];
  });
}

function addressOf(source: Source, key: string) {
  const named = valuesWith(source, 'source key').find(({ value }) => value === key);
  if (!named) return undefined;
  const address = valuesWith(source, 'publication address').find((other) => isBeside(other, named));
  return address && String(address.value);
}

/** A name that no other page has compares nothing: mostly it is a slip. */
function sayLoneNames(all: Rated[], sayIn: SayIn) {
  const named = all.flatMap((one) => {
    const name = besideWith(one, 'treatment');
    return name ? [{ source: one.source, path: name.path, own: String(name.value) }] : [];
  });
  for (const [own, same] of Map.groupBy(named, ({ own }) => own)) {
    if (new Set(same.map(({ source }) => source)).size > 1) continue;
    for (const { source, path } of same) {
      const others = named.filter((other) => other.source !== source).map((other) => other.own);
      sayIn(source)(
        () => source.lineOf(path),
        `No other page has an option called "${own}", so its rating is compared with none.`,
        didYouMean(own, others, 'Give the option of the other page this name, too, or leave the name out.'),
      );
    }
  }
}

const besideIn = ({ values }: Source, rating: Value) => values.filter((other) => isBeside(other, rating));

const besideWith = ({ beside }: Rated, role: Role) => beside.find(({ field }) => field.role === role);

/** The name that pages share, or else the service that explains it. */
const treatmentOf = (rated: Rated): string | undefined => {
  const named =
    besideWith(rated, 'treatment') ?? rated.beside.find(({ field }) => field.refersTo === 'services');
  return named && String(named.value);
};

const hasReason = (rated: Rated) => besideWith(rated, 'reason to differ') !== undefined;
