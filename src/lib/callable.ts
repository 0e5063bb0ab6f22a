import { hoursInWords, type OpenHours } from './open-hours.ts';

/** A piece of a sentence, with where it leads when it is a number to call. */
export interface Piece {
  text: string;
  href?: string;
}

interface Phone {
  label: string;
  number: string;
}

/** The numbers of the practice: by day, and at night if somebody answers then. And the hours in which somebody does. */
export interface Numbers {
  phone: Phone;
  afterHours?: Phone | undefined;
  hours: { confirmed: OpenHours };
}

/** Takes a sentence apart at its numbers: "Call {112}." can be tapped, {phone} is the number of the practice. */
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
