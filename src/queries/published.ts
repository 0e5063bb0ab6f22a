import { waitsFor, type Waiting } from '@clinic/contract/waiting.ts';

/** True in the dev server and in preview builds, which are never released. */
export const showsWaiting = () => import.meta.env.DEV || process.env.SHOW_WAITING === 'yes';

/** False for drafts and scheduled pages, except in previews. */
export const published = ({ data }: { data: Waiting }) => showsWaiting() || !waitsFor(data, Date.now());

/** Marks the title of a draft or scheduled page, so that a preview shows that it is not public. */
export function markIfUnpublished<Entry extends { data: Waiting & { title: string } }>(entry: Entry): Entry {
  const why = waitsFor(entry.data, Date.now());
  return why ? { ...entry, data: { ...entry.data, title: `[${why}] ${entry.data.title}` } } : entry;
}
