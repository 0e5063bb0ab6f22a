// Every figure of the clinic has a file, and it says truthfully where it is shown.
import { kinds } from '#schemas/kinds.ts';
import { fieldsOf, type Field } from '#schemas/plain.ts';
import type { Say } from '../say/mistake.ts';
import { valuesWith, type Source } from '../read/source.ts';
import { everyField, fixedWord, variantFor, variantsOf } from '../read/values.ts';

/** A screen is called by its fixed word, a page of another kind by that kind. */
const nameOf = (kind: string, variant: Field) => String(fixedWord(variant)?.word ?? kind);

const pageOf = ({ kind, shape, data }: Source) => nameOf(kind, variantFor(shape, data));

/** The pages whose figures are fields. On other pages a claim is part of a text, which nobody can check. */
const pagesWithFigures = () =>
  kinds.flatMap((kind) =>
    variantsOf(fieldsOf(kind))
      .filter((variant) => everyField(variant).some(({ field }) => field.refersTo === 'claims'))
      .map((variant) => nameOf(kind, variant)),
  );

export function sayClaimMistakes(sources: Source[], sayIn: (source: Source) => Say): void {
  const readable = sources.filter(({ data }) => data !== undefined).map(pageOf);
  const pages = pagesWithFigures().filter((page) => readable.includes(page));
  const withFigures = sources
    .map((source) => ({ source, shown: claimsIn(source) }))
    .filter(({ shown }) => shown.length > 0);
  for (const claim of sources.filter(({ kind }) => kind === 'claims')) {
    const usedOn = withFigures
      .filter(({ shown }) => shown.includes(claim.id))
      .map(({ source }) => pageOf(source));
    sayWhereShown(claim, usedOn, pages, sayIn(claim));
  }
}

const claimsIn = ({ values }: Source) =>
  values.filter(({ field }) => field.refersTo === 'claims').map(({ value }) => value);

function sayWhereShown(claim: Source, usedOn: string[], pages: string[], say: Say) {
  const [list] = valuesWith(claim, 'shown on');
  if (!list || !Array.isArray(list.value)) return;
  const line = () => claim.lineOf(list.path);
  const field = String(list.path.at(-1));
  for (const page of pages) {
    const [used, listed] = [usedOn.includes(page), list.value.includes(page)];
    if (used && !listed)
      say(
        line,
        `"${claim.id}" is shown on ${page}, but its file does not say so.`,
        `Add ${page} to "${field}".`,
      );
    if (!used && listed)
      say(line, `"${claim.id}" is not shown on ${page}.`, `Remove ${page} from "${field}".`);
  }
}
