// The pictures that the details name: whether they are there, will do, and have words.
import type { Say } from '../say/mistake.ts';
import { valuesWith, type Source } from '../read/source.ts';
import { sayPoorAlt } from './alt.ts';
import { sayPictureMistakes } from './picture-file.ts';

export function sayMissingPictures(root: string, source: Source, say: Say): void {
  for (const { value, path: place } of valuesWith(source, 'picture')) {
    if (typeof value !== 'string') continue;
    const line = () => source.lineOf(place);
    const [, plate] = /\/assets\/plates\/([\w-]+)/.exec(value) ?? [];
    if (plate)
      say(line, 'A plate is named, not given by its path.', `Write plate: ${plate} instead, without alt.`);
    else sayPictureMistakes(root, source, value, line, say);
  }
  for (const { value, path: place } of valuesWith(source, 'alt'))
    if (typeof value === 'string') sayPoorAlt(value, source, () => source.lineOf(place), say);
}
