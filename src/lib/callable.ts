/** A piece of a sentence, with where it leads when it is a number to call. */
export interface Piece {
  text: string;
  href?: string;
}

/** Takes a sentence apart at its numbers: "Call {112}." can be tapped, {phone} is the number of the practice. */
export const withNumbers = (sentence: string, phone: { label: string; number: string }): Piece[] =>
  sentence
    .split(/\{(\w+)\}/)
    .map((text, index) => {
      if (index % 2 === 0) return { text };
      return text === 'phone'
        ? { text: phone.label, href: `tel:${phone.number}` }
        : { text, href: `tel:${text}` };
    })
    .filter(({ text }) => text !== '');
