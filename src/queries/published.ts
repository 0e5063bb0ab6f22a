import { waitsFor, type Waiting } from '#lib/waiting.ts';

/** Drafts and planned pages are shown in the live preview only. */
export const published = ({ data }: { data: Waiting }) => import.meta.env.DEV || !waitsFor(data, Date.now());

/** There, wherever its title stands, it says that the public does not see it. */
export function marked<Entry extends { data: Waiting & { title: string } }>(entry: Entry): Entry {
  const why = waitsFor(entry.data, Date.now());
  return why ? { ...entry, data: { ...entry.data, title: `[${why}] ${entry.data.title}` } } : entry;
}
