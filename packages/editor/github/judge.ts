// What becomes of a commit of the editor: merged with what was there, and with the pictures that it names.
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { fieldsOf } from '#schemas/plain.ts';
import { checkFile } from '@clinic/content-check/check.ts';
import { kindOf, sourceIn } from '@clinic/content-check/read/files.ts';
import { picturesOf } from '@clinic/content-check/text/body.ts';
import type { Source } from '@clinic/content-check/read/source.ts';
import { adviceIn, type Advice } from '../save/advice-on.ts';
import { mergeFile } from '../save/merge.ts';
import { refusal } from '../save/refusal.ts';

/** What a file was on the branch, and under which name if it gets another one. */
export interface Before {
  before?: string;
  was?: string;
}

/** A file of a commit; its contents are in Base64. */
export interface Addition {
  path: string;
  contents: string;
}

export interface Judged {
  additions: Addition[];
  /** Pictures of the writer's own that the files name, as they are on this computer. */
  pictures: Addition[];
  /** What could be better. */
  advice: Advice[];
}

export async function judge(root: string, files: (Addition & Before)[]): Promise<Judged | string> {
  const merged = files.map(({ path: file, contents, before, was }) => {
    const kind = kindOf(file);
    const form = Buffer.from(contents, 'base64').toString('utf8');
    return kind ? { file, text: mergeFile(file, before, form, fieldsOf(kind), was) } : { file, contents };
  });
  const texts = merged.flatMap(({ file, text }) => (text === undefined ? [] : [{ file, text }]));
  const gone = files.flatMap(({ was }) => was ?? []);
  const mistakes = texts.flatMap(({ file, text }) => checkFile(root, file, text, undefined, gone));
  if (mistakes.length > 0) return refusal(mistakes);
  const sources = texts.flatMap(({ file, text }) => sourceIn(file, text) ?? []);
  const pictures = sources.flatMap(picturesIn);
  return {
    additions: merged.map(({ file, text, contents = inBase64(text ?? '') }) => ({ path: file, contents })),
    pictures: await Promise.all(
      pictures.map(async (file) => ({
        path: file,
        contents: (await readFile(path.join(root, file))).toString('base64'),
      })),
    ),
    advice: sources.flatMap((source) => adviceIn(root, source)),
  };
}

/** The content check has seen that each of them is there. */
const picturesIn = (source: Source): string[] =>
  [
    ...source.values.filter(({ field }) => field.input === 'picture').map(({ value }) => String(value)),
    ...picturesOf(source),
  ].map((picture) => path.posix.join(path.posix.dirname(source.file), picture));

const inBase64 = (text: string) => Buffer.from(text).toString('base64');
