// Two writers at one page: a form says which version of the file it was opened with. What somebody else has changed since
// is joined with what the form changed, by Git. Where both changed the same place, whoever comes second decides.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

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
  const folder = mkdtempSync(path.join(tmpdir(), 'clash-'));
  try {
    const texts = { mine, base, now };
    for (const [name, text] of Object.entries(texts)) writeFileSync(path.join(folder, name), text);
    const own = seen.get(form) === now ? ['--ours'] : [];
    const words = ['merge-file', '-p', ...own, ...['mine', 'base', 'now']];
    const { status, stdout } = spawnSync('git', words, { cwd: folder, encoding: 'utf8' });
    if (status === 0) return stdout;
    seen.set(form, now);
    throw new Clash(placesIn(stdout));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const placesIn = (merged: string) =>
  [...merged.matchAll(/^<{7} mine\n([^]*?)^={7}\n([^]*?)^>{7} now$/gm)].map(
    ([, mine = '', theirs = '']) =>
      `You: ${mine.trim() || '(nothing)'}\nNow there: ${theirs.trim() || '(nothing)'}`,
  );
