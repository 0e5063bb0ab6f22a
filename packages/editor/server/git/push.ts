import { git } from './git.ts';

let running: Promise<void> = Promise.resolve();
let waiting = false;
let trouble: string | undefined;

/** Why the newest state is not where others get it, as long as that is so. */
export const pushTrouble = (): string | undefined => trouble;

/** In the background, and where there is a remote. What could not be pushed goes along with the next save. */
export function push(root: string, say: (sentence: string) => void): Promise<void> {
  if (waiting) return running;
  waiting = true;
  return (running = running.then(async () => {
    waiting = false;
    try {
      const remotes = await git(root, 'remote');
      if (remotes.split('\n').includes('origin')) await git(root, 'push', '--quiet', 'origin', 'HEAD');
      trouble = undefined;
    } catch (error) {
      trouble = (error as Error).message;
      say(`The newest changes could not be pushed. ${trouble}`);
    }
  }));
}
