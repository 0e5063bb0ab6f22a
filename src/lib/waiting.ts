import { clinicDay } from '@clinic/contract/dates.ts';

/** Matches the mark before the title of an unpublished page, with the label that `waitsFor` returns. */
export const UNPUBLISHED = /\[(Draft|From \d{4}-\d\d-\d\d)\] /;

/** The fields that keep a page unpublished. A planned page appears with the first build on or after its day. */
export interface Waiting {
  draft?: boolean | undefined;
  publishOn?: Date | undefined;
}

/** Returns why a page is unpublished, as a label for writers; undefined when it is public. */
export function waitsFor({ draft, publishOn }: Waiting, now: number): string | undefined {
  if (draft) return 'Draft';
  const day = publishOn?.toISOString().slice(0, 10);
  return day && day > clinicDay(now) ? `From ${day}` : undefined;
}
