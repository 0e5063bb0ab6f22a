// Explains YAML syntax errors to a writer who does not know YAML.
import { visit } from 'yaml';
import type { Source } from '../read/source.ts';
import type { Report } from '../report/report.ts';

const unclosedQuote = /^\s*(?:- )?(?:\w+: +)?(?:"[^"]*|'[^']*)$/;
const unclosedList = /^\s*(?:- )?\w+: +\[[^\]]*$/;
const anotherMeaning = 'The text begins with a sign that means something else here.';
const moreThanQuoted = 'Put the whole text between one pair of marks: "…". Inside it, use \u2018 and \u2019.';

/** The first whose pattern matches the line is reported. */
const rules: [pattern: RegExp, message: string, fix: string | ((line: string) => string)][] = [
  [/^\s*\t/, 'This line begins with a Tab.', 'Use two spaces instead.'],
  [unclosedQuote, 'A quotation mark is opened but not closed.', 'Add the same mark at the end of the text.'],
  [
    /^\s*(?:- )?(?:\w+: +)?(?:".*".+|'.*'.+)$/,
    'There is more text after the closing quotation mark.',
    moreThanQuoted,
  ],
  [unclosedList, 'A list is opened with [ but not closed.', 'Add ] at its end.'],
  [/: .*:(?:\s|$)/, 'The text has a colon in it, so it is read as two things.', inQuotes],
  [/^\s*(?:- )?(?:\w+: +)?[@`%&*!|>]/, anotherMeaning, inQuotes],
  [
    /^\s*(?:- )?\w+:\S/,
    'There is no space after the colon.',
    (line) => `Write ${line.trim().replace(':', ': ')}`,
  ],
  [
    /^\s*-/,
    'This list entry is not aligned with the others.',
    'Begin each entry of a list with the same number of spaces, then "- ".',
  ],
  [
    /^[^:]*[^\s:][^:]*$/,
    'This line has no field name.',
    'Write a name, a colon and a space before it; to continue the line above, begin with two more spaces.',
  ],
];

export function checkYaml(source: Source, report: Report): void {
  const { yamlDocument, detailsLine, lines } = source;
  const [error] = yamlDocument?.errors ?? []; // one typo causes several
  if (error) {
    // The parser notices an unclosed quote or list only further down.
    const isLate = error.code === 'MISSING_CHAR' || error.code === 'BAD_INDENT';
    const isOpener = (line: string) => isLate && (unclosedQuote.test(line) || unclosedList.test(line));
    const line = lines.findIndex(isOpener) + 1 || (error.linePos?.[0].line ?? 1) + detailsLine - 1;
    return report(line, ...explain(error.code, lines[line - 1] ?? '', lines[line] ?? ''));
  }
  const reportAt = (offset: number, message: string) => {
    const line = source.lineAt(offset);
    report(line, message, inQuotes(lines[line - 1] ?? ''));
  };
  visit(yamlDocument ?? null, {
    Scalar(_key, { comment, range }) {
      if (comment && range) reportAt(range[0], `What follows the # is left out: ${comment.trim()}`);
    },
    Alias(_key, { range }) {
      if (range) reportAt(range[0], anotherMeaning);
    },
  });
}

function explain(code: string, line: string, next: string): [message: string, fix: string] {
  if (code === 'DUPLICATE_KEY')
    return [`"${line.trim().split(':')[0]}" is there twice.`, 'Keep one of the two lines.'];
  const [, message, fix] = rules.find(([pattern]) => pattern.test(line)) ?? [];
  if (message && fix) return [message, typeof fix === 'string' ? fix : fix(line)];
  if (/^\s*\w+: +\S/.test(line) && next.search(/\S/) > line.search(/\S/))
    return [
      'The line below begins with too many spaces.',
      'Begin fields that belong together with the same number of spaces.',
    ];
  return [
    'This line cannot be read.',
    'Compare it with another page: a name, a colon, a space, then the text.',
  ];
}

/** Shows the line with its text in quotation marks, to copy. `name` is what stays outside of them. */
export function inQuotes(line: string, name = /^\s*(?:- )?(?:\w+: +)?/): string {
  const [start = ''] = name.exec(line) ?? [];
  const text = line.slice(start.length).trim().replaceAll('"', '\u201d');
  return `Put the text between quotation marks: ${start.trimStart()}"${text}"`;
}
