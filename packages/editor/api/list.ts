// All pages with their states, for the lists.
import { statSync } from 'node:fs';
import path from 'node:path';
import { clinicDay } from '@clinic/contract/dates.ts';
import { contentFolder } from '@clinic/content-model/folder.ts';
import { overdue } from '@clinic/content-check/details/days.ts';
import { findSource } from '@clinic/content-check/read/files.ts';
import { isOf, opensOn, type Source } from '@clinic/content-check/read/source.ts';
import { never } from '@clinic/contract/waiting.ts';
import type { Parts } from './env.ts';
import { git, savesIn, type Save } from './git.ts';
import { kindInfos, titleOf } from './kinds.ts';
import { allSources } from './save/files.ts';
import type { Row } from './types.ts';

export function createList({ publicCommit, ...site }: Parts) {
  let cached: { key: string; saves: Map<string, Save>; waiting: Set<string> } | undefined;
  const fromGit = async () => {
    const head = (await git(site.root, 'rev-parse', 'HEAD')).trim();
    const published = await publicCommit?.();
    const key = `${head} ${published}`;
    if (cached?.key !== key)
      cached = { key, saves: await lastSaves(site.root), waiting: await changedSince(site.root, published) };
    return { ...cached, dirty: await changedSince(site.root, 'HEAD') };
  };
  return async (): Promise<Row[]> => {
    const sources = allSources(site).filter(({ kind }) => kindInfos.some((info) => info.kind === kind));
    const { saves, waiting, dirty } = (await fromGit().catch(() => undefined)) ?? {};
    return sources.map((source): Row => {
      const save = dirty?.has(source.file) ? undefined : saves?.get(source.file);
      const { mtime } = statSync(path.join(site.root, source.file));
      return {
        kind: source.kind,
        id: source.id,
        title: titleOf(source),
        ...stateOf(source, waiting?.has(source.file) ?? false),
        author: authorOf(source, sources),
        changedAt: save?.at ?? mtime.toISOString(),
        changedBy: save?.by,
        picture: pictureOf(source),
      };
    });
  };
}

/** Returns the last save of each file. */
async function lastSaves(root: string): Promise<Map<string, Save>> {
  const oldestFirst = (await savesIn(root, contentFolder, 'HEAD')).toReversed();
  return new Map(oldestFirst.flatMap((save) => save.files.map(({ file }) => [file, save] as const)));
}

const changedSince = async (root: string, commit: string | undefined) =>
  new Set(commit ? (await git(root, 'diff', '--name-only', commit, '--', contentFolder)).split('\n') : []);

function stateOf(source: Source, isWaiting: boolean): Pick<Row, 'state' | 'day'> {
  const day = opensOn(source);
  if (day === never) return { state: 'draft' };
  if (day) return { state: 'planned', day };
  if (isWaiting) return { state: 'waiting' };
  const due = overdue(source, clinicDay(Date.now()));
  return due ? { state: 'review due', day: due.day } : { state: 'published' };
}

function authorOf(source: Source, all: Source[]): string | undefined {
  if (!isOf(source, 'blog', 'news')) return undefined;
  const id = source.data.author?.id;
  return id && findSource(all, 'team', id)?.data.name;
}

/** Returns the address of the first picture of a page. */
export function pictureOf({ kind, values }: Source): string | undefined {
  for (const { value, field } of values) {
    if (typeof value !== 'string') continue;
    if (field.input === 'plate') return `/pictures/plates/${value}`;
    if (field.input === 'picture') return `/pictures/${kind}/${path.posix.basename(value)}`;
  }
  return undefined;
}
