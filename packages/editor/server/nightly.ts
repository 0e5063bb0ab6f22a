import { clinicDay } from '#lib/dates.ts';
import { CONTENT, git } from './git/git.ts';
import { publications } from './git/publications.ts';

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
