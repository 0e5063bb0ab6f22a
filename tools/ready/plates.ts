import type { Source } from '@clinic/content-check/read/source.ts';
import { readPlates, reviewsIn } from '@clinic/content-check/pictures/plates.ts';
import type { Obstacle, Place } from './obstacle.ts';

export const unsigned = (root: string, sources: Source[]): Obstacle => ({
  whose: 'a doctor',
  counted: ['illustration', 'illustrations'],
  says: 'No doctor has signed these illustrations yet; their pages say so. Sign each in the file named.',
  where: placesOfUnsigned(root, sources),
});

function placesOfUnsigned(root: string, sources: Source[]): Place[] {
  const reviews = reviewsIn(sources);
  return readPlates(root).flatMap(({ name, version }) => {
    const review = reviews.find((one) => one.name === name);
    if (!review)
      return { file: 'src/content/plates/reviews.yaml', line: 1, note: `${name} is not there yet` };
    const place = { file: review.source.file, line: review.source.lineOf(review.at) };
    if (review.signed === undefined) return { ...place, note: name };
    return review.signed === version ? [] : { ...place, note: `${name} has changed since it was signed` };
  });
}
