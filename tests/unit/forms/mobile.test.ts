import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { cleanMobile, limitToTen, mobile as tenDigits } from '#forms/fields.ts';

const mobile = fc.stringMatching(/^[6-9]\d{9}$/);
const between = fc.constantFrom('', ' ', '-', ' - ', '\u00a0', '\u2011', '.', '\u202c');

/** Of the ten digits that a form takes. */
const judged = (text: string) => v.safeParse(tenDigits({ missing: 'missing', wrong: 'wrong' }), text).output;

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

  it('is found however it is written', () => {
    fc.assert(
      fc.property(
        mobile,
        fc.constantFrom('', '+91', '0', '0091', '91'),
        between,
        between,
        (digits, prefix, a, b) => {
          expect(judged(`${prefix}${a}${digits.slice(0, 5)}${b}${digits.slice(5)}`)).toBe(digits);
        },
      ),
    );
  });

  it('keeps what does not belong, for the form to name', () => {
    expect(cleanMobile('98765abcde')).toBe('98765abcde');
    expect(cleanMobile('+44 7700 900123')).toBe('+447700900123');
  });

  it('is stable once it is clean', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        const once = limitToTen(text);
        expect(limitToTen(once)).toBe(once);
      }),
    );
  });

  it('grows to the same number whether it is typed or pasted', () => {
    fc.assert(
      fc.property(mobile, fc.constantFrom('', '+91 ', '0', '91'), (digits, prefix) => {
        const typed = [...`${prefix}${digits}`].reduce((before, char) => limitToTen(before + char), '');
        expect(typed).toBe(digits);
      }),
    );
  });

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
