import { existsSync, readFileSync, realpathSync } from 'node:fs';
import path from 'node:path';
import { COMMIT, releasesIn } from '@clinic/desk/node/releases.ts';
import { opensOn } from '@clinic/content-check/read/source.ts';
import { never } from '@clinic/contract/waiting.ts';
import { clinicDay } from '@clinic/contract/dates.ts';
import { git, gitAs } from '../../api/git.ts';
import { contentFolder } from '@clinic/content-model/folder.ts';
import { titleOf } from '../../api/kinds.ts';
import { changesBetween, sourcesIn } from './history.ts';

/** Git knows this tree without storing it. */
export const EMPTY_TREE = '4b825dc642cb6eb9a060e54bf8d69288fbee4904';

export type Release = Awaited<ReturnType<typeof releases>>[number];

/** Returns the releases, newest first, each with the commit of its content. */
export async function releases(root: string) {
  const folder = path.join(root, 'releases');
  const current = path.join(folder, 'current');
  const active = existsSync(current) ? path.basename(realpathSync(current)) : undefined;
  const stored = releasesIn(folder);
  const tags = await tagsIn(root, 'refs/tags/published');
  // Released by hand, or just now.
  const untagged = stored.flatMap((name) => {
    const file = path.join(folder, name, COMMIT);
    if (tags.some((tag) => tag.name === name) || !existsSync(file)) return [];
    const commit = readFileSync(file, 'utf8');
    return { name, commit, by: 'the server', note: commit };
  });
  const about = (name: string) => ({ isKept: stored.includes(name), isActive: name === active });
  return [...tags, ...untagged]
    .sort((a, b) => b.name.localeCompare(a.name))
    .map((made) => ({ ...made, ...about(made.name), at: timeOf(made.name) }));
}

export const activeRelease = async (root: string) => (await releases(root)).find(({ isActive }) => isActive);

/** Returns the active release, and the changes since then. Before the first publication, everything waits. */
export async function waitingIn(root: string, head: string) {
  const active = await activeRelease(root);
  return { active, waiting: await changesBetween(root, active?.commit ?? EMPTY_TREE, head) };
}

/** Returns the last request for a publication: its writer and date, and the files of its pages. */
export async function asked(root: string) {
  const [request] = await tagsIn(root, 'refs/tags/asked');
  return request && { by: request.by, at: request.at, files: request.note.split(' ') };
}

/** A release notes the commit of its code. */
export const tag = (root: string, name: string, commit: string, by: string, note = commit) =>
  gitAs(root, by, 'tag', '--force', '-a', '-m', note, name, commit);

/** True when the code was updated since this release. */
export async function hasNewCode(root: string, { note, commit }: Release): Promise<boolean> {
  const code = /^[0-9a-f]{40}$/.test(note) ? note : commit;
  const changed = await git(root, 'diff', '--name-only', code, 'HEAD');
  return changed.split('\n').some((file) => file && !file.startsWith(`${contentFolder}/`));
}

/** Returns the pages of a commit that appear on a later day. */
export async function plannedIn(root: string, commit: string) {
  const found = await git(root, 'grep', '-l', '^publishOn:', commit, '--', contentFolder).catch(() => '');
  const files = found.split('\n').flatMap((line) => line.slice(commit.length + 1) || []);
  const planned = (await sourcesIn(root, commit, files)).map((source) => ({ source, day: opensOn(source) }));
  return planned
    .filter(({ day }) => day !== '' && day !== never)
    .map(({ source, day }) => ({ kind: source.kind, id: source.id, title: titleOf(source), day }))
    .sort((a, b) => a.day.localeCompare(b.day));
}

async function tagsIn(root: string, place: string) {
  const format =
    '%(refname:lstrip=-1)%00%(*objectname)%00%(taggername)%00%(taggerdate:iso-strict)%00%(contents:subject)';
  const tags = await git(root, 'for-each-ref', '--sort=-refname', `--format=${format}`, place);
  return tags.split('\n').flatMap((line) => {
    const [name, commit = '', by = '', at = '', note = ''] = line.split('\0');
    return name ? [{ name, commit, by, note, at: new Date(at).toISOString() }] : [];
  });
}

/**
 * Returns the published commit when one of its pages is due since then. Later changes need approval first, and after a
 * rollback nothing is published.
 */
export async function dueCommit(root: string, now: Date): Promise<string | undefined> {
  const [newest] = await releases(root);
  if (!newest?.isActive) return undefined;
  const days = await git(root, 'grep', '-h', '^publishOn:', newest.commit, '--', contentFolder).catch(
    () => '',
  );
  const [released, today] = [clinicDay(Date.parse(newest.at)), clinicDay(now.getTime())];
  const isDue = (day: string) => day > released && day <= today;
  return days.match(/\d{4}-\d\d-\d\d/g)?.some(isDue) ? newest.commit : undefined;
}

/** Returns the time in the name of a release, such as 2026-11-22T023000123Z. */
const timeOf = (name: string) => name.replace(/T(\d\d)(\d\d)(\d\d)(\d{3})Z/, 'T$1:$2:$3.$4Z');
