// Saves a form: merges it into the file, or rejects it with the problems of the content check.
import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { folderOf, sourceIn } from '@clinic/content-check/read/files.ts';
import { joinFile, splitFile } from '@clinic/content-check/read/front-matter.ts';
import type { Source } from '@clinic/content-check/read/source.ts';
import { entryOf } from '../entry.ts';
import { problemsOf } from '../problems.ts';
import { refuse } from '../refuse.ts';
import type { Conflict, Draft, Saved } from '../types.ts';
import { lastWriter, mergeData, mergeTexts, savedVersion } from './conflict.ts';
import { mergeDetails, withoutEmpty } from './details.ts';
import { allSources, hashOf, type Site } from './files.ts';
import { mergeText } from './text.ts';

export async function save(site: Site, now: Source, draft: Draft): Promise<Saved> {
  const { merged, mergedWith } = await withOtherWriters(site.root, now, draft);
  const problems = problemsOf(site.root, merged, site.cache);
  if (problems.some(({ stops }) => stops === 'save'))
    refuse(400, { message: 'Not saved: something has to be put right first.', problems });
  // Also keeps the bytes of a file with the line ends of Windows.
  if (merged !== now) writeFileSync(path.join(site.root, now.file), merged.whole);
  removeReplacedPictures(site, now, merged);
  return { entry: entryOf(site, merged, problems), mergedWith };
}

/** Returns the page with this form as its content. */
export function withDraft(source: Source, { data, body }: Draft): Source {
  const tidy = withoutEmpty(data, source.shape, source.raw);
  return withContent(source, tidy, body === undefined ? source.body : mergeText(source.body, body));
}

function withContent(source: Source, data: unknown, body: string): Source {
  const { file, raw, whole, shape } = source;
  const isSame = isDeepStrictEqual(data, raw);
  if (isSame && body === source.body) return source;
  const { details = '' } = splitFile(file, whole);
  const head = isSame
    ? whole.slice(0, whole.length - source.body.length)
    : joinFile(file, mergeDetails(details, raw, data, shape), '');
  return sourceIn(file, head + body) ?? source;
}

/**
 * The version in a form is the hash of the file; after a conflict, also that of the version that the writer has seen, and
 * whose places to take.
 */
async function withOtherWriters(root: string, now: Source, draft: Draft) {
  const [opened = '', seen, taken] = draft.version.split('.');
  const hash = hashOf(now.whole);
  if (opened === hash) return { merged: withDraft(now, draft) };
  const text = await savedVersion(root, now.file, opened);
  const base = text === undefined ? undefined : sourceIn(now.file, text);
  const mine = withDraft(base ?? now, draft);
  const places: Conflict['places'] = [];
  const takesTheirs = taken === 'theirs' && seen === hash;
  const merged = base
    ? mergeSources(base, mine, now, places, takesTheirs)
    : oneOf(mine, now, places, takesTheirs);
  const by = (await lastWriter(root, now.file)) ?? 'Another writer';
  if (places.length > 0 && seen !== hash) {
    const message = `${by} has changed the same place since you opened this page. Nothing is saved yet, and what you have written is still here.`;
    const keepMine = `${opened}.${hash}`;
    refuse(409, { message, conflict: { by, places, keepMine, takeTheirs: `${keepMine}.theirs` } });
  }
  return { merged, mergedWith: by };
}

type Merge = [mine: Source, theirs: Source, places: Conflict['places'], takesTheirs: boolean];

function mergeSources(base: Source, ...[mine, theirs, places, takesTheirs]: Merge): Source {
  // Where both changed the same place, the first wins.
  const [first, second] = takesTheirs ? [theirs, mine] : [mine, theirs];
  const data = mergeData(first.raw, base.raw, second.raw, places);
  const body = mergeTexts(first.body, base.body, second.body, places);
  return withContent(theirs, data, body);
}

/** Without a common version, the writer decides for the whole page. */
function oneOf(...[mine, theirs, places, takesTheirs]: Merge): Source {
  if (mine.whole !== theirs.whole) places.push({ mine: mine.whole, theirs: theirs.whole });
  return takesTheirs ? theirs : mine;
}

const PICTURE = /\.\/([\w-]+\.(?:avif|jpe?g|png|webp))/g;

/** Removes pictures that this page named and that no page names any more. */
function removeReplacedPictures(site: Site, before: Source, now: Source) {
  const gone = [...before.whole.matchAll(PICTURE)]
    .map(([, name = '']) => name)
    .filter((name) => !now.whole.includes(name));
  if (gone.length === 0) return;
  const others = allSources(site).filter(({ file }) => file !== now.file);
  for (const name of gone)
    if (!others.some(({ whole }) => whole.includes(name)))
      rmSync(path.join(site.root, folderOf(now.kind), name), { force: true });
}
