// Words that writers list in the content, as something to look for.

export interface Pattern {
  words: RegExp;
  unless: RegExp | undefined;
}

/** Whole words, with or without the s of the plural; an … stands for whatever is between in the same clause. */
const oneOf = (phrases: string[]) =>
  new RegExp(
    `(?<![\\w-])(?:${phrases
      .toSorted((a, b) => b.length - a.length)
      .map((phrase) =>
        phrase
          .trim()
          .split(/\s*…\s*/)
          .map(RegExp.escape)
          .join('\\b[^.:;!?]*?\\b'),
      )
      .join('|')})s?(?!\\w)`,
    'gi',
  );

export const patternOf = (words: string[], unless: string[]): Pattern => ({
  words: oneOf(words),
  unless: unless.length > 0 ? oneOf(unless) : undefined,
});

/** Texts as one in which no phrase runs from one text into the next: to look once is quicker than once for each. */
export const inOne = (texts: string[]): string => texts.join(' . ');

/** The first of the words that stands in a text, outside of what does not count. */
export function findIn(text: string, { words, unless }: Pattern): string | undefined {
  const counted = unless ? text.replace(unless, (out) => ' '.repeat(out.length)) : text;
  return counted.match(words)?.[0];
}
