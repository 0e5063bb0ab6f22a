// Two writers at one page: a form says which version of the file it was opened with. What somebody else has changed since
// is joined with what the form changed. Where both changed the same place, whoever comes second decides.
import { spawnSync } from 'node:child_process';
import { diff3Merge } from 'node-diff3';

/** The version of somebody else that a form was refused for. Whoever saves once more has seen it, and has decided. */
const seen = new Map<string, string>();

export class Clash extends Error {
  constructor(places: string[]) {
    super(
      `Somebody else has changed this page since you opened it, and at the same place. Nothing is saved yet, and what you have written is still here. Put in what you want to keep of theirs, then save again: it then stands as you have it.\n\n${places.join('\n\n')}`,
    );
  }
}

/** What Git keeps under this hash; nothing where it knows none, or where there is no Git. */
export function versionOf(root: string, hash: string): string | undefined {
  if (!/^[0-9a-f]{40}$/.test(hash)) return undefined;
  const { status, stdout } = spawnSync('git', ['cat-file', 'blob', hash], { cwd: root, encoding: 'utf8' });
  return status === 0 ? stdout : undefined;
}

/** What both have changed since `base`; throws a Clash, once for each form and version. */
export function joined(form: string, { mine, base, now }: Record<'mine' | 'base' | 'now', string>) {
  if (now === base || now === mine) return mine;
  const parts = diff3Merge(mine, base, now, { stringSeparator: '\n' });
  const places = parts.flatMap(({ conflict }) => conflict ?? []);
  if (places.length > 0 && seen.get(form) !== now) {
    seen.set(form, now);
    throw new Clash(places.map(({ a, b }) => `You: ${inWords(a)}\nNow there: ${inWords(b)}`));
  }
  return parts.flatMap(({ ok, conflict }) => ok ?? conflict?.a ?? []).join('\n');
}

const inWords = (lines: string[]) => lines.join('\n').trim() || '(nothing)';
