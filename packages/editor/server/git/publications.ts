import { existsSync, realpathSync } from 'node:fs';
import path from 'node:path';
import { releasesIn } from '@clinic/desk/node/releases.ts';
import { clinicDay } from '#lib/dates.ts';
import { CONTENT, git, gitAs } from './git.ts';
import { newest } from './history.ts';

export type Publication = Awaited<ReturnType<typeof publications>>[number];

/** The releases, the newest first, with the words that each was made from: a tag in Git says which. */
export async function publications(root: string) {
  const current = path.join(root, 'releases/current');
  const front = existsSync(current) ? path.basename(realpathSync(current)) : undefined;
  const kept = releasesIn(path.join(root, 'releases'));
  let tags = await tagsIn(root, 'refs/tags/published');
  if (front && !tags.some(({ name }) => name === front)) {
    // Made by hand, or before there was an editor.
    const before = `--before=${timeOf(front).toISOString()}`;
    const commit = (await git(root, 'rev-list', '-1', before, 'HEAD')).trim() || (await newest(root));
    await tag(root, `published/${front}`, commit, 'the server');
    tags = await tagsIn(root, 'refs/tags/published');
  }
  const about = (name: string) => ({ isKept: kept.includes(name), isInFront: name === front });
  return tags.map((made) => ({ ...made, ...about(made.name), at: timeOf(made.name) }));
}

/** Who was the last to ask for a publication, and when. */
export const asked = async (root: string) => (await tagsIn(root, 'refs/tags/asked'))[0];

export const tag = (root: string, name: string, commit: string, by: string) =>
  gitAs(root, by, 'tag', '--force', '-a', '-m', name, name, commit);

async function tagsIn(root: string, place: string) {
  const format = '%(refname:lstrip=-1)%00%(*objectname)%00%(taggername)%00%(taggerdate:iso-strict)';
  const tags = await git(root, 'for-each-ref', '--sort=-refname', `--format=${format}`, place);
  return tags.split('\n').flatMap((line) => {
    const [name, commit = '', by = '', at = ''] = line.split('\0');
    return name ? [{ name, commit, by, at: new Date(at) }] : [];
  });
}

/**
 * The words in front, when a page among them has come due since they were published. What was written later waits for
 * somebody to agree to it; and where somebody has gone back to an earlier publication, it stays.
 */
export async function dueAgain(root: string, now: Date): Promise<string | undefined> {
  const [front] = await publications(root);
  if (!front?.isInFront) return undefined;
  const days = await git(root, 'grep', '-h', '^publishOn:', front.commit, '--', CONTENT).catch(() => '');
  const [released, today] = [front.at, now].map((time) => clinicDay(time.getTime())) as [string, string];
  const isDue = (day: string) => day > released && day <= today;
  return days.match(/\d{4}-\d\d-\d\d/g)?.some(isDue) ? front.commit : undefined;
}

/** As `tools/release.ts` names them: 2026-11-22T023000123Z */
const timeOf = (name: string) => new Date(name.replace(/T(\d\d)(\d\d)(\d\d)(\d{3})Z/, 'T$1:$2:$3.$4Z'));
