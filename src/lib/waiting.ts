import { clinicDay } from './dates.ts';

/** What keeps a page off the public site. A planned page appears with the first build on its day or after. */
export interface Waiting {
  draft?: boolean | undefined;
  publishOn?: Date | undefined;
}

/** Why a page waits, in words for its writers; nothing when it is public. */
export function waitsFor({ draft, publishOn }: Waiting, now: number): string | undefined {
  if (draft) return 'Draft';
  const day = publishOn?.toISOString().slice(0, 10);
  return day && day > clinicDay(now) ? `From ${day}` : undefined;
}
