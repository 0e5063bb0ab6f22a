// What people type about themselves, brought into one shape before it is judged.

const space = /\s+/gu;
/** Digits of other scripts than ours. */
const foreignDigit = /(?![0-9])\p{Nd}/gu;
/** What people put between the digits of a number, and the unseen marks that come along when it is pasted. */
const separator = /[\s\p{Pd}\p{Cf}().,/]/gu;

export const cleanName = (text: string) => text.normalize('NFC').replace(space, ' ').trim();

export const cleanEmail = (text: string) => text.trim();

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
  // Half of a character that takes two places is none.
  return mobile.slice(0, 10).replace(/[\uD800-\uDBFF]$/, '');
}

/** Letters of any script count once, with the marks they carry. */
export const letterCount = (name: string) => name.replace(/[\p{M}\p{Join_Control}]/gu, '').length;
