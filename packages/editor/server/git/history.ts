import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { CONTENT, git } from './git.ts';

const WORDS = ['-M', '-U0', '--word-diff=porcelain'];
const TITLE = /^(?:title|name|term|heading): +(["']?)(.+)\1$/m;
const PICTURE = /\.(avif|jpe?g|png|webp)$/;
const SIGNS: Record<string, Piece['is'] | undefined> = { ' ': 'kept', '+': 'new', '-': 'gone' };

interface Piece {
  is: 'kept' | 'new' | 'gone';
  text: string;
}

/** What has become of one file, word for word; by all who wrote on it, the last one first. */
export interface Change {
  commit: string;
  by: string;
  at: Date;
  file: string;
  kind: string;
  id: string;
  title: string;
  how: 'new' | 'gone' | 'changed';
  lines: Piece[][];
}

export const newest = async (root: string) => (await git(root, 'rev-parse', 'HEAD')).trim();

/** What was saved between two moments, page by page. */
export async function changesBetween(root: string, from: string, to: string): Promise<Change[]> {
  const saves = await savesIn(root, `${from}..${to}`, '--', CONTENT);
  const diff = await git(root, 'diff', ...WORDS, from, to, '--', CONTENT);
  return changesIn(root, `\u0001\n${diff}`).map((change) => {
    const own = saves.filter(({ file }) => file === change.file);
    return { ...change, at: own[0]?.at ?? change.at, by: [...new Set(own.map(({ by }) => by))].join(', ') };
  });
}

/** All that a page ever was, the newest first, under its former names too. */
export async function historyOf(root: string, kind: string, id: string): Promise<Change[]> {
  const versions = ['mdx', 'yaml'].map((ending) =>
    savesIn(root, '--follow', 'HEAD', '--', `${CONTENT}/${kind}/${id}.${ending}`),
  );
  return (await Promise.all(versions)).flat().map((version) => ({ ...version, kind, id }));
}

/** Writes everything as it once was. */
export const bringBackAll = (root: string, commit: string) => restore(root, commit, [CONTENT]);

/** Writes a page as it once was, with the pictures that it named then, under the name that it has now. */
export async function bringBackPage(root: string, { commit, file, id }: Change) {
  const text = await git(root, 'show', `${commit}:${file}`);
  const { dir, ext } = path.posix.parse(file);
  const beside = await git(root, 'ls-tree', '--name-only', commit, `${dir}/`);
  const isNamed = (one: string) => PICTURE.test(one) && text.includes(path.posix.basename(one));
  await restore(root, commit, beside.split('\n').filter(isNamed));
  writeFileSync(path.join(root, `${dir}/${id}${ext}`), text);
}

const restore = async (root: string, commit: string, places: string[]) =>
  places.length > 0 && (await git(root, 'restore', '--source', commit, '--', ...places));

const savesIn = async (root: string, ...words: string[]) =>
  changesIn(root, await git(root, 'log', ...WORDS, '--format=%x01%an%x00%aI%x00%H', ...words));

/** Git sets a sign before each line of a file, so none of them can pass for what parts the saves and the files. */
const changesIn = (root: string, log: string): Change[] =>
  `\n${log}`.split('\n\u0001').flatMap((save) => {
    const [head = '', ...parts] = save.split('\ndiff --git ');
    const [by = '', at = '', commit = ''] = head.trim().split('\0');
    return parts.map((part) => ({ by, at: new Date(at), commit, ...changeIn(root, part) }));
  });

function changeIn(root: string, part: string) {
  const [head = '', ...hunks] = part.split(/\n@@ [^\n]*\n/);
  const file = / b\/(.*)/.exec(head)?.[1] ?? '';
  const how = head.includes('\nnew file') ? 'new' : head.includes('\ndeleted file') ? 'gone' : 'changed';
  const lines = hunks.flatMap((hunk) => hunk.split(/\n~(?:\n|$)/)).map(piecesIn);
  const place = path.join(root, file);
  const said = lines.map((line) => line.map(({ text }) => text).join('')).join('\n');
  const title = TITLE.exec(existsSync(place) ? readFileSync(place, 'utf8') : said)?.[2];
  const { name: id, dir } = path.parse(file);
  return { file, kind: path.basename(dir), id, title: title ?? id, how, lines } as const;
}

const piecesIn = (line: string): Piece[] =>
  line.split('\n').flatMap((piece) => {
    const is = SIGNS[piece[0] ?? ''];
    return is ? [{ is, text: piece.slice(1) }] : [];
  });
