// What the editor wants to save is merged with the files, and refused in the words of the content check.
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { makeHandler } from '@keystatic/astro/api';
import type { APIContext, APIRoute } from 'astro';
import { fieldsOf } from '#schemas/plain.ts';
import { checkFile, wrongWithout } from '@clinic/content-check/check.ts';
import { kindOf, type Kept } from '@clinic/content-check/read/files.ts';
import config from '#keystatic.config.ts';
import { mergeFile } from './merge.ts';
import { refusal, refusalToDelete } from './refusal.ts';

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
  }
  const files = await Promise.all(update.additions.map((addition) => merged(addition, update.deletions)));
  const mistakes = files.flatMap(({ file, text }) =>
    text === undefined ? [] : checkFile(root, file, text, kept),
  );
  if (mistakes.length > 0) return new Response(refusal(mistakes), { status: 400 });
  const additions = files.map(({ file, contents }) => ({ path: file, contents }));
  const request = new Request(url, {
    method: 'POST',
    headers,
    body: JSON.stringify({ ...update, additions }),
  });
  const answer = await save({ ...context, request } as APIContext);
  if (answer.ok) tell(update);
  return answer;
};

/** In the terminal: whoever publishes without Git has to know which files these were. */
function tell({ additions, deletions }: Update) {
  for (const { path: file } of additions) console.log(`Saved ${file}`);
  for (const { path: file } of deletions) console.log(`Removed ${file}`);
}

async function merged({ path: file, contents }: Update['additions'][number], gone: Update['deletions']) {
  const kind = kindOf(file);
  if (!kind) return { file, contents };
  // Under a new name a file is still the file that it was.
  const names = [file, ...gone.map((deletion) => deletion.path).filter((other) => kindOf(other) === kind)];
  const before = (await Promise.all(names.map(textOf))).find((text) => text !== undefined);
  const text = mergeFile(file, before, Buffer.from(contents, 'base64url').toString('utf8'), fieldsOf(kind));
  return { file, text, contents: Buffer.from(text).toString('base64url') };
}

const textOf = (file: string) => readFile(path.join(root, file), 'utf8').catch(() => undefined);
