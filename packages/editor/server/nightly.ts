import { clinicDay } from '#lib/dates.ts';
import { CONTENT, git } from './git/git.ts';
import { publications } from './git/publications.ts';

const DAY_MS = 24 * 3_600_000;

/** Every night at 01:30 in India, which is 20:00 UTC. Gives the way to stop. */
export function everyNight(work: () => Promise<void>): () => void {
  const wait = (new Date().setUTCHours(20, 0, 0, 0) - Date.now() + DAY_MS) % DAY_MS || DAY_MS;
  const timer = setTimeout(() => {
    stop = everyNight(work);
    void work();
  }, wait);
  let stop = () => clearTimeout(timer);
  return () => stop();
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
