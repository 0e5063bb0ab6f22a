// Patterns from words that writers list in the content.

export interface Pattern {
  words: RegExp;
  unless: RegExp | undefined;
}

/** Matches whole words, with an optional plural s; … matches anything within a clause. */
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

export const createPattern = (words: string[], unless: string[]): Pattern => ({
  words: oneOf(words),
  unless: unless.length > 0 ? oneOf(unless) : undefined,
});

/** Joins texts to search them at once, which is faster. No phrase matches across the full stop. */
export const joinTexts = (texts: string[]): string => texts.join(' . ');

/** Returns the first match outside of the excluded phrases. */
export function findMatch(text: string, { words, unless }: Pattern): string | undefined {
  const counted = unless ? text.replace(unless, (out) => ' '.repeat(out.length)) : text;
  return counted.match(words)?.[0];
}
