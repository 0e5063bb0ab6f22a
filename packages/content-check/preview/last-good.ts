import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseDocument } from 'yaml';
import { contentFolder } from '#schemas/folder.ts';
import { takeApart } from '../read/front-matter.ts';
import { parseText } from '../text/plain-text.ts';

/** In the live preview, an article that cannot be read keeps the text that it had; one that never could has none. */
export function lastGoodArticles(root: string) {
  const home = path.join(root, contentFolder) + path.sep;
  const good = new Map<string, string>();
  return {
    name: 'last-good-articles',
    apply: 'serve' as const,
    enforce: 'pre' as const,
    load(id: string) {
      const [file = ''] = id.split('?');
      if (!file.endsWith('.mdx') || !path.normalize(file).startsWith(home)) return undefined;
      const text = readFileSync(file, 'utf8');
      if (!canBeRead(file, text)) return good.get(file) ?? '---\n---\n';
      good.set(file, text);
      return undefined;
    },
  };
}

function canBeRead(file: string, text: string): boolean {
  const { details, body } = takeApart(file, text);
  if (details === undefined || parseDocument(details).errors.length > 0) return false;
  try {
    parseText(body);
    return true;
  } catch {
    return false;
  }
}
