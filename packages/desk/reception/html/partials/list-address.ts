import { usualSort, type Sort, type View } from '../../queries/search.ts';
import { slug } from '../../labels/states.ts';

/** The query parameters of a list. */
export interface ListQuery {
  view: View;
  q: string;
  kind: string;
  received: string;
  wished: string;
  sort: Sort;
  page: number;
}

export function listAddress(query: ListQuery, changes: Partial<ListQuery> = {}, path = '/desk'): string {
  const { view, page, sort, ...filters } = { ...query, page: 1, ...changes };
  const shown = view !== 'to do' || filters.q ? slug(view) : '';
  const params = Object.entries({
    view: shown,
    ...filters,
    sort: sort === usualSort(view) ? '' : sort,
    page: page > 1 ? String(page) : '',
  });
  const text = new URLSearchParams(params.filter(([, value]) => value)).toString();
  return text ? `${path}?${text}` : path;
}

export const isFiltered = ({ q, kind, received, wished }: ListQuery): boolean =>
  Boolean(q || kind || received || wished);
