// The rules of each field: normalise the input, then validate it. Every form has its own messages, so a rule takes them as an
// argument.
import * as v from 'valibot';
import { isDay, type Day } from './dates.ts';

/** Checked before the text is normalised: normalising 100,000 combining marks would block a phone, or the desk, for seconds. */
const MAX_LENGTH = 1000;

/** The lengths of the values that the forms send, in characters. */
export const MIN_NAME = 2;
export const MAX_NAME = 200;
export const MAX_EMAIL = 254;
export const MIN_LONG_MOBILE = 10;
export const MAX_LONG_MOBILE = 15;

/** These two checks are smaller in the bundle than Valibot's minLength and maxLength. */
const atLeast = (count: number, message: string) => v.check((text: string) => text.length >= count, message);
const atMost = (count: number, message: string) => v.check((text: string) => text.length <= count, message);

/** Letters of any script, with combining marks and the joiners that Indian scripts need. */
export const lettersAndSpaces = /^[\p{L}\p{M}\p{Join_Control} ]+$/u;

const cleanName = (text: string) => text.normalize('NFC').replace(/\s+/gu, ' ').trim();

/** Counts a letter and its combining marks once. */
const letterCount = (name: string) => name.replace(/[\p{M}\p{Join_Control}]/gu, '').length;

export type NameMessages = { missing: string; letters: string; short: string; long: string };

export const name = (messages: NameMessages) =>
  v.pipe(
    v.string(messages.missing),
    atMost(MAX_LENGTH, messages.long),
    v.transform(cleanName),
    atLeast(1, messages.missing),
    v.check((text) => lettersAndSpaces.test(text), messages.letters),
    atLeast(MIN_NAME, messages.short),
    v.check((text) => letterCount(text) <= 50, messages.long),
    atMost(MAX_NAME, messages.long),
  );

/** Digits other than 0 to 9, such as Devanagari ones. */
const foreignDigit = /(?![0-9])\p{Nd}/gu;
/** Separators between digits, and invisible characters of pasted numbers. */
const separator = /[\s\p{Pd}\p{Cf}().,/]/gu;

/** In Unicode, the digits of each script are consecutive, so the distance from its zero is the value. */
function digitValue(char: string): string {
  const code = char.codePointAt(0) ?? 0;
  let zero = code;
  while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1;
  return String((code - zero) % 10);
}

/**
 * Normalises '+91 98765 43210', '098765-43210' and '९८७६५४३२१०' to 9876543210.
 * Keeps invalid characters, so that the form can report them.
 */
export function cleanMobile(text: string): string {
  const compact = text.replace(foreignDigit, digitValue).replace(separator, '');
  return compact.replace(/^(?:\+91|0091|0)0?(?=[6-9]\d{9}$)/, '');
}

/** For forms that accept ten digits: there, 91 before ten digits is the country code. */
export const cleanTenDigits = (text: string) => cleanMobile(text).replace(/^91(?=[6-9]\d{9}$)/, '');

const incomplete = /^(?:\+91|0091|91|0)0?(?:[6-9]\d{0,8})?$/;

/** Limits input to ten characters while typing, besides a prefix 0, +91 or 91 of an incomplete number. */
export function limitToTen(text: string): string {
  const mobile = cleanTenDigits(text);
  if (mobile.length <= 10 || incomplete.test(mobile)) return mobile;
  // Do not cut a surrogate pair in half.
  return mobile.slice(0, 10).replace(/[\uD800-\uDBFF]$/, '');
}

export const indianMobile = /^[6-9]\d{9}$/;

/** An Indian mobile number: ten digits that begin with 6, 7, 8 or 9. */
export const mobile = (messages: { missing: string; invalid: string }) =>
  v.pipe(
    v.string(messages.missing),
    atMost(MAX_LENGTH, messages.invalid),
    v.transform(cleanTenDigits),
    atLeast(1, messages.missing),
    v.check((text) => indianMobile.test(text), messages.invalid),
  );

export type LongMobileMessages = { missing: string; digits: string; short: string; long: string };

/** Ten to fifteen digits. */
export const longMobile = (messages: LongMobileMessages) =>
  v.pipe(
    v.string(messages.missing),
    atMost(MAX_LENGTH, messages.long),
    v.transform((text) => cleanMobile(text).replace(/^\+/, '')),
    atLeast(1, messages.missing),
    v.check((text) => /^\d+$/.test(text), messages.digits),
    atLeast(MIN_LONG_MOBILE, messages.short),
    atMost(MAX_LONG_MOBILE, messages.long),
  );

const address =
  /^[\p{L}\p{M}\p{N}!#$%&'*+/=?^_`{|}~-]+(?:\.[\p{L}\p{M}\p{N}!#$%&'*+/=?^_`{|}~-]+)*@(?:[\p{L}\p{M}\p{N}-]+\.)+\p{L}[\p{L}\p{M}\p{N}-]+$/u;

const isEmail = (text: string) => text.length <= MAX_EMAIL && address.test(text);

export const email = (messages: { missing: string; invalid: string }) =>
  v.pipe(
    v.string(messages.missing),
    atMost(MAX_LENGTH, messages.invalid),
    v.transform((text) => text.trim()),
    atLeast(1, messages.missing),
    v.check(isEmail, messages.invalid),
  );

/** An optional e-mail address; an empty one becomes null. */
export const optionalEmail = (invalid: string) =>
  v.pipe(
    v.string(),
    atMost(MAX_LENGTH, invalid),
    v.transform((text) => text.trim() || null),
    v.check((text) => text === null || isEmail(text), invalid),
  );

export type DayMessages = { missing: string; past: string; far: string };

/** A day from `first` to `last`. `first` can be before tomorrow, where the picker begins. */
export const day = (messages: DayMessages, first: Day, last: Day) =>
  v.pipe(
    v.string(messages.missing),
    v.check(isDay, messages.missing),
    v.check((text) => text >= first, messages.past),
    v.check((text) => text <= last, messages.far),
  );

export const choice = (missing: string) =>
  v.pipe(
    v.string(missing),
    atMost(MAX_LENGTH, missing),
    v.transform((text) => text.trim()),
    atLeast(1, missing),
    atMost(120, missing),
  );

export const text = (messages: { missing: string; short: string }, least: number) =>
  v.pipe(
    v.string(messages.missing),
    v.transform((text) => text.trim()),
    atLeast(1, messages.missing),
    atLeast(least, messages.short),
  );
