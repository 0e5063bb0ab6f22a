import { execFileSync } from 'node:child_process';
import { dayOf, reviewOf, type Source } from '@clinic/content-check/read/source.ts';

/** What has changed in a page since the day of its review, as far as Git remembers. */
export function changesSince(source: Source): string {
  const on = reviewOf(source)?.on;
  const git = (...words: string[]) =>
    execFileSync('git', words, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
  try {
    // The commit that wrote the day of the review.
    const since = git('log', '-1', '--format=%H', `-G: ${on ? dayOf(on) : ''}`, '--', source.file).trim();
    if (!since) return 'This page was not reviewed before.';
    return (
      git('diff', '--word-diff=plain', since, '--', source.file).trim() ||
      'Nothing has changed since the last review.'
    );
  } catch {
    return 'What has changed since the last review is not known here: there is no Git.';
  }
}
