// What nobody has signed as it is now: pages and illustrations by a doctor, exercises by a physiotherapist, pages in short
// by somebody who reads their language.
import type { Day } from '#lib/dates.ts';
import { readPlates, reviewsIn } from '../pictures/plates.ts';
import type { Source } from '../read/source.ts';
import { signable, type Signable } from '../review/signable.ts';
import type { Obstacle } from './obstacle.ts';

export function unsigned(root: string, sources: Source[], today: Day): Obstacle[] {
  const waiting = signable(root, sources, today).filter(({ waits }) => waits);
  const places = (kind: Signable['kind'], reason = '') =>
    waiting
      .filter((one) => one.kind === kind && one.waits?.startsWith(reason))
      .map(({ name, file, line, waits }) => ({
        file,
        line,
        // All illustrations are signed in one file.
        note: kind === 'plates' ? `${name}: ${waits}` : waits,
      }));
  return [
    {
      whose: 'a doctor',
      counted: ['page', 'pages'],
      says: 'No doctor has reviewed these pages yet; they say so. To go through them: npm run review -- pages',
      where: places('pages', 'not yet'),
    },
    {
      whose: 'a doctor',
      counted: ['changed page', 'changed pages'],
      says: 'These pages have changed in their medical parts since a doctor reviewed them; they say so. To go through what has changed: npm run review -- pages',
      where: places('pages', 'changed'),
    },
    {
      whose: 'a doctor',
      counted: ['illustration', 'illustrations'],
      says: 'No doctor has signed these illustrations yet; their pages say so. To go through them: npm run review -- plates',
      where: [...places('plates'), ...unlistedPlates(root, sources)],
    },
    {
      whose: 'a translator',
      counted: ['page in short', 'pages in short'],
      says: 'Nobody who reads Hindi or Marathi has compared these with the English pages as they are now; they say so. To go through them: npm run review -- translations --by="Name"',
      where: places('translations'),
    },
    {
      whose: 'a physiotherapist',
      counted: ['exercise', 'exercises'],
      says: 'No physiotherapist has checked these exercises as they are now; their page says so. To go through them: npm run review -- exercises --by="Name, qualification"',
      where: places('exercises'),
    },
  ];
}

const unlistedPlates = (root: string, sources: Source[]) => {
  const listed = reviewsIn(sources).map(({ name }) => name);
  const unlisted = readPlates(root).filter(({ name }) => !listed.includes(name));
  const file = 'src/content/plates/reviews.yaml';
  return unlisted.map(({ name }) => ({ file, line: 1, note: `${name}: not there yet` }));
};
