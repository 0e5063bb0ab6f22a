import { waitsFor } from '@clinic/contract/waiting.ts';
import { medicalVersion } from '@clinic/content-model/medical.ts';
import { fieldsOf } from '@clinic/content-model/plain.ts';
import type { NewsStory, Post } from './articles.ts';
import type { Care } from './care.ts';
import type { SafetyBlock } from './safety.ts';

export type Reviewed = Care | Post | NewsStory | SafetyBlock;

/** `npm run review` writes the version that a doctor read. Without a version, the page counts as not reviewed. */
export const reviewedVersion = ({ review }: Pick<Reviewed['data'], 'review'>) =>
  !review.sample && review.version;

/** Returns the note for the reader: not reviewed, or changed since the review. */
export function reviewState({ collection, data, body = '' }: Reviewed) {
  const version = reviewedVersion(data);
  if (!version) return 'notYetReviewed';
  // Previews mark the titles of drafts, and the title is part of the version.
  if ('draft' in data && waitsFor(data, Date.now())) return undefined;
  return version !== medicalVersion(fieldsOf(collection), data, body) ? 'changedSince' : undefined;
}
