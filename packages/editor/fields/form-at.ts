import type { Kind } from '#schemas/kinds.ts';

/** The kind of the form that is open, and the name of its file; that of a new one is not known yet. */
export function formAt(path: string): { kind: Kind; id: string | undefined } {
  const [, collection, id] = /\/collection\/([\w-]+)(?:\/item\/([^/]+))?/.exec(path) ?? [];
  if (collection) return { kind: collection as Kind, id: id && decodeURIComponent(id) };
  const [, single = ''] = /\/singleton\/([\w-]+)/.exec(path) ?? [];
  if (single === 'search') return { kind: single, id: 'words' };
  // Each screen has a form of its own, and all their files lie in one folder.
  const [, screen] = /^screen-(.+)$/.exec(single) ?? [];
  return screen ? { kind: 'screens', id: screen } : { kind: single as Kind, id: single };
}
