// 112 and 108 are named together: 112 is the shared number, and 108 sends the ambulance.
import type { Source } from '../read/source.ts';
import type { Report } from '../report/report.ts';
import { bodyText, detailsText } from '../text/passages.ts';

export function checkEmergencyNumbers(source: Source, report: Report): void {
  for (const { written, at } of [...detailsText(source), ...bodyText(source)])
    for (const [named, other] of pairs)
      if (isCalled(named, written) && !new RegExp(`\\b${other}\\b`).test(written))
        report(
          at,
          `${named} is named here without ${other}.`,
          'Name both: 108 sends the ambulance, 112 is the number for every emergency.',
        );
}

const pairs = [
  ['112', '108'],
  ['108', '112'],
] as const;

/** In braces, or after a word such as "call"; "in 112 knees" is a count. */
const isCalled = (number: string, text: string) =>
  new RegExp(
    `\\{${number}\\}|\\b(?:call|dial|ring|on|for|means|or) ${number}\\b(?=\\s*(?:[.,;:!?)]|$|(?:or|and|if|now|at|in|too|for)\\b))(?![.,]\\d)`,
    'i',
  ).test(text);
