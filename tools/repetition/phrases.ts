// The phrases of a text: what a reader who comes from another page may notice as heard before.

/** Words that mean little by themselves. */
const small = new Set(
  `a about after also an and any are as at be been before but by can could do does for from has have how i if in into
  is it its least less many may more most much no not of often on one or other our out over part should so some such than
  that the their them then there these they this those through to too two up was we were what when where which who
  will with without you your`.split(/\s+/),
);

const shortest = 3;
const longest = 6;

/** Runs of three to six words of one clause; and its first two, by which a voice is known ("Some people …"). */
export const phrasesIn = (text: string): string[] =>
  clausesOf(text)
    .flatMap((words) => [
      ...(isOpening(words) ? [words.slice(0, 2)] : []),
      ...runsOf(words).filter((run) => run.filter((word) => !small.has(word)).length >= 2),
    ])
    .map((words) => words.join(' '));

const clausesOf = (text: string) =>
  text
    .toLowerCase()
    .split(/[.,;:!?…()|"“”–—]+/)
    .map((clause) => clause.match(/[\p{L}\p{N}][\p{L}\p{M}\p{N}'’-]*/gu) ?? []);

const isOpening = ([first, second]: string[]) =>
  first !== undefined && !['a', 'an', 'the'].includes(first) && second !== undefined && !small.has(second);

const runsOf = (words: string[]) =>
  words.flatMap((_, begin) =>
    Array.from({ length: longest - shortest + 1 }, (_none, more) => begin + shortest + more)
      .filter((end) => end <= words.length)
      .map((end) => words.slice(begin, end)),
  );
