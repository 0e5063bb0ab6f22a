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
} from '#forms/fields.ts';

const words = {
  missing: 'missing',
  letters: 'letters',
  short: 'short',
  long: 'long',
  wrong: 'wrong',
  digits: 'digits',
};

/** The first message, or what the rule makes of the input. */
const judge = (rule: v.GenericSchema<unknown, string | null>, input: unknown) => {
  const result = v.safeParse(rule, input, { abortPipeEarly: true });
  return result.success ? { is: result.output } : result.issues[0].message;
};

describe('what is far too long', () => {
  // Putting these marks in order takes a browser longer than a test may last.
  const marks = `A${'\u0315\u0300'.repeat(150_000)}`;

  it.each([
    ['name', name(words), 'long'],
    ['mobile', mobile(words), 'wrong'],
    ['long mobile', longMobile(words), 'long'],
    ['email', email(words), 'wrong'],
    ['optional email', optionalEmail('wrong'), 'wrong'],
    ['choice', choice('missing'), 'missing'],
  ])('%s: is refused before anything is made of it', (_, rule, message) => {
    // As the forms and the desk ask: without stopping at the first thing that is wrong.
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
  ])('%j: %s', (input, message) => expect(judge(name(words), input)).toBe(message));

  it.each(['Al', 'x'.repeat(49), 'x'.repeat(50), 'सुनीता शर्मा', 'ஆறுமுகம்', 'क्‍ष', 'José', '李 明', 'ली'])(
    '%j is one',
    (input) => expect(judge(name(words), input)).toEqual({ is: input.normalize('NFC') }),
  );

  it('comes out composed, trimmed and with single spaces', () =>
    expect(judge(name(words), '  Jose\u0301 \u00a0 Rao\t')).toEqual({ is: 'José Rao' }));

  it('has its letters counted once, with the marks that they carry', () => {
    expect(judge(name(words), 'सु'.repeat(50))).toEqual({ is: 'सु'.repeat(50) });
    expect(judge(name(words), 'सु'.repeat(51))).toBe('long');
  });

  it('may have 2 to 50 letters of any script', () => {
    const letter = fc.constantFrom(...'abzÀßऔकமঅאبあ');
    fc.assert(
      fc.property(fc.array(letter, { minLength: 2, maxLength: 50 }), (letters) => {
        expect(judge(name(words), letters.join(''))).toEqual({ is: letters.join('').normalize('NFC') });
      }),
    );
  });

  it('refuses digits, signs and symbols wherever they stand', () =>
    fc.assert(
      fc.property(
        fc.constantFrom(...'0५@<>"\'.-_/&😀'),
        fc.nat(5),
        (odd, place) =>
          judge(name(words), `${'Asha'.slice(0, place)}${odd}${'Asha'.slice(place)}`) === 'letters',
      ),
    ));
});

describe('a mobile number of ten digits', () => {
  it.each([
    ['', 'missing'],
    ['  ', 'missing'],
    ['12345', 'wrong'],
    ['5876543210', 'wrong'],
    ['98765432101', 'wrong'],
    ['98765x3210', 'wrong'],
    ['+44 7700 900123', 'wrong'],
  ])('%j: %s', (input, message) => expect(judge(mobile(words), input)).toBe(message));

  it('is any ten that begin with 6 to 9', () =>
    fc.assert(
      fc.property(fc.stringMatching(/^[6-9]\d{9}$/), (digits) => {
        expect(judge(mobile(words), digits)).toEqual({ is: digits });
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
  ])('%j: %s', (input, message) => expect(judge(longMobile(words), input)).toBe(message));

  it.each([
    ['1234567890', '1234567890'],
    ['1'.repeat(15), '1'.repeat(15)],
    ['+44 7700 900123', '447700900123'],
    ['+91 98765 43210', '9876543210'],
  ])('%j is taken as %s', (input, digits) => expect(judge(longMobile(words), input)).toEqual({ is: digits }));
});

describe('an e-mail address', () => {
  it.each([
    'a@b.co',
    'asha.rao+clinic@mail.example.co.in',
    "o'neil@example.org",
    'राम@डाटामेल.भारत',
    'a@xn--bcher-kva.de',
  ])('%s is one', (input) => expect(judge(email(words), ` ${input} `)).toEqual({ is: input }));

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
  ])('%s is none', (input) => expect(judge(email(words), input)).toBe('wrong'));

  it('may be left out where it is optional, and is null then', () => {
    expect(judge(optionalEmail('wrong'), '')).toEqual({ is: null });
    expect(judge(optionalEmail('wrong'), '  ')).toEqual({ is: null });
    expect(judge(optionalEmail('wrong'), 'asha')).toBe('wrong');
    expect(judge(optionalEmail('wrong'), ' a@b.co ')).toEqual({ is: 'a@b.co' });
  });

  // A rule that looks at each letter once for each other one takes longer than a test may last.
  it.each([`${'a.'.repeat(2_000_000)}@`, `a@${'b.'.repeat(2_000_000)}`])(
    'is judged quickly, however long it is',
    (input) => expect(judge(email(words), input)).toBe('wrong'),
  );
});

const tenDigits = fc.stringMatching(/^[6-9]\d{9}$/);
const between = fc.constantFrom('', ' ', '-', ' - ', '\u00a0', '\u2011', '.', '\u202c');

/** Of the ten digits that a form takes. */
const judged = (text: string) => v.safeParse(mobile(words), text).output;

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
  ])('%j becomes %s', (written, clean) => {
    expect(cleanMobile(written)).toBe(clean);
    expect(limitToTen(written)).toBe(clean);
  });

  it('is found however it is written', () =>
    fc.assert(
      fc.property(
        tenDigits,
        fc.constantFrom('', '+91', '0', '0091', '91'),
        between,
        between,
        (digits, prefix, a, b) =>
          judged(`${prefix}${a}${digits.slice(0, 5)}${b}${digits.slice(5)}`) === digits,
      ),
    ));

  it('keeps what does not belong, for the form to name', () => {
    expect(cleanMobile('98765abcde')).toBe('98765abcde');
    expect(cleanMobile('+44 7700 900123')).toBe('+447700900123');
  });

  it('is stable once it is clean', () =>
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme' }),
        (text) => limitToTen(limitToTen(text)) === limitToTen(text),
      ),
    ));

  it('grows to the same number whether it is typed or pasted', () =>
    fc.assert(
      fc.property(tenDigits, fc.constantFrom('', '+91 ', '0', '91'), (digits, prefix) => {
        const typed = [...`${prefix}${digits}`].reduce((before, char) => limitToTen(before + char), '');
        expect(typed).toBe(digits);
      }),
    ));

  it('takes no eleventh character, whatever it is, while a country before an unfinished number has its room', () => {
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
