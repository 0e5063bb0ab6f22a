// What a YAML parser complains about, in the words of somebody who has never heard of YAML.
import { visit } from 'yaml';
import type { Source } from '../read/source.ts';
import type { Say } from '../report/report.ts';

type Words = [says: string, mend: string];

export function sayYamlMistakes(source: Source, say: Say): void {
  const { doubtful, detailsLine, lines } = source;
  if (!doubtful) return;
  const lineOf = (offset: number) => lines[source.lineAt(offset) - 1] ?? '';
  const [error] = doubtful.errors; // one slip makes the parser stumble many times
  if (error) {
    // What is opened and never closed comes to light only further down.
    const late = error.code === 'MISSING_CHAR' || error.code === 'BAD_INDENT';
    const opener = late ? lines.findIndex((text) => opensQuote(text) || opensList(text)) + 1 : 0;
    const line = opener || (error.linePos?.[0].line ?? 1) + detailsLine - 1;
    return say(line, ...yamlWords(error.code, lines[line - 1] ?? '', lines[line] ?? ''));
  }
  visit(doubtful, {
    Scalar(_key, { comment, range }) {
      if (!comment || !range) return;
      const says = `What follows the # is left out: ${comment.trim()}`;
      say(source.lineAt(range[0]), says, inQuotes(lineOf(range[0])));
    },
    Alias(_key, { range }) {
      if (range) say(source.lineAt(range[0]), ...sign(lineOf(range[0])));
    },
  });
}

interface Slip {
  when: (line: string, code: string, next: string) => boolean;
  words: (line: string) => Words;
}

const indentOf = (line: string) => line.search(/\S/);

const sign = (line: string): Words => [
  'The text begins with a sign that means something else here.',
  inQuotes(line),
];

/** The first that fits is said. */
const slips: Slip[] = [
  {
    when: (line) => /^\s*\t/.test(line),
    words: () => ['This line begins with a Tab.', 'Use two spaces instead.'],
  },
  {
    when: (_line, code) => code === 'DUPLICATE_KEY',
    words: (line) => [`"${line.trim().split(':')[0]}" is there twice.`, 'Keep one of the two lines.'],
  },
  {
    when: opensQuote,
    words: () => ['A quotation mark is opened but not closed.', 'Add the same mark at the end of the text.'],
  },
  {
    when: (line) => /^\s*(- )?(\w+: +)?(".*".+|'.*'.+)$/.test(line),
    words: () => [
      'There is more text after the closing quotation mark.',
      'Put the whole text between one pair of marks: "…". Inside it, use \u2018 and \u2019.',
    ],
  },
  {
    when: opensList,
    words: () => ['A list is opened with [ but not closed.', 'Add ] at its end.'],
  },
  { when: (line) => /: .*:(\s|$)/.test(line), words: colon },
  { when: (line) => /^\s*(- )?(\w+: +)?[@`%&*!|>]/.test(line), words: sign },
  {
    when: (line) => /^\s*(- )?\w+:\S/.test(line),
    words: (line) => ['There is no space after the colon.', `Write ${line.trim().replace(':', ': ')}`],
  },
  {
    when: (line) => /^\s*-/.test(line),
    words: () => [
      'This list entry does not stand in line with the others.',
      'Begin each entry of a list with the same number of spaces, then "- ".',
    ],
  },
  {
    when: (line, _code, next) => /^\s*\w+: +\S/.test(line) && indentOf(next) > indentOf(line),
    words: () => [
      'The line below begins with too many spaces.',
      'Begin fields that belong together with the same number of spaces.',
    ],
  },
  {
    when: (line) => line.trim() !== '' && !line.includes(':'),
    words: () => [
      'This line has no field name.',
      'Write a name, a colon and a space before it; to continue the line above, begin with two more spaces.',
    ],
  },
];

function yamlWords(code: string, line: string, next: string): Words {
  const slip = slips.find(({ when }) => when(line, code, next));
  const compare = 'Compare it with another page: a name, a colon, a space, then the text.';
  return slip?.words(line) ?? ['This line cannot be read.', compare];
}

function opensQuote(line: string): boolean {
  const [, mark = '', rest = ''] = /^\s*(?:- )?(?:\w+: +)?(["'])(.*)$/.exec(line) ?? [];
  return mark !== '' && !rest.includes(mark);
}

function opensList(line: string): boolean {
  return /^\s*(- )?\w+: +\[[^\]]*$/.test(line);
}

function colon(line: string): Words {
  return ['The text has a colon in it, so it is read as two things.', inQuotes(line)];
}

/** Shows the line with its text in quotation marks, to copy. */
function inQuotes(line: string): string {
  const [, start = '', text = ''] = /^(\s*(?:- )?(?:\w+: +)?)(.*)$/.exec(line) ?? [];
  return `Put the text between quotation marks: ${start.trimStart()}"${text.trim().replaceAll('"', '\u201d')}"`;
}

/** A list entry such as `- Note: text` is read as a field called Note. */
export function entryInQuotes(line: string): string {
  const [, text = ''] = /^\s*(?:- )?(.*)$/.exec(line) ?? [];
  return `Put the text between quotation marks: - "${text.trim()}"`;
}
