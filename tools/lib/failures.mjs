// What went wrong in a run of tests, from the reports of Vitest and Playwright: title, place and the error's first lines.
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { root } from './project.mjs';

const LINES = 25;
const IN_FULL = 12;

export const vitestFailures = (report) =>
  (report?.testResults ?? []).flatMap((file) => {
    const where = path.relative(root, file.name);
    const failed = file.assertionResults.filter(({ status }) => status === 'failed');
    // A file that cannot be loaded has no tests, only a message of its own.
    if (file.status === 'failed' && failed.length === 0)
      return [{ title: 'the file could not be run', where, error: file.message ?? '' }];
    return failed.map(({ fullName, failureMessages }) => ({
      title: fullName,
      where: placeIn(failureMessages[0] ?? '', where),
      error: failureMessages.join('\n'),
    }));
  });

/** The file with the line that the first frame of the stack names. */
function placeIn(message, file) {
  const at = message.indexOf(`${file}:`);
  const [line] = at < 0 ? [] : (/^\d+/.exec(message.slice(at + file.length + 1)) ?? []);
  return line ? `${file}:${line}` : file;
}

/** `status`: unexpected for what failed, flaky for what passed at its second try. */
export function playwrightFailures(report, status = 'unexpected') {
  if (!report) return [];
  const tests = report.suites
    .flatMap((suite) => specsIn(suite, []))
    .flatMap(({ titles, file, line, tests }) =>
      tests
        .filter((test) => test.status === status)
        .map(({ results }) => ({
          title: titles.join(' › '),
          where: `${path.relative(root, path.join(report.config.rootDir, file))}:${line}`,
          error: errorsOf(results),
        })),
    );
  // A server that does not start or a file that cannot be read belongs to no test.
  const others = (report.errors ?? []).map(({ message = '', location }) => ({
    title: 'outside the tests',
    where: location ? `${path.relative(root, location.file)}:${location.line}` : '',
    error: message,
  }));
  return status === 'unexpected' ? [...others, ...tests] : tests;
}

function specsIn({ title, suites = [], specs = [], file }, above) {
  const titles = title === file ? above : [...above, title];
  return [
    ...specs.map((spec) => ({ ...spec, titles: [...titles, spec.title] })),
    ...suites.flatMap((suite) => specsIn(suite, titles)),
  ];
}

function errorsOf(results) {
  const told = results.find(({ errors }) => errors.length > 0);
  if (!told) return `It ended as ${results.at(-1)?.status ?? 'not run'}.`;
  return told.errors
    .map(({ message = '', location }) => (location ? `${message}\nat line ${location.line}` : message))
    .join('\n\n');
}

/** A few lines for each, so that the end of a log tells everything; one line for those beyond the first dozen. */
export const describeFailures = (failures, lines = LINES) =>
  [
    ...failures.slice(0, IN_FULL).map((failure) => describe(failure, lines)),
    failures.slice(IN_FULL).map(heading).join('\n'),
  ]
    .filter(Boolean)
    .join('\n\n');

const heading = ({ title, where }) => `✘ ${title}${where ? ` (${where})` : ''}`;

function describe(failure, most) {
  const lines = stripVTControlCharacters(failure.error)
    .split('\n')
    .filter((line) => line.trim());
  const rest = lines.length > most ? [`… ${lines.length - most} lines more`] : [];
  return [heading(failure), ...[...lines.slice(0, most), ...rest].map((line) => `  ${line}`)].join('\n');
}
