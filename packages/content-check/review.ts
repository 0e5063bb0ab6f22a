// npm run review -- knee-pain: a doctor has read a page as it is now. Writes who, when and what.
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline/promises';
import { parseDocument } from 'yaml';
import { addMonths, clinicDay } from '#lib/dates.ts';
import { medicalVersion } from '#schemas/medical.ts';
import { parsed } from '#schemas/plain.ts';
import { addressOf } from './read/addresses.ts';
import { inYaml, takeApart, wholeFile } from './read/front-matter.ts';
import { readAll, readKind } from './read/files.ts';
import { dayOf, reviewOf, type Source } from './read/source.ts';
import { didYouMean } from './report/nearest.ts';

/** The page called so; throws in words that a writer understands. */
export function pageCalled(root: string, name: string): Source {
  const pages = readAll(root).filter(reviewOf);
  const page = pages.find(({ id, file }) => id === name || file === name);
  if (page) return page;
  const names = pages.map(({ id }) => id);
  throw new Error(
    `There is no page called "${name}". ${didYouMean(name, names, 'Give the name of its file, without the ending.')}`,
  );
}

/** The text of the file with the review in it. */
export function reviewed(source: Source, text: string, doctor: string, today: string): string {
  const { details: before = '', body } = takeApart(source.file, text);
  const details = parseDocument(before);
  const data = parsed(source.kind, source.raw);
  details.setIn(['review', 'on'], today);
  details.setIn(['review', 'next'], addMonths(today, 12));
  details.setIn(['review', 'by'], doctor);
  details.setIn(['review', 'version'], medicalVersion(source.shape, data, source.body));
  details.deleteIn(['review', 'sample']);
  const head = inYaml(details, before);
  return wholeFile(source.file, head, body);
}

function doctorCalled(root: string, page: string, name: string | undefined): string {
  const doctors = readKind(root, 'team')
    .filter(({ data }) => data.doctor)
    .map(({ id }) => id);
  const [only] = doctors;
  if (!name && only && doctors.length === 1) return only;
  if (name && doctors.includes(name)) return name;
  const ways = doctors.map((doctor) => `npm run review -- ${page} --by=${doctor}`);
  throw new Error(`Say who has read it:\n${ways.join('\n')}`);
}

async function review(root: string, words: string[]) {
  const [name = ''] = words.filter((word) => !word.startsWith('--'));
  const source = pageCalled(root, name);
  const doctor = doctorCalled(root, name, words.find((word) => word.startsWith('--by='))?.slice(5));
  const file = path.join(root, source.file);
  console.log(
    `${changesSince(source)}\n\nThe page: http://127.0.0.1:4321${addressOf[source.kind]?.(source.id) ?? '/'} while \`npm run write\` runs.\n`,
  );
  if (!words.includes('--yes') && !(await isSure(doctor))) return console.log('Nothing was written.');
  writeFileSync(file, reviewed(source, readFileSync(file, 'utf8'), doctor, clinicDay(Date.now())));
  console.log(`Written to ${source.file}.`);
}

/** What has changed in a page since the day of its review, as far as Git remembers. */
function changesSince(source: Source): string {
  const on = reviewOf(source)?.on;
  const git = (...words: string[]) =>
    execFileSync('git', words, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
  try {
    // The commit that wrote the day of the review.
    const since = git('log', '-1', '--format=%H', `-G: ${on ? dayOf(on) : ''}`, '--', source.file).trim();
    if (!since) return 'This page was not reviewed before.';
    return (
      git('diff', '--word-diff=plain', since, '--', source.file).trim() ||
      'Nothing has changed since the last review.'
    );
  } catch {
    return 'What has changed since the last review is not known here: there is no Git.';
  }
}

async function isSure(doctor: string) {
  const ask = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await ask.question(
    `Has ${doctor} read the whole page as it is now, and approved it? (yes/no) `,
  );
  ask.close();
  return /^y(es)?$/i.test(answer.trim());
}

if (process.argv[1] === import.meta.filename) {
  try {
    await review(process.cwd(), process.argv.slice(2));
  } catch (error) {
    console.error((error as Error).message);
    process.exitCode = 1;
  }
}
