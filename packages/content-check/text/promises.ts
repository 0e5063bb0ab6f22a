// Words that promise what no doctor can promise. They fail wherever the practice itself is speaking.
interface Promise {
  words: RegExp;
  mend: string;
  /** A promise also where the words around it deny something: "no risks". */
  evenDenied?: boolean;
}

const promises: Promise[] = [
  {
    words: /\bcur(?:e|es|ed|ing|able)\b/gi,
    mend: 'Say what it may help with, and for how many: it may ease, it can settle.',
  },
  { words: /\bguarante\w*/gi, mend: 'Say what usually happens, and what happens when it does not.' },
  {
    words: /\bpainless(?:ly)?\b/gi,
    mend: 'Say what it feels like: most people feel a sting, then pressure.',
  },
  {
    words: /(?:\b100|\bhundred)\s?(?:%|per\s?cent\b)/gi,
    mend: 'Give the number that is known: about 6 in 10.',
  },
  { words: /\bmiracles?\b|\bmiraculous(?:ly)?\b/gi, mend: 'Say what usually happens, in plain words.' },
  {
    words:
      /\b(?:permanent(?:ly)?|lifelong|complete|total|instant)\s+(?:pain\s+)?(?:relief|recovery|results?|solution)\b/gi,
    mend: 'Say how long relief usually lasts, and for how many.',
  },
  {
    words:
      /\b(?:no|without|zero)\s+(?:any\s+)?(?:side[\s-]effects?|risks?)\b|\b(?:risk-free|completely safe|always (?:works?|helps?))\b/gi,
    mend: 'Name the risks and how often they happen.',
    evenDenied: true,
  },
  {
    words: /\b(?:does|do) no harm\b|\bloses? nothing by\b|\bnothing to lose\b/gi,
    mend: 'Say what may come of it, of waiting too: it mostly eases, come back if it changes.',
    evenDenied: true,
  },
  {
    words: /\b(?:we|our doctors|this clinic) promises?\b(?! (?:no|nothing)\b)/gi,
    mend: 'Say what you will do, not what will come of it.',
  },
  // "works best" and "best taken with food" compare nobody; "the best clinic" does.
  {
    words:
      /\bbest\b(?<!\b(?:at|do|does|did|works?|feels?|heals?|your|their|our|is|are) best)(?! (?:done|taken|used|kept|known|studied|supported|understood|avoided|way|time)\b)/gi,
    mend: 'Say what is good about it, without ranking it.',
  },
];

/** In the same clause before the word: then nothing is promised. */
const denied =
  /(?:\b(?:no|not|never|nor|neither|nobody|cannot|without|rarely|instead of|rather than|wary|beware)\b|n['\u2019]t\b)[^.;:!?]{0,60}$/i;

/** Most texts have none of these: one look for all is quicker than one for each. */
const anyPromise = new RegExp(`\\b(?:${promises.map(({ words }) => words.source).join('|')})`, 'i');

/** Each with what to say instead, and how many lines below the beginning of the text it stands. */
export function promisesIn(text: string): { says: string; mend: string; below: number }[] {
  if (!anyPromise.test(text)) return [];
  return promises.flatMap(({ words, mend, evenDenied }) =>
    [...text.matchAll(words)]
      .map(({ 0: found, index }) => ({ found, before: text.slice(0, index) }))
      .filter(({ before }) => evenDenied || !denied.test(before))
      .map(({ found, before }) => ({
        says: `"${found}" is a promise that no doctor can make.`,
        mend,
        below: before.split('\n').length - 1,
      })),
  );
}
