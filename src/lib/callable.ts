/** A piece of a sentence, with where it leads when it is a number to call. */
export interface Piece {
  text: string;
  href?: string;
}

interface Phone {
  label: string;
  number: string;
}

/** The numbers of the practice: by day, and at night if somebody answers then. */
export interface Numbers {
  phone: Phone;
  afterHours?: Phone | undefined;
}

/** Takes a sentence apart at its numbers: "Call {112}." can be tapped, {phone} is the number of the practice. */
export const withNumbers = (sentence: string, { phone, afterHours = phone }: Numbers): Piece[] =>
  sentence
    .split(/\{(\w+)\}/)
    .map((text, index) => {
      if (index % 2 === 0) return { text };
      const ours = { phone, afterHours }[text];
      return ours ? { text: ours.label, href: `tel:${ours.number}` } : { text, href: `tel:${text}` };
    })
    .filter(({ text }) => text !== '');
