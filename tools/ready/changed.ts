// Pages that a doctor has reviewed and that say something else now.
import { medicalVersion } from '#schemas/medical.ts';
import { dayOf, reviewOf, type Source } from '@clinic/content-check/read/source.ts';

export function changedSinceReview(source: Source): { day: string; line: number }[] {
  const review = reviewOf(source);
  if (!review?.version || source.data.draft || review.sample) return [];
  // What does not fit its schema is for the content check to say.
  if (source.issues.length > 0) return [];
  if (review.version === medicalVersion(source.shape, source.data, source.body)) return [];
  return [{ day: dayOf(review.on), line: source.lineOf(source.at('review', 'on')) }];
}
