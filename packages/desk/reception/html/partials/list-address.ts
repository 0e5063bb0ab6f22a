import type { View } from '../../queries/search.ts';
import { slug } from '../../labels/states.ts';

/** What was asked for, as it stands in the address of a list. */
export interface Asked {
  view: View;
  q: string;
  kind: string;
  received: string;
  wished: string;
  page: number;
}

export function listAddress(asked: Asked, changes: Partial<Asked> = {}, path = '/desk'): string {
  const { view, q, kind, received, wished, page } = { ...asked, page: 1, ...changes };
  const query = new URLSearchParams({
    ...((view !== 'to do' || q) && { view: slug(view) }),
    ...(q && { q }),
    ...(kind && { kind }),
    ...(received && { received }),
    ...(wished && { wished }),
    ...(page > 1 && { page: String(page) }),
  }).toString();
  return query ? `${path}?${query}` : path;
}

export const isNarrowed = ({ q, kind, received, wished }: Asked): boolean =>
  Boolean(q || kind || received || wished);
