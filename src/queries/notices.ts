import { getCollection } from 'astro:content';
import { noticePath, routes } from '#lib/routes.ts';
import { isoDay } from '#lib/text.ts';
import { marked, published } from './published.ts';

/** Privacy, disclaimer, accessibility, in the order of the footer. */
export const notices = async () =>
  (await getCollection('notices', published)).map(marked).sort((a, b) => a.data.order - b.data.order);

const privacyNotice = async () => (await notices()).find(({ id }) => noticePath(id) === routes.privacy);

/** Which privacy notice the forms name, told by the day it last changed. */
export async function privacyVersion() {
  const notice = await privacyNotice();
  return notice && isoDay(notice.data.updated);
}

/** What of it stands beside the forms that send something. */
export const privacyAtForms = async () => (await privacyNotice())?.data.atForms;
