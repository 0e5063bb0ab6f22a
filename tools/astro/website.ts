import { readKind } from '../content/read/files.ts';
import { valuesWith } from '../content/read/source.ts';

/** The public address in the facts of the practice. */
export function websiteIn(root: string): string {
  const [website] = readKind(root, 'practice').flatMap((practice) => valuesWith(practice, 'website'));
  if (!website) throw new Error('The facts of the practice do not say what the address of this site is.');
  return String(website.value);
}
