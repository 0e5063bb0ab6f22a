// Pages of the site itself: a file of the content that takes the address of one would never be seen.
import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Say } from '../say/mistake.ts';
import { addressOf } from '../read/addresses.ts';
import type { Source } from '../read/source.ts';

const endings = ['.astro', '/index.astro', '.ts'];

export function sayTakenAddress(root: string, source: Source, say: Say): void {
  const address = addressOf[source.kind]?.(source.id);
  if (!address || !endings.some((ending) => existsSync(path.join(root, 'src/pages', address + ending))))
    return;
  say(1, `The address ${address} is that of another page of the site.`, 'Give the file another name.');
}
