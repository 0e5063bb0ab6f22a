// What counts as a figure: it says how many people something happens to, how much changes, or how long an effect lasts.
// Doses, ages, the length of an exercise and days off work are none.

const number = '(?:\\d[\\d.,]*|one|two|three|four|five|six|seven|eight|nine|ten|twelve)';

/** How many, how much, how often: "6 in 10", "98%", "half of the people", "three times as often". */
const shares = [
  `${number} (?:in|of|out of) (?:every )?(?:\\d{1,2}|\\d00|[\\d,]+000|two|three|four|five|six|eight|ten|twenty)\\b`,
  '(?!100\\b)\\d[\\d.]*\\s?%',
  'per\\s?cent\\b',
  '(?:half|thirds?|quarters?) (?:of(?! an hour)|as|who|the pain)\\b',
  'halv(?:es|ed|ing)\\b',
  'twice as\\b',
];

const share = new RegExp(`\\b(?:${shares.join('|')}|\\w+ times as\\b)`, 'i');

/** Most sentences have none: to look for it without the word before "times" is quick. */
const anyShare = new RegExp(`\\b(?:${shares.join('|')}|times as\\b)`, 'i');

const time = `(?:${number}(?: (?:to|or) ${number})? (?:hours?|days?|weeks?|months?|years?)|a (?:month|year))\\b`;

/** How long, where a text says what comes of a treatment. */
const anyTime = new RegExp(`\\b${time}`, 'i');

/** How long until it is better or for how long it stays so; "not better after six weeks" is advice. */
const effect = new RegExp(
  `(?<!\\b(?:not|no|never|if)\\b[^.;:]*)\\b(?:(?:eas|settl|fad|improv)(?:es?|ed)|(?:heal|recover|loosen)(?:s|ed)?|better|relief)\\b[^.;:]* (?:within|in|for|after|by)\\b[^.;:,]{0,20}\\b${time}`,
  'i',
);

/** Most sentences name no time: to look for that alone is quick. */
const timeWord = /hour|day|week|month|year/i;

export function figureIn(sentence: string, aboutOutcome: boolean): string | undefined {
  const [found] = shareIn(sentence) ?? timeIn(sentence, aboutOutcome) ?? [];
  return found;
}

const shareIn = (sentence: string) => (anyShare.test(sentence) ? share.exec(sentence) : undefined);

const timeIn = (sentence: string, aboutOutcome: boolean) =>
  timeWord.test(sentence) ? (aboutOutcome ? anyTime : effect).exec(sentence) : undefined;
