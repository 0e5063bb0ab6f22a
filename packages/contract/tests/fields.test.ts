import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import {
  choice,
  cleanMobile,
  email,
  limitToTen,
  longMobile,
  mobile,
  name,
  optionalEmail,
} from '../fields.ts';

const words = {
  missing: 'missing',
  letters: 'letters',
  short: 'short',
  long: 'long',
  invalid: 'invalid',
  digits: 'digits',
};

/** Returns the first message, or the parsed value. */
const validate = (rule: v.GenericSchema<unknown, string | null>, input: unknown) => {
  const result = v.safeParse(rule, input, { abortPipeEarly: true });
  return result.success ? { is: result.output } : result.issues[0].message;
};

describe('an oversized value', () => {
  // Normalizing these combining marks takes a browser longer than the timeout of a test.
  const marks = `A${'\u0315\u0300'.repeat(150_000)}`;

  it.each([
    ['name', name(words), 'long'],
    ['mobile', mobile(words), 'invalid'],
    ['long mobile', longMobile(words), 'long'],
    ['email', email(words), 'invalid'],
    ['optional email', optionalEmail('invalid'), 'invalid'],
    ['choice', choice('missing'), 'missing'],
  ])('is rejected before it is normalized: %s', (_, rule, message) => {
    // The forms and the desk do not abort early either.
    const result = v.safeParse(rule, marks);
    expect(result.issues?.map((issue) => issue.message)).toEqual([message]);
  });
});

describe('a name', () => {
  it.each([
    ['', 'missing'],
    ['   ', 'missing'],
    [undefined, 'missing'],
    ['A', 'short'],
    ['R2D2', 'letters'],
    ["O'Brien", 'letters'],
    ['x'.repeat(51), 'long'],
  ])('%j is rejected as %s', (input, message) => expect(validate(name(words), input)).toBe(message));

  it.each(['Al', 'x'.repeat(49), 'x'.repeat(50), 'सुनीता शर्मा', 'ஆறுமுகம்', 'क्‍ष', 'José', '李 明', 'ली'])(
    '%j is accepted',
    (input) => expect(validate(name(words), input)).toEqual({ is: input.normalize('NFC') }),
  );

  it('is composed (NFC) and trimmed, with single spaces', () =>
    expect(validate(name(words), '  Jose\u0301 \u00a0 Rao\t')).toEqual({ is: 'José Rao' }));

  it('counts a letter with its combining marks as one', () => {
    expect(validate(name(words), 'सु'.repeat(50))).toEqual({ is: 'सु'.repeat(50) });
    expect(validate(name(words), 'सु'.repeat(51))).toBe('long');
  });

  it('accepts 2 to 50 letters of any script', () => {
    const letter = fc.constantFrom(...'abzÀßऔकமঅאبあ');
    fc.assert(
      fc.property(fc.array(letter, { minLength: 2, maxLength: 50 }), (letters) => {
        expect(validate(name(words), letters.join(''))).toEqual({ is: letters.join('').normalize('NFC') });
      }),
    );
  });

  it('rejects digits, punctuation and symbols in any position', () =>
    fc.assert(
      fc.property(
        fc.constantFrom(...'0५@<>"\'.-_/&😀'),
        fc.nat(5),
        (odd, place) =>
          validate(name(words), `${'Asha'.slice(0, place)}${odd}${'Asha'.slice(place)}`) === 'letters',
      ),
    ));
});

describe('a mobile number of ten digits', () => {
  it.each([
    ['', 'missing'],
    ['  ', 'missing'],
    ['12345', 'invalid'],
    ['5876543210', 'invalid'],
    ['98765432101', 'invalid'],
    ['98765x3210', 'invalid'],
    ['+44 7700 900123', 'invalid'],
  ])('%j is rejected as %s', (input, message) => expect(validate(mobile(words), input)).toBe(message));

  it('accepts any ten digits that begin with 6 to 9', () =>
    fc.assert(
      fc.property(fc.stringMatching(/^[6-9]\d{9}$/), (digits) => {
        expect(validate(mobile(words), digits)).toEqual({ is: digits });
      }),
    ));
});

describe('a mobile number of ten to fifteen digits', () => {
  it.each([
    ['', 'missing'],
    ['123456789', 'short'],
    ['1'.repeat(16), 'long'],
    ['98765abcde', 'digits'],
    ['98765 4321a', 'digits'],
  ])('%j is rejected as %s', (input, message) => expect(validate(longMobile(words), input)).toBe(message));

  it.each([
    ['1234567890', '1234567890'],
    ['1'.repeat(15), '1'.repeat(15)],
    ['+44 7700 900123', '447700900123'],
    ['+91 98765 43210', '9876543210'],
  ])('%j is parsed as %s', (input, digits) =>
    expect(validate(longMobile(words), input)).toEqual({ is: digits }),
  );
});

describe('an e-mail address', () => {
  it.each([
    'a@b.co',
    'asha.rao+clinic@mail.example.co.in',
    "o'neil@example.org",
    'राम@डाटामेल.भारत',
    'a@xn--bcher-kva.de',
  ])('%s is accepted', (input) => expect(validate(email(words), ` ${input} `)).toEqual({ is: input }));

  it.each([
    'asha',
    'asha@',
    '@b.co',
    'a@b',
    'a b@c.de',
    'a@b..co',
    'a..b@c.de',
    '.a@b.co',
    'a@b.c',
    'a@b,co',
    'a@@b.co',
  ])('%s is rejected', (input) => expect(validate(email(words), input)).toBe('invalid'));

  it('is null when an optional one is left out', () => {
    expect(validate(optionalEmail('invalid'), '')).toEqual({ is: null });
    expect(validate(optionalEmail('invalid'), '  ')).toEqual({ is: null });
    expect(validate(optionalEmail('invalid'), 'asha')).toBe('invalid');
    expect(validate(optionalEmail('invalid'), ' a@b.co ')).toEqual({ is: 'a@b.co' });
  });

  // A rule that backtracks takes longer than the timeout of a test.
  it.each([`${'a.'.repeat(2_000_000)}@`, `a@${'b.'.repeat(2_000_000)}`])(
    'is validated in linear time',
    (input) => expect(validate(email(words), input)).toBe('invalid'),
  );
});

const tenDigits = fc.stringMatching(/^[6-9]\d{9}$/);
const between = fc.constantFrom('', ' ', '-', ' - ', '\u00a0', '\u2011', '.', '\u202c');

const parseTenDigits = (text: string) => v.safeParse(mobile(words), text).output;

describe('a mobile number as it is typed', () => {
  it.each([
    ['+91 98765 43210', '9876543210'],
    ['098765-43210', '9876543210'],
    ['९८७६५४३२१०', '9876543210'],
    ['٩٨٧٦٥٤٣٢١٠', '9876543210'],
    ['０９８７６５４３２１０', '9876543210'],
    ['+91-(0)98765 43210', '9876543210'],
    ['0091 9876543210', '9876543210'],
    ['\u202a+91 98765\u201143210\u202c', '9876543210'],
    ['9876543210', '9876543210'],
  ])('%j is cleaned to %s', (written, clean) => {
    expect(cleanMobile(written)).toBe(clean);
    expect(limitToTen(written)).toBe(clean);
  });

  it('is parsed with any prefix and separators', () =>
    fc.assert(
      fc.property(
        tenDigits,
        fc.constantFrom('', '+91', '0', '0091', '91'),
        between,
        between,
        (digits, prefix, a, b) =>
          parseTenDigits(`${prefix}${a}${digits.slice(0, 5)}${b}${digits.slice(5)}`) === digits,
      ),
    ));

  it('keeps invalid characters, so that the form can report them', () => {
    expect(cleanMobile('98765abcde')).toBe('98765abcde');
    expect(cleanMobile('+44 7700 900123')).toBe('+447700900123');
  });

  it('does not change when it is cleaned twice', () =>
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme' }),
        (text) => limitToTen(limitToTen(text)) === limitToTen(text),
      ),
    ));

  it('is the same number whether it is typed or pasted', () =>
    fc.assert(
      fc.property(tenDigits, fc.constantFrom('', '+91 ', '0', '91'), (digits, prefix) => {
        const typed = [...`${prefix}${digits}`].reduce((before, char) => limitToTen(before + char), '');
        expect(typed).toBe(digits);
      }),
    ));

  it('rejects an eleventh character, but leaves room for a country code before an unfinished number', () => {
    expect(limitToTen('abcdefghijklmnop')).toBe('abcdefghij');
    expect(limitToTen('9876543210123456')).toBe('9876543210');
    expect(limitToTen('98765x43210123')).toBe('98765x4321');
    expect(limitToTen('+44 7700 900123')).toBe('+447700900');
    expect(limitToTen('123456789😊😊')).toBe('123456789');
    expect(limitToTen('+91 98765 4321')).toBe('+91987654321');
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 40 }), (text) => {
        const limited = limitToTen(text);
        if (!/^(\+91|0091|91|0)0?[6-9]?\d*$/.test(limited)) expect(limited.length).toBeLessThanOrEqual(10);
        expect(limited.length).toBeLessThanOrEqual(14);
      }),
    );
  });
});
