// Exercises that no physiotherapist has checked as they are now.
import { medicalVersion } from '#schemas/medical.ts';
import { shapeOf } from '#schemas/plain.ts';
import { valuesWith, type Source } from '../content/read/source.ts';
import { readDrawings, type Drawing } from '../content/pictures/drawings.ts';
import type { Obstacle, Place } from './obstacle.ts';

export function unsignedExercises(root: string, sources: Source[]): Obstacle {
  const drawings = readDrawings(root);
  return {
    whose: 'a physiotherapist',
    counted: ['exercise', 'exercises'],
    says: 'No physiotherapist has checked these exercises as they are now; their page says so. Sign each in the file named, with the version.',
    where: sources
      .filter(({ kind }) => kind === 'exercises')
      .flatMap((source) => placeOfUnsigned(source, drawings)),
  };
}

function placeOfUnsigned(source: Source, drawings: Drawing[]): Place[] {
  // What cannot be read is for the content check to say.
  const { success, data } = shapeOf(source.kind).safeParse(source.data);
  if (!success) return [];
  const named = valuesWith(source, 'drawing')[0]?.value;
  const drawing = drawings.find(({ name }) => name === named)?.version ?? '';
  const version = medicalVersion(source.shape, data, drawing);
  const [signed] = valuesWith(source, 'signed exercise');
  if (signed?.value === version) return [];
  const line = signed ? source.lineOf(signed.path) : 1;
  return [
    { file: source.file, line, note: `version: ${version}${signed ? ', changed since it was signed' : ''}` },
  ];
}
