// What the editor wants to save is merged with the files, and refused in the words of the content check.
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { makeHandler } from '@keystatic/astro/api';
import type { APIContext, APIRoute } from 'astro';
import { fieldsOf } from '#schemas/plain.ts';
import { checkFile, wrongWithout } from '@clinic/content-check/check.ts';
import { kindOf, type Kept } from '@clinic/content-check/read/files.ts';
import config from '#keystatic.config.ts';
import { keepDeleted } from './deleted.ts';
import { mergeFile } from './merge.ts';
import { refusal, refusalToDelete } from './refusal.ts';
import { filesThatFollow } from './rename.ts';

interface Update {
  additions: { path: string; contents: string }[];
  deletions: { path: string }[];
}

export const prerender = false;

const root = process.cwd();
const kept: Kept = new Map();
const save = makeHandler({ config });

export const POST: APIRoute = async (context) => {
  const { url, headers } = context.request;
  const update = (await context.request.json()) as Update;
  if (update.additions.length === 0) {
    const missed = update.deletions.flatMap((deletion) => wrongWithout(root, deletion.path, kept));
    if (missed.length > 0) return new Response(refusalToDelete(missed), { status: 400 });
    for (const deletion of update.deletions) keepDeleted(root, deletion.path);
  }
  const gone = update.deletions.map((deletion) => deletion.path);
  const files = await Promise.all(update.additions.map((addition) => merged(addition, gone)));
  const mistakes = files.flatMap(({ file, text }) =>
    text === undefined ? [] : checkFile(root, file, text, kept, gone),
  );
  if (mistakes.length > 0) return new Response(refusal(mistakes), { status: 400 });
  const others = files.flatMap(({ file, was }) =>
    was === file ? [] : filesThatFollow(root, was, file, kept),
  );
  const additions = [
    ...files.map(({ file, contents }) => ({ path: file, contents })),
    ...others.map(({ file, text }) => ({ path: file, contents: encoded(text) })),
  ];
  const request = new Request(url, {
    method: 'POST',
    headers,
    body: JSON.stringify({ ...update, additions }),
  });
  const answer = await save({ ...context, request } as APIContext);
  if (answer.ok) tell({ ...update, additions });
  return answer;
};

/** In the terminal: whoever publishes without Git has to know which files these were. */
function tell({ additions, deletions }: Update) {
  for (const { path: file } of additions) console.log(`Saved ${file}`);
  for (const { path: file } of deletions) console.log(`Removed ${file}`);
}

async function merged({ path: file, contents }: Update['additions'][number], gone: string[]) {
  const kind = kindOf(file);
  if (!kind) return { file, contents, was: file };
  // Under a new name a file is still the file that it was.
  const names = [file, ...gone.filter((other) => kindOf(other) === kind)];
  const known = (await Promise.all(names.map(textOf))).find(({ text }) => text !== undefined);
  const form = Buffer.from(contents, 'base64url').toString('utf8');
  const was = known?.name ?? file;
  const text = mergeFile(file, known?.text, form, fieldsOf(kind), was);
  return { file, text, was, contents: encoded(text) };
}

const encoded = (text: string) => Buffer.from(text).toString('base64url');

const textOf = async (name: string) => ({
  name,
  text: await readFile(path.join(root, name), 'utf8').catch(() => undefined),
});
