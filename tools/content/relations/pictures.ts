// Pictures that are named but are not there.
import type { Say } from '../say/mistake.ts';
import { valuesWith, type Source } from '../read/source.ts';
import { sayMissingPicture } from '../text/missing-picture.ts';

export function sayMissingPictures(root: string, source: Source, say: Say): void {
  for (const { value, path: place } of valuesWith(source, 'picture')) {
    if (typeof value !== 'string') continue;
    const line = () => source.lineOf(place);
    const [, plate] = /\/assets\/plates\/([\w-]+)/.exec(value) ?? [];
    if (plate)
      say(line, 'A plate is named, not given by its path.', `Write plate: ${plate} instead, without alt.`);
    else sayMissingPicture(root, source, value, line, say);
  }
}
