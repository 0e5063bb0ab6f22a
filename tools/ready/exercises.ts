// Exercises that no physiotherapist has checked as they are now.
import { medicalVersion } from '#schemas/medical.ts';
import { ofKind, type Source } from '@clinic/content-check/read/source.ts';
import { readDrawings, type Drawing } from '@clinic/content-check/pictures/drawings.ts';
import type { Obstacle, Place } from './obstacle.ts';

export function unsignedExercises(root: string, sources: Source[]): Obstacle {
  const drawings = readDrawings(root);
  return {
    whose: 'a physiotherapist',
    counted: ['exercise', 'exercises'],
    says: 'No physiotherapist has checked these exercises as they are now; their page says so. Sign each in the file named, with the version.',
    where: ofKind(sources, 'exercises').flatMap((source) => placeOfUnsigned(source, drawings)),
  };
}

function placeOfUnsigned(source: Source<'exercises'>, drawings: Drawing[]): Place[] {
  // What does not fit its schema is for the content check to say.
  if (source.issues.length > 0) return [];
  const { signed, drawing } = source.data;
  const drawn = drawings.find(({ name }) => name === drawing)?.version ?? '';
  const version = medicalVersion(source.shape, source.data, drawn);
  if (signed?.version === version) return [];
  const line = signed ? source.lineOf(source.at('signed', 'version')) : 1;
  return [
    { file: source.file, line, note: `version: ${version}${signed ? ', changed since it was signed' : ''}` },
  ];
}
