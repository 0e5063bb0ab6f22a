// A rule takes its words, because every form says them differently.
import * as v from 'valibot';
import { isDay, type Day } from '#lib/dates.ts';
import { cleanEmail, cleanMobile, cleanName, cleanTenDigits, letterCount } from './tidy.ts';

/** Letters of any script, with combining marks and the joiners that Indian scripts need. */
const lettersAndSpaces = /^[\p{L}\p{M}\p{Join_Control} ]+$/u;
const address =
  /^[\p{L}\p{M}\p{N}!#$%&'*+/=?^_`{|}~-]+(?:\.[\p{L}\p{M}\p{N}!#$%&'*+/=?^_`{|}~-]+)*@(?:[\p{L}\p{M}\p{N}-]+\.)+\p{L}[\p{L}\p{M}\p{N}-]+$/u;

/**
 * Nothing anybody writes here is longer. Judged first of all, before anything is made of the text: bringing a hundred
 * thousand combining marks into order would hold up a phone, and the desk, for many seconds.
 */
const longest = 1000;

export type NameWords = { missing: string; letters: string; short: string; long: string };

export const name = (words: NameWords) =>
  v.pipe(
    v.string(words.missing),
    v.maxLength(longest, words.long),
    v.transform(cleanName),
    v.nonEmpty(words.missing),
    v.regex(lettersAndSpaces, words.letters),
    v.minLength(2, words.short),
    v.check((text) => letterCount(text) <= 50, words.long),
    v.maxLength(200, words.long),
  );

/** Ten digits that begin with 6, 7, 8 or 9. */
export const mobile = (words: { missing: string; wrong: string }) =>
  v.pipe(
    v.string(words.missing),
    v.maxLength(longest, words.wrong),
    v.transform(cleanTenDigits),
    v.nonEmpty(words.missing),
    v.regex(/^[6-9]\d{9}$/, words.wrong),
  );

export type LongMobileWords = { missing: string; digits: string; short: string; long: string };

/** Ten to fifteen digits. */
export const longMobile = (words: LongMobileWords) =>
  v.pipe(
    v.string(words.missing),
    v.maxLength(longest, words.long),
    v.transform((text) => cleanMobile(text).replace(/^\+/, '')),
    v.nonEmpty(words.missing),
    v.regex(/^\d+$/, words.digits),
    v.minLength(10, words.short),
    v.maxLength(15, words.long),
  );

export const email = (words: { missing: string; wrong: string }) =>
  v.pipe(
    v.string(words.missing),
    v.maxLength(longest, words.wrong),
    v.transform(cleanEmail),
    v.nonEmpty(words.missing),
    v.maxLength(254, words.wrong),
    v.regex(address, words.wrong),
  );

/** An address that may be left out; an empty one becomes null. */
export const optionalEmail = (wrong: string) =>
  v.pipe(
    v.string(),
    v.maxLength(longest, wrong),
    v.transform((text) => cleanEmail(text) || null),
    v.nullable(email({ missing: wrong, wrong })),
  );

export type DayWords = { missing: string; past: string; far: string };

/** A day no earlier than `first`. The picker begins later than that, at tomorrow. */
export const day = (words: DayWords, first: Day, last: Day) =>
  v.pipe(
    v.string(words.missing),
    v.check(isDay, words.missing),
    v.check((text) => text >= first, words.past),
    v.check((text) => text <= last, words.far),
  );

export const choice = (missing: string) =>
  v.pipe(
    v.string(missing),
    v.maxLength(longest, missing),
    v.trim(),
    v.nonEmpty(missing),
    v.maxLength(120, missing),
  );

export const text = (words: { missing: string; short: string }, least: number) =>
  v.pipe(v.string(words.missing), v.trim(), v.nonEmpty(words.missing), v.minLength(least, words.short));
