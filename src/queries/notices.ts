import { getCollection } from 'astro:content';
import { noticePath, routes } from '@clinic/content-model/routes.ts';
import { isoDay } from '@clinic/contract/dates.ts';
import { markIfUnpublished, published } from './published.ts';

/** The notices (privacy, disclaimer, accessibility) in the order of the footer. */
export const notices = async () =>
  (await getCollection('notices', published))
    .map(markIfUnpublished)
    .sort((a, b) => a.data.order - b.data.order);

const privacyNotice = async () => (await notices()).find(({ id }) => noticePath(id) === routes.privacy);

/** Returns the version of the privacy notice: the day of its last change. */
export async function privacyVersion() {
  const notice = await privacyNotice();
  return notice && isoDay(notice.data.updated);
}

/** Returns the summary of the privacy notice that forms show. */
export const privacyAtForms = async () => (await privacyNotice())?.data.atForms;
