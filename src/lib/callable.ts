import { hoursInWords, type OpenHours } from '@clinic/contract/open-hours.ts';

/** A part of a sentence, with a link when it is a phone number. */
export interface Piece {
  text: string;
  href?: string;
}

interface Phone {
  label: string;
  number: string;
}

/** The phone numbers of the practice by day and at night, and its hours. */
export interface Numbers {
  phone: Phone;
  afterHours?: Phone | undefined;
  hours: { confirmed: OpenHours };
}

/** Splits a sentence at its numbers: {112} becomes a link, {phone} the number of the practice. */
export const withNumbers = (sentence: string, { phone, afterHours = phone, hours }: Numbers): Piece[] =>
  sentence
    .split(/\{(\w+)\}/)
    .map((text, index) => {
      if (index % 2 === 0) return { text };
      if (text === 'hours') return { text: hoursInWords(hours.confirmed) };
      const ours = { phone, afterHours }[text];
      return ours ? { text: ours.label, href: `tel:${ours.number}` } : { text, href: `tel:${text}` };
    })
    .filter(({ text }) => text !== '');
