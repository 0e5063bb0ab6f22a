// The claims ledger: every figure of the clinic stands in it, and it says truthfully where each is shown.
import { eachText, valueAt } from './fields.ts';
import type { Say } from './mistake.ts';
import { didYouMean } from './nearest.ts';
import type { Source } from './source.ts';

interface Claim {
  id: string;
  shown: string[];
  /** Where it stands in the ledger. */
  at: (field: string) => number;
}

const ledgerFile = 'src/content/claims/claims.yaml';

/** The pages whose figures are fields. On other pages a claim is part of a text, which nobody can check. */
const pages = ['home', 'testimonials', 'news'];

const pageOf = ({ kind, data }: Source): string =>
  kind === 'screens' ? String(valueAt(data, ['screen'])) : kind;

export function sayClaimMistakes(sources: Source[], sayIn: (source: Source) => Say): void {
  const ledgers = sources.filter(({ kind }) => kind === 'claims');
  const unreadable = ledgers.some(({ data }) => data === undefined);
  const claims = ledgers.flatMap((ledger) => claimsOf(ledger).map((claim) => ({ ...claim, ledger })));
  const uses = sources.flatMap(usesOf);
  if (!unreadable) for (const use of uses) sayUnknownClaim(use, claims, sayIn(use.source));
  const readable = pages.filter((page) =>
    sources.some((one) => pageOf(one) === page && one.data !== undefined),
  );
  claims.forEach((claim, index) => {
    const say = sayIn(claim.ledger);
    if (claims.findIndex(({ id }) => id === claim.id) < index)
      return say(
        claim.at('id'),
        `"${claim.id}" is in the ledger twice.`,
        'Give one of the two another name.',
      );
    sayWherePut(
      claim,
      uses.filter(({ id }) => id === claim.id).map(({ source }) => pageOf(source)),
      readable,
      say,
    );
  });
}

function claimsOf(ledger: Source): Claim[] {
  const entries = valueAt(ledger.data, ['claims']);
  if (!Array.isArray(entries)) return [];
  return entries.map((_entry, index) => {
    const shown = valueAt(entries, [index, 'shown']);
    return {
      id: String(valueAt(entries, [index, 'id'])),
      shown: Array.isArray(shown) ? shown.map(String) : [],
      at: (field) => ledger.lineOf(['claims', index, field]),
    };
  });
}

interface Use {
  id: string;
  line: number;
  source: Source;
}

function usesOf(source: Source): Use[] {
  const uses: Use[] = [];
  eachText(source.data, (id, path) => {
    const field = path.at(-1);
    const isClaim = field === 'claim' || (source.kind === 'news' && field === 'success');
    if (isClaim) uses.push({ id, line: source.lineOf(path), source });
  });
  return uses;
}

function sayUnknownClaim({ id, line }: Use, claims: Claim[], say: Say) {
  const known = claims.map((claim) => claim.id);
  if (known.includes(id)) return;
  const mend = didYouMean(id, known, `Enter it in ${ledgerFile}, with its source and period.`);
  say(line, `There is no claim called "${id}" in ${ledgerFile}.`, mend);
}

function sayWherePut({ id, shown, at }: Claim, usedOn: string[], readable: string[], say: Say) {
  for (const page of pages) {
    const used = usedOn.includes(page);
    if (used && !shown.includes(page)) {
      say(
        at('shown'),
        `"${id}" is shown on ${page}, but its entry does not say so.`,
        `Add ${page} to "shown".`,
      );
    }
    if (!used && shown.includes(page) && readable.includes(page)) {
      say(at('shown'), `"${id}" is not shown on ${page}.`, `Remove ${page} from "shown".`);
    }
  }
}
