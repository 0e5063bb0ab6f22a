// Which form Keystatic has for a file, and where: the practice, the search and each screen have one of their own.
import type { Kind } from '#schemas/kinds.ts';

/** As Keystatic names what was typed in a form and not saved. */
export function draftOf({ kind, id }: { kind: string; id?: string | undefined }): string[] {
  const single = { practice: kind, search: kind, screens: `screen-${id}` }[kind];
  return single ? ['singleton', single] : ['collection', kind, ...(id ? [id] : [])];
}

/** The kind of a file, and its name. */
export function entryOf(file: string): { kind: string; id: string } {
  const [, kind = '', id = ''] = /([^/]+)\/([^/]+)\.\w+$/.exec(file) ?? [];
  return { kind, id };
}

/** The address of the form of a file. */
export function formOf(kind: string, id: string): string {
  const [type, name, entry] = draftOf({ kind, id });
  return `/keystatic/${type}/${name}${entry ? `/item/${entry}` : ''}`;
}

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
