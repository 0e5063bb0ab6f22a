// Pages that a doctor has reviewed and that say something else now.
import { medicalVersion } from '#schemas/medical.ts';
import { shapeOf } from '#schemas/plain.ts';
import { isMarked, valuesWith, type Source } from '../content/read/source.ts';

export function changedSinceReview(source: Source): { day: string; line: number }[] {
  const [version] = valuesWith(source, 'reviewed version');
  if (!version || isMarked(source, 'draft') || isMarked(source, 'unreviewed')) return [];
  // What cannot be read is for the content check to say.
  const { success, data } = shapeOf(source.kind).safeParse(source.data);
  if (!success || version.value === medicalVersion(source.shape, data, source.body)) return [];
  return valuesWith(source, 'reviewed on').map(({ value, path }) => ({
    day: String(value),
    line: source.lineOf(path),
  }));
}
