// Every figure of the clinic has a file, and it says truthfully where it is shown.
import { eachText, valueAt } from './fields.ts';
import type { Say } from './mistake.ts';
import { didYouMean } from './nearest.ts';
import type { Source } from './source.ts';

/** The pages whose figures are fields. On other pages a claim is part of a text, which nobody can check. */
const pages = ['home', 'testimonials', 'news'];

const pageOf = ({ kind, data }: Source): string =>
  kind === 'screens' ? String(valueAt(data, ['screen'])) : kind;

export function sayClaimMistakes(sources: Source[], sayIn: (source: Source) => Say): void {
  const claims = sources.filter(({ kind }) => kind === 'claims');
  const known = claims.map(({ id }) => id);
  const uses = sources.flatMap(usesOf);
  for (const use of uses) sayUnknownClaim(use, known, sayIn(use.source));
  const readable = pages.filter((page) =>
    sources.some((one) => pageOf(one) === page && one.data !== undefined),
  );
  for (const claim of claims) {
    if (claim.data === undefined) continue;
    const usedOn = uses.filter(({ id }) => id === claim.id).map(({ source }) => pageOf(source));
    sayWherePut(claim, usedOn, readable, sayIn(claim));
  }
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

function sayUnknownClaim({ id, line }: Use, known: string[], say: Say) {
  if (known.includes(id)) return;
  const mend = didYouMean(id, known, 'Add a file for it, with its source and period.');
  say(line, `There is no claim called "${id}" in src/content/claims.`, mend);
}

function sayWherePut({ id, data, lineOf }: Source, usedOn: string[], readable: string[], say: Say) {
  const list = valueAt(data, ['shown']);
  const shown = Array.isArray(list) ? list.map(String) : [];
  const line = lineOf(['shown']);
  for (const page of pages) {
    const used = usedOn.includes(page);
    if (used && !shown.includes(page)) {
      const says = `"${id}" is shown on ${page}, but its file does not say so.`;
      say(line, says, `Add ${page} to "shown".`);
    }
    if (!used && shown.includes(page) && readable.includes(page))
      say(line, `"${id}" is not shown on ${page}.`, `Remove ${page} from "shown".`);
  }
}
