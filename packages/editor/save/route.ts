// What the editor wants to save is merged with the files, and refused in the words of the content check.
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { makeHandler } from '@keystatic/astro/api';
import type { APIContext, APIRoute } from 'astro';
import { fieldsOf } from '#schemas/plain.ts';
import { checkFile, wrongWithout } from '@clinic/content-check/check.ts';
import { kindOf, type Kept } from '@clinic/content-check/read/files.ts';
import type { Mistake } from '@clinic/content-check/report/report.ts';
import config from '../config.ts';
import { Clash, joined, versionOf } from './clash.ts';
import { keepDeleted } from './deleted.ts';
import { mergeFile } from './merge.ts';
import { isOfContent, wrongWithFile } from './of-content.ts';
import { filesThatFollow } from './rename.ts';

interface Update {
  form: string;
  /** The versions of the files, by their hashes in Git. */
  opened: Record<string, string>;
  additions: { path: string; contents: string }[];
  deletions: { path: string }[];
}

export const prerender = false;

const root = process.cwd();
const kept: Kept = new Map();
const save = makeHandler({ config });

export const POST: APIRoute = async (context) => {
  const { form, opened, ...update } = (await context.request.json()) as Update;
  if (![...update.additions, ...update.deletions].every((one) => isOfContent(root, one.path)))
    return new Response('This is no file of the content.', { status: 400 });
  const wrong = update.additions
    .map(({ path: file, contents }) => wrongWithFile(file, decoded(contents)))
    .find(Boolean);
  if (wrong) return new Response(wrong, { status: 400 });
  const gone = update.deletions.map((deletion) => deletion.path);
  let files;
  try {
    files = await Promise.all(update.additions.map((addition) => merged(addition, gone, form, opened)));
  } catch (error) {
    return refusalOf(error as Error);
  }
  const mistakes = files.flatMap(({ file, text }) => checkFile(root, file, text, kept, gone));
  if (mistakes.length > 0) return new Response(refusal(mistakes), { status: 400 });
  // A file with a new name is not deleted.
  const deleted = gone.filter((name) => !files.some(({ file, was }) => was === name && file !== name));
  const missed = deleted.flatMap((file) => wrongWithout(root, file, kept));
  if (missed.length > 0) return new Response(refusalToDelete(missed), { status: 400 });
  for (const file of deleted) keepDeleted(root, file);
  const others = files.flatMap(({ file, was }) =>
    was === file ? [] : filesThatFollow(root, was, file, kept),
  );
  const written = [...files, ...others];
  const additions = written.map(({ file, text }) => ({ path: file, contents: encoded(text) }));
  const request = new Request(context.request, { body: JSON.stringify({ ...update, additions }) });
  const answer = await save({ ...context, request } as APIContext);
  if (files.some(({ withOthers }) => withOthers)) answer.headers.set('With-Others', 'yes');
  if (!answer.ok) return answer;
  // In the terminal: whoever publishes without Git has to know which files these were.
  for (const { file } of written) console.log(`Saved ${file}`);
  for (const file of gone) console.log(`Removed ${file}`);
  return answer;
};

/** Why a file is not saved: each mistake on a line. */
const refusal = (mistakes: Mistake[]): string =>
  mistakes.map(({ says, mend, inForm }) => inForm ?? `${says} ${mend}`).join('\n');

/** Why a file is not deleted: who would miss it. */
const refusalToDelete = (missed: Mistake[]): string =>
  [
    'It is not deleted, because something else needs it. Change that first:',
    ...missed.map(({ file, line, says }) => `${file}, line ${line}: ${says}`),
  ].join('\n');

/** Two writers at one place, or details that cannot be read. */
const refusalOf = (error: Error) =>
  error instanceof Clash
    ? new Response(error.message, { status: 409 })
    : new Response(`This cannot be read: ${error.message}`, { status: 400 });

async function merged(
  { path: file, contents }: Update['additions'][number],
  gone: string[],
  id: string,
  opened: Update['opened'],
) {
  const kind = kindOf(file)!;
  // Under a new name a file is still the file that it was.
  const names = [file, ...gone.filter((other) => kindOf(other) === kind)];
  const known = (await Promise.all(names.map(textOf))).find(({ text }) => text !== undefined);
  const form = decoded(contents);
  const was = known?.name ?? file;
  const now = known?.text;
  const hash = opened[was];
  const base = now !== undefined && hash ? versionOf(root, was, hash, now) : now;
  const mine = mergeFile(file, base ?? now, form, fieldsOf(kind), was);
  const text = now === undefined ? mine : joined(`${id} ${was}`, file, { mine, base, now });
  return { file, text, was, withOthers: text !== mine };
}

const decoded = (contents: string) => Buffer.from(contents, 'base64url').toString('utf8');
const encoded = (text: string) => Buffer.from(text).toString('base64url');

const textOf = async (name: string) => ({
  name,
  text: await readFile(path.join(root, name), 'utf8').catch(() => undefined),
});
