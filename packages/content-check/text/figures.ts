// A figure comes from a study, a survey or a law, so a reader may ask for its source. It tells how many people are
// affected, how much changes, how large a study was, or how long an effect takes or lasts. Not figures: doses, ages,
// prices and telephone numbers; advice, such as the length of an exercise, days off work, and when to come; the course of
// a day in the clinic; symptoms ("a shock lasts two minutes"); words such as "most" and "many".

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
  // Not "In 2016 small studies" or "one of the trials".
  `(?!one\\b|(?:19|20)\\d\\d\\b)${number} (?:[a-z]+ ){0,2}(?:trials|studies)\\b`,
  '\\d[\\d,]* (?:people|patients|adults|women|men)\\b',
];

const share = new RegExp(`\\b(?:${shares.join('|')}|\\w+ times as\\b)`, 'i');

/** Rules out most sentences quickly, because it does not search for the word before "times". */
const anyShare = new RegExp(`\\b(?:${shares.join('|')}|times as\\b)`, 'i');

const time = `(?:${number}(?: (?:to|or) ${number})? (?:hours?|days?|weeks?|months?|years?)|a (?:month|year))\\b`;

/** Any duration, for texts about the outcome of a treatment. */
const anyTime = new RegExp(`\\b${time}`, 'i');

/** How long an effect takes or lasts; "not better after six weeks" is advice. */
const effect = new RegExp(
  `(?<!\\b(?:not|no|never|if)\\b[^.;:]*)\\b(?:(?:eas|settl|fad|improv)(?:es?|ed)|(?:heal|recover|loosen)(?:s|ed)?|better|relief)\\b[^.;:]* (?:within|in|for|after|by)\\b[^.;:,]{0,20}\\b${time}`,
  'i',
);

/** Rules out most sentences quickly. */
const timeWord = /hour|day|week|month|year/i;

export function findFigure(sentence: string, aboutOutcome: boolean): string | undefined {
  const [found] = shareIn(sentence) ?? timeIn(sentence, aboutOutcome) ?? [];
  return found;
}

const shareIn = (sentence: string) => (anyShare.test(sentence) ? share.exec(sentence) : undefined);

const timeIn = (sentence: string, aboutOutcome: boolean) =>
  timeWord.test(sentence) ? (aboutOutcome ? anyTime : effect).exec(sentence) : undefined;
