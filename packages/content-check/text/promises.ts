// Promises that no doctor can make. They are problems wherever the practice itself speaks.
interface Promise {
  words: RegExp;
  fix: string;
  /** True for words that are a promise because they deny something: "no risks". */
  evenDenied?: boolean;
}

const promises: Promise[] = [
  {
    words: /\bcur(?:e|es|ed|ing|able)\b/gi,
    fix: 'Say what it may help with, and for how many: it may ease, it can settle.',
  },
  { words: /\bguarante\w*/gi, fix: 'Say what usually happens, and what happens when it does not.' },
  {
    words: /\bpainless(?:ly)?\b/gi,
    fix: 'Say what it feels like: most people feel a sting, then pressure.',
  },
  {
    words: /(?:\b100|\bhundred)\s?(?:%|per\s?cent\b)/gi,
    fix: 'Give the number that is known: about 6 in 10.',
  },
  { words: /\bmiracles?\b|\bmiraculous(?:ly)?\b/gi, fix: 'Say what usually happens, in plain words.' },
  {
    words:
      /\b(?:permanent(?:ly)?|lifelong|complete|total|instant)\s+(?:pain\s+)?(?:relief|recovery|results?|solution)\b/gi,
    fix: 'Say how long relief usually lasts, and for how many.',
  },
  {
    words:
      /\b(?:no|without|zero)\s+(?:any\s+)?(?:side[\s-]effects?|risks?)\b|\b(?:risk-free|completely safe|always (?:works?|helps?))\b/gi,
    fix: 'Name the risks and how often they happen.',
    evenDenied: true,
  },
  {
    words: /\b(?:does|do) no harm\b|\bloses? nothing by\b|\bnothing to lose\b/gi,
    fix: 'Say what may come of it, of waiting too: it mostly eases, come back if it changes.',
    evenDenied: true,
  },
  {
    words: /\b(?:we|our doctors|this clinic) promises?\b(?! (?:no|nothing)\b)/gi,
    fix: 'Say what you will do, not what will come of it.',
  },
  // "works best" and "best taken with food" do not compare clinics; "the best clinic" does.
  {
    words:
      /\bbest\b(?<!\b(?:at|do|does|did|works?|feels?|heals?|your|their|our|is|are) best)(?! (?:done|taken|used|kept|known|studied|supported|understood|avoided|way|time)\b)/gi,
    fix: 'Say what is good about it, without ranking it.',
  },
];

/** A negation earlier in the same clause. */
const denied =
  /(?:\b(?:no|not|never|nor|neither|nobody|cannot|without|rarely|instead of|rather than|wary|beware)\b|n['\u2019]t\b)[^.;:!?]{0,60}$/i;

/** Rules out most texts with one search, which is faster than one for each. */
const anyPromise = new RegExp(`\\b(?:${promises.map(({ words }) => words.source).join('|')})`, 'i');

/** `below` is the number of lines from the beginning of the text. */
export function findPromises(text: string): { message: string; fix: string; below: number }[] {
  if (!anyPromise.test(text)) return [];
  return promises.flatMap(({ words, fix, evenDenied }) =>
    [...text.matchAll(words)]
      .map(({ 0: found, index }) => ({ found, before: text.slice(0, index) }))
      .filter(({ before }) => evenDenied || !denied.test(before))
      .map(({ found, before }) => ({
        message: `"${found}" is a promise that no doctor can make.`,
        fix,
        below: before.split('\n').length - 1,
      })),
  );
}
