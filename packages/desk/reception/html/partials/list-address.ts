import { usualSort, type Sort, type View } from '../../queries/search.ts';
import { slug } from '../../labels/states.ts';

/** What was asked for, as it stands in the address of a list. */
export interface Asked {
  view: View;
  q: string;
  kind: string;
  received: string;
  wished: string;
  sort: Sort;
  page: number;
}

export function listAddress(asked: Asked, changes: Partial<Asked> = {}, path = '/desk'): string {
  const { view, page, sort, ...words } = { ...asked, page: 1, ...changes };
  const shown = view !== 'to do' || words.q ? slug(view) : '';
  const all = Object.entries({
    view: shown,
    ...words,
    sort: sort === usualSort(view) ? '' : sort,
    page: page > 1 ? String(page) : '',
  });
  const query = new URLSearchParams(all.filter(([, value]) => value)).toString();
  return query ? `${path}?${query}` : path;
}

export const isNarrowed = ({ q, kind, received, wished }: Asked): boolean =>
  Boolean(q || kind || received || wished);
