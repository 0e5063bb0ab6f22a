// What each field takes: what people type is brought into one shape, then judged. A rule takes its words, because every
// form says them differently.
import * as v from 'valibot';
import { isDay, type Day } from '#lib/dates.ts';

/**
 * Nothing anybody writes here is longer. Judged first of all, before anything is made of the text: bringing a hundred
 * thousand combining marks into order would hold up a phone, and the desk, for many seconds.
 */
const longest = 1000;

/** Letters of any script, with combining marks and the joiners that Indian scripts need. */
const lettersAndSpaces = /^[\p{L}\p{M}\p{Join_Control} ]+$/u;

const cleanName = (text: string) => text.normalize('NFC').replace(/\s+/gu, ' ').trim();

/** Letters of any script count once, with the marks they carry. */
const letterCount = (name: string) => name.replace(/[\p{M}\p{Join_Control}]/gu, '').length;

export type NameWords = { missing: string; letters: string; short: string; long: string };

export const name = (words: NameWords) =>
  v.pipe(
    v.string(words.missing),
    v.maxLength(longest, words.long),
    v.transform(cleanName),
    v.minLength(1, words.missing),
    v.check((text) => lettersAndSpaces.test(text), words.letters),
    v.minLength(2, words.short),
    v.check((text) => letterCount(text) <= 50, words.long),
    v.maxLength(200, words.long),
  );

/** Digits of other scripts than ours. */
const foreignDigit = /(?![0-9])\p{Nd}/gu;
/** What people put between the digits of a number, and the unseen marks that come along when it is pasted. */
const separator = /[\s\p{Pd}\p{Cf}().,/]/gu;

/** Unicode keeps the digits of each script in order, so counting back to its zero gives the value. */
function digitValue(char: string): string {
  const code = char.codePointAt(0) ?? 0;
  let zero = code;
  while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1;
  return String((code - zero) % 10);
}

/**
 * '+91 98765 43210', '098765-43210' and '९८७६५४३२१०' become 9876543210.
 * Whatever else was typed stays, so that the form can say what is wrong with it.
 */
export function cleanMobile(text: string): string {
  const compact = text.replace(foreignDigit, digitValue).replace(separator, '');
  return compact.replace(/^(?:\+91|0091|0)0?(?=[6-9]\d{9}$)/, '');
}

/** For the forms that take ten digits: there, 91 before ten of them can only be the country. */
export const cleanTenDigits = (text: string) => cleanMobile(text).replace(/^91(?=[6-9]\d{9}$)/, '');

const unfinished = /^(?:\+91|0091|91|0)0?(?:[6-9]\d{0,8})?$/;

/** While typing: no eleventh character, unless the first ones are 0, +91 or 91 and the number is not complete. */
export function limitToTen(text: string): string {
  const mobile = cleanTenDigits(text);
  if (mobile.length <= 10 || unfinished.test(mobile)) return mobile;
  // A character such as an emoji takes two places and must not be cut in half.
  return mobile.slice(0, 10).replace(/[\uD800-\uDBFF]$/, '');
}

/** Ten digits that begin with 6, 7, 8 or 9. */
export const mobile = (words: { missing: string; wrong: string }) =>
  v.pipe(
    v.string(words.missing),
    v.maxLength(longest, words.wrong),
    v.transform(cleanTenDigits),
    v.minLength(1, words.missing),
    v.check((text) => /^[6-9]\d{9}$/.test(text), words.wrong),
  );

export type LongMobileWords = { missing: string; digits: string; short: string; long: string };

/** Ten to fifteen digits. */
export const longMobile = (words: LongMobileWords) =>
  v.pipe(
    v.string(words.missing),
    v.maxLength(longest, words.long),
    v.transform((text) => cleanMobile(text).replace(/^\+/, '')),
    v.minLength(1, words.missing),
    v.check((text) => /^\d+$/.test(text), words.digits),
    v.minLength(10, words.short),
    v.maxLength(15, words.long),
  );

const address =
  /^[\p{L}\p{M}\p{N}!#$%&'*+/=?^_`{|}~-]+(?:\.[\p{L}\p{M}\p{N}!#$%&'*+/=?^_`{|}~-]+)*@(?:[\p{L}\p{M}\p{N}-]+\.)+\p{L}[\p{L}\p{M}\p{N}-]+$/u;

export const email = (words: { missing: string; wrong: string }) =>
  v.pipe(
    v.string(words.missing),
    v.maxLength(longest, words.wrong),
    v.transform((text) => text.trim()),
    v.minLength(1, words.missing),
    v.maxLength(254, words.wrong),
    v.check((text) => address.test(text), words.wrong),
  );

/** An address that may be left out; an empty one becomes null. */
export const optionalEmail = (wrong: string) =>
  v.pipe(
    v.string(),
    v.maxLength(longest, wrong),
    v.transform((text) => text.trim() || null),
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
    v.transform((text) => text.trim()),
    v.minLength(1, missing),
    v.maxLength(120, missing),
  );

export const text = (words: { missing: string; short: string }, least: number) =>
  v.pipe(
    v.string(words.missing),
    v.transform((text) => text.trim()),
    v.minLength(1, words.missing),
    v.minLength(least, words.short),
  );
