// What counts as a figure: it comes from a study, a survey or a law, and a doubting reader may ask who says so. It tells
// how many people something happens to, how much changes, how large a study was, or how long it is until something is
// better or for how long it stays so. None are doses, ages, prices and telephone numbers; what we advise, such as the
// length of an exercise, days off work, and after how many weeks to come; how a day in the clinic goes; and how an
// illness feels ("a shock lasts two minutes"). Words such as "most" and "many" are no figures either.

const number = '(?:\\d[\\d.,]*|one|two|three|four|five|six|seven|eight|nine|ten|twelve)';

/** How many, how much, how often, how large: "6 in 10", "98%", "half of the people", "2 points", "29 trials". */
const shares = [
  `${number} (?:in|of|out of) (?:every )?(?:\\d{1,2}|\\d00|[\\d,]+000|two|three|four|five|six|eight|ten|twenty)\\b`,
  '(?!100\\b)\\d[\\d.]*\\s?%',
  'per\\s?cent\\b',
  '(?:half|thirds?|quarters?) (?:of(?! an hour)|as|who|the pain)\\b',
  'halv(?:es|ed|ing)\\b',
  'twice as\\b',
  '\\d[\\d.]* points?\\b',
  // "In 2016 small studies" and "one of the trials" count nothing.
  `(?!one\\b|(?:19|20)\\d\\d\\b)${number} (?:[a-z]+ ){0,2}(?:trials|studies)\\b`,
  '\\d[\\d,]* (?:people|patients|adults|women|men)\\b',
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
