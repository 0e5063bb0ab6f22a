import { waitsFor } from '#lib/waiting.ts';
import { medicalVersion } from '#schemas/medical.ts';
import { fieldsOf } from '#schemas/plain.ts';
import type { NewsStory, Post } from './articles.ts';
import type { Care } from './care.ts';
import type { SafetyBlock } from './safety.ts';

export type Reviewed = Care | Post | NewsStory | SafetyBlock;

/** What a reader must know of the review: it is a sample, or the page has changed since. */
export function stateOfReview({ collection, data, body = '' }: Reviewed) {
  const { sample, version } = data.review;
  if (sample) return 'notYetReviewed';
  // In the preview, the title of a page that waits says so.
  if ('draft' in data && waitsFor(data, Date.now())) return undefined;
  return version && version !== medicalVersion(fieldsOf(collection), data, body) ? 'changedSince' : undefined;
}
