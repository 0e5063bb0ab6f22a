// npm run review: signs the items that wait for a signature, with one key press for each.
//   npm run review -- --by=founder                      all pages and illustrations that wait for a doctor
//   npm run review -- knee-pain --by=founder            one item, waiting or not
//   npm run review -- exercises --by="A. Patil, MPT"    all exercises, by a physiotherapist
//   npm run review -- translations --by="S. Kale"       all Hindi and Marathi texts, by a reader of the language
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { parseArgs } from 'node:util';
import { clinicDay, type Day } from '@clinic/contract/dates.ts';
import { readAll, readKind } from './read/files.ts';
import { platesFolder } from './pictures/plates.ts';
import { didYouMean } from './report/nearest.ts';
import { kinds, signable, type Signable } from './review/signable.ts';

/** Returns the named items, or all waiting ones of a kind. Throws a message for the writer. */
export function selectItems(all: Signable[], words: string[]): Signable[] {
  const wanted = words.length > 0 ? words : ['pages', 'plates'];
  return wanted.flatMap((word) => {
    const named = all.filter(({ name, file }) => name === word || file === word);
    if (named.length > 0) return named;
    if (kinds.some((kind) => kind === word)) return all.filter(({ kind, waits }) => kind === word && waits);
    const names = [...kinds, ...all.map(({ name }) => name)];
    throw new Error(
      `There is nothing called "${word}". ${didYouMean(word, names, 'Give the name of its file, without the ending.')}`,
    );
  });
}

/** Doctors of the team sign pages and plates; anyone named with a qualification signs the rest. */
export function signer(items: Signable[], doctors: string[], by: string | undefined): string {
  const [only] = doctors;
  const isForDoctor = items.some(({ kind }) => kind === 'pages' || kind === 'plates');
  if (!isForDoctor && by) return by;
  if (!isForDoctor) throw new Error('Say who has checked them: --by="Name, qualification"');
  if (!by && only && doctors.length === 1) return only;
  if (by && doctors.includes(by)) return by;
  const ways = doctors.map((doctor) => `--by=${doctor}`).join(' or ');
  throw new Error(`Say which doctor has read it: ${ways}.`);
}

/** Returns where to look at an item, with its words. */
function placeOf({ kind, name, file, page, words }: Signable): string {
  if (kind === 'plates') return `${platesFolder}/${name}.webp\n${words}`;
  return page ? `http://127.0.0.1:4321${page} while \`npm run write\` runs` : file;
}

/** Returns the Git diff of a file since its signature. */
function changesSince({ file, waits }: Signable): string {
  if (waits?.reason === 'unsigned') return 'It was not signed before.';
  const git = (...words: string[]) =>
    execFileSync('git', words, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
  try {
    // The commit that wrote the signature.
    const since = git('log', '-1', '--format=%H', '-G', '^ *version:', '--', file).trim();
    const changes = since && git('diff', '--word-diff=plain', since, '--', file).trim();
    return changes || 'Nothing has changed since it was signed.';
  } catch {
    return 'The changes since then cannot be shown: there is no Git here.';
  }
}

/** Yields single keys from a terminal, and lines from a pipe. */
async function* answers(): AsyncGenerator<string, void> {
  if (!process.stdin.isTTY) return yield* createInterface({ input: process.stdin });
  process.stdin.setRawMode(true);
  for await (const key of process.stdin) yield String(key);
}

async function reviewItems(root: string, items: Signable[], by: string, today: Day, isSure: boolean) {
  const presses = answers();
  let signed = 0;
  for (const [index, item] of items.entries()) {
    console.log(
      `\n══ ${index + 1} of ${items.length}: ${item.name} (${item.waits?.text ?? 'signed as it is'})`,
    );
    console.log(`${placeOf(item)}\n${item.kind === 'pages' ? changesSince(item) : ''}`);
    console.log(
      `Has ${by} looked at all of it as it is now, and approved it? y = yes, n = not now, q = stop`,
    );
    const press = isSure ? { value: 'y' } : await presses.next();
    const answer = press.value?.trim().toLowerCase() ?? 'q';
    if (answer === 'q' || answer === '\u0003') break;
    if (answer !== 'y' && answer !== 'yes') continue;
    const file = path.join(root, item.file);
    writeFileSync(file, item.sign(readFileSync(file, 'utf8'), by, today));
    signed += 1;
    console.log(`Written to ${item.file}.`);
  }
  console.log(`\n${signed} signed, ${items.length - signed} left.`);
}

async function review(root: string, args: string[]) {
  const { values, positionals } = parseArgs({
    args,
    options: { by: { type: 'string' }, yes: { type: 'boolean', default: false } },
    allowPositionals: true,
  });
  if (values.yes && positionals.length === 0) throw new Error('--yes needs the names of what was read.');
  const today = clinicDay(Date.now());
  const items = selectItems(signable(root, readAll(root), today), positionals);
  if (items.length === 0) return console.log('Nothing waits.');
  const doctors = readKind(root, 'team').flatMap(({ id, data }) => (data.doctor ? [id] : []));
  await reviewItems(root, items, signer(items, doctors, values.by), today, values.yes);
}

if (import.meta.main) {
  try {
    await review(process.cwd(), process.argv.slice(2));
  } catch (error) {
    console.error((error as Error).message);
    process.exitCode = 1;
  }
  process.stdin.destroy();
}
