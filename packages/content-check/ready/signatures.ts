// What nobody has signed as it is now: the illustrations by a doctor, the exercises by a physiotherapist.
import { readDrawings, type Drawing } from '../pictures/drawings.ts';
import { readPlates, reviewsIn } from '../pictures/plates.ts';
import { ofKind, type Source } from '../read/source.ts';
import { versionOfExercise } from '../review/signable.ts';
import type { Obstacle, Place } from './obstacle.ts';

export function unsignedExercises(root: string, sources: Source[]): Obstacle {
  const drawings = readDrawings(root);
  return {
    whose: 'a physiotherapist',
    counted: ['exercise', 'exercises'],
    says: 'No physiotherapist has checked these exercises as they are now; their page says so. To go through them: npm run review -- exercises --by="Name, qualification"',
    where: ofKind(sources, 'exercises').flatMap((source) => placeOfUnsigned(source, drawings)),
  };
}

function placeOfUnsigned(source: Source<'exercises'>, drawings: Drawing[]): Place[] {
  // What does not fit its schema is for the content check to say.
  if (source.issues.length > 0) return [];
  const { signed } = source.data;
  const version = versionOfExercise(source, drawings);
  if (signed?.version === version) return [];
  const line = signed ? source.lineOf(source.at('signed', 'version')) : 1;
  return [{ file: source.file, line, ...(signed && { note: 'changed since it was signed' }) }];
}

export const unsignedPlates = (root: string, sources: Source[]): Obstacle => ({
  whose: 'a doctor',
  counted: ['illustration', 'illustrations'],
  says: 'No doctor has signed these illustrations yet; their pages say so. To go through them: npm run review -- plates',
  where: placesOfUnsignedPlates(root, sources),
});

function placesOfUnsignedPlates(root: string, sources: Source[]): Place[] {
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
