import { clinicDay, isoDay } from './dates.ts';

/** Matches the mark before the title of an unpublished page, with the label that `waitsFor` returns. */
export const UNPUBLISHED = /\[(Draft|From \d{4}-\d\d-\d\d)\] /;

/** The fields that keep a page unpublished. A planned page appears with the first build on or after its day. */
export interface Waiting {
  draft?: boolean | undefined;
  publishOn?: Date | undefined;
}

/** Sorts after every day. */
export const never = 'never';

/** Returns the day from which a page is public: '' when it already is, `never` for a draft. */
export function publicFrom({ draft, publishOn }: Waiting, now: number): string {
  if (draft) return never;
  const day = publishOn ? isoDay(publishOn) : '';
  return day > clinicDay(now) ? day : '';
}

/** Returns why a page is unpublished, as a label for writers; undefined when it is public. */
export function waitsFor(page: Waiting, now: number): string | undefined {
  const day = publicFrom(page, now);
  if (day === never) return 'Draft';
  return day ? `From ${day}` : undefined;
}
