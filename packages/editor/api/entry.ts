import { allSources, hashOf, type Site } from './save/files.ts';
import type { Source } from '@clinic/content-check/read/source.ts';
import { variantFor } from '@clinic/content-check/read/walk.ts';
import { isGroup } from './save/details.ts';
import { pageOf, titleOf } from './kinds.ts';
import { problemsOf } from './problems.ts';
import { refuse } from './refuse.ts';
import type { Entry } from './types.ts';

/** Refuses a page whose details cannot be read: saving it would lose them. */
export function entryOf(
  site: Site,
  source: Source,
  problems = problemsOf(site.root, source, site.cache),
): Entry {
  const { kind, id, whole, raw, body, shape } = source;
  if (!isGroup(raw)) refuse(400, { message: UNREADABLE, problems });
  return {
    kind,
    id,
    title: titleOf(source),
    version: hashOf(whole),
    data: raw,
    ...(source.file.endsWith('.mdx') && { body }),
    // Each screen has fields of its own: all take 126 kB.
    field: variantFor(shape, raw),
    problems,
    page: pageOf(source, allSources(site)),
  };
}

const UNREADABLE =
  'The details of this page cannot be read, because its file was changed outside the editor. Restore an earlier version, or ask the person who changed it.';
