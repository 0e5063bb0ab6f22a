import { waitsFor } from '#lib/waiting.ts';
import { medicalVersion } from '#schemas/medical.ts';
import { fieldsOf } from '#schemas/plain.ts';
import type { NewsStory, Post } from './articles.ts';
import type { Care } from './care.ts';
import type { SafetyBlock } from './safety.ts';

export type Reviewed = Care | Post | NewsStory | SafetyBlock;

/** `npm run review` writes which version a doctor has read. Without one nobody has, whatever else is filled in. */
export const wasReviewed = ({ review }: Pick<Reviewed['data'], 'review'>) => !review.sample && review.version;

/** What a reader must know of the review: there was none, or the page has changed since. */
export function stateOfReview({ collection, data, body = '' }: Reviewed) {
  const version = wasReviewed(data);
  if (!version) return 'notYetReviewed';
  // In the preview, the title of a page that waits says so.
  if ('draft' in data && waitsFor(data, Date.now())) return undefined;
  return version !== medicalVersion(fieldsOf(collection), data, body) ? 'changedSince' : undefined;
}
