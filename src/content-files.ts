import type { Loader, LoaderContext } from 'astro/loaders';

const unreadable = {};

/**
 * The loader of a collection, as the live preview needs it: a file with a mistake keeps its last good version there, or
 * is left out, and all other pages go on. A build stops at the first mistake.
 */
export const lenientInPreview = (loader: Loader): Loader => ({
  ...loader,
  load: (context) => loader.load(context.watcher ? lenient(context as Context) : context),
});

/** What Astro hands to loaders of its own, and does not name in public. */
interface EntryType {
  getEntryInfo: (file: unknown) => Promise<{ body: string; data: unknown }>;
}
type Context = LoaderContext & { entryTypes: Map<string, EntryType> };

const lenient = (context: Context): LoaderContext =>
  ({
    ...context,
    entryTypes: new Map([...context.entryTypes].map(([ending, type]) => [ending, lenientType(type)])),
    // `set` below leaves it out.
    parseData: (entry) => context.parseData(entry).catch(() => unreadable as never),
    store: {
      ...context.store,
      set: (entry) => entry.data !== unreadable && context.store.set(entry),
    },
  }) as Context;

const lenientType = (type: EntryType): EntryType => ({
  ...type,
  getEntryInfo: async (file) => {
    try {
      return await type.getEntryInfo(file);
    } catch {
      return { body: '', data: {} };
    }
  },
});
