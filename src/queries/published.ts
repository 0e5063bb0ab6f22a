import { waitsFor, type Waiting } from '#lib/waiting.ts';

/** Where writers look: at the live preview, or at one that was built to be looked at and is never released. */
const showsWaiting = () => import.meta.env.DEV || process.env.SHOW_WAITING === 'yes';

/** Drafts and planned pages are shown there only. */
export const published = ({ data }: { data: Waiting }) => showsWaiting() || !waitsFor(data, Date.now());

/** There, wherever its title stands, it says that the public does not see it. */
export function marked<Entry extends { data: Waiting & { title: string } }>(entry: Entry): Entry {
  const why = waitsFor(entry.data, Date.now());
  return why ? { ...entry, data: { ...entry.data, title: `[${why}] ${entry.data.title}` } } : entry;
}
