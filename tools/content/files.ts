// Finds the files of each kind, and says which have names that would not do.
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { nearest } from './nearest.ts';
import { endingOf, kinds, type Kind } from './kinds.ts';
import type { Mistake } from './mistake.ts';
import { readSource, type Source } from './source.ts';

const pictures = /\.(webp|avif|jpe?g|png|svg)$/i;
const text = /\.(mdx?|markdown|ya?ml|txt|docx?|json)$/i;

export function readAll(root: string, mistakes: Mistake[]): Source[] {
  const home = path.join(root, 'src/content');
  sayStrayFolders(home, mistakes);
  return kinds.flatMap((kind) => readFolder(root, kind, mistakes));
}

function readFolder(root: string, kind: Kind, mistakes: Mistake[]): Source[] {
  const folder = path.join(root, 'src/content', kind);
  if (!existsSync(folder)) return [];
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    path.extname(name),
  );
  for (const name of names) sayOddName(kind, name, mistakes);
  return names
    .filter((name) => name.endsWith(endingOf(kind)))
    .sort()
    .map((name) => readSource(root, kind, name));
}

function sayOddName(kind: Kind, name: string, mistakes: Mistake[]) {
  const file = path.posix.join('src/content', kind, name.replaceAll('\\', '/'));
  const base = path.basename(name);
  const say = (says: string, mend: string) => mistakes.push({ file, line: 1, says, mend });
  if (!name.endsWith(endingOf(kind))) {
    if (base.startsWith('.') || pictures.test(base)) return;
    if (text.test(base))
      say(
        `This file is not read: its name ends in ${path.extname(base)}.`,
        `Let its name end in ${endingOf(kind)}.`,
      );
    else say('This file is not read.', `Here belong files that end in ${endingOf(kind)}, and pictures.`);
    return;
  }
  const bare = base.slice(0, -endingOf(kind).length);
  if (/^[a-z0-9]+(-[a-z0-9]+)*$/.test(bare)) return;
  say(
    `"${base}" makes an odd web address.`,
    'Use small letters, digits and single hyphens only: knee-pain.mdx.',
  );
}

function sayStrayFolders(home: string, mistakes: Mistake[]) {
  if (!existsSync(home)) return;
  for (const entry of readdirSync(home, { withFileTypes: true })) {
    const expected = ['README.md', ...kinds].includes(entry.name);
    if (expected || entry.name.startsWith('.')) continue;
    const guess = nearest(entry.name, kinds);
    mistakes.push({
      file: `src/content/${entry.name}`,
      line: 1,
      says: entry.isDirectory() ? 'This folder is not read.' : 'This file is not read here.',
      mend: guess ? `Did you mean src/content/${guess}?` : `The folders are: ${kinds.join(', ')}.`,
    });
  }
}
