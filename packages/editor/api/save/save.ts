// Reads a page for its form. Saves the form: merges it into the file, or rejects it with the problems of the content check.
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { sourceIn } from '@clinic/content-check/read/files.ts';
import { joinFile, splitFile } from '@clinic/content-check/read/front-matter.ts';
import type { Source } from '@clinic/content-check/read/source.ts';
import { variantFor } from '@clinic/content-check/read/walk.ts';
import { childrenOf, parseText } from '@clinic/content-check/text/plain-text.ts';
import { pageOf, titleOf } from '../kinds.ts';
import { problemsOf } from '../problems.ts';
import { refuse } from '../refuse.ts';
import type { Conflict, Draft, Entry, Saved } from '../types.ts';
import { lastWriter, mergeData, mergeTexts, savedVersion } from './conflict.ts';
import { removeReplacedPictures, restorePictures } from './deleted.ts';
import { isGroup, mergeDetails, withoutEmpty } from './details.ts';
import { allSources, hashOf, type Site } from './files.ts';

export async function save(site: Site, now: Source, draft: Draft): Promise<Saved> {
  const { merged, mergedWith } = await withOtherWriters(site.root, now, draft);
  restorePictures(site.root, merged);
  const problems = problemsOf(site.root, merged, site.cache);
  if (problems.some(({ stops }) => stops === 'save'))
    refuse(400, { message: 'Not saved. Correct the problems first.', problems });
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

/** Merges the text of a form: a block with the same content keeps its lines, however the editor formats it. */
export function mergeText(before: string, form: string): string {
  if (form === before) return before;
  const [old, now] = [blocksOf(before), blocksOf(form)];
  // Text that cannot be parsed gets its own message.
  if (!old || !now) return `\n${form.trim()}\n`;
  if (old.length === now.length && old.every(({ content }, index) => content === now[index]?.content))
    return before;
  const kept = now.map((block) => old.find(({ content }) => content === block.content) ?? block);
  return `\n${kept.map(({ text }) => text).join('\n\n')}\n`;
}

function blocksOf(text: string) {
  try {
    return childrenOf(parseText(text)).map((node) => ({
      text: text.slice(node.position?.start.offset, node.position?.end.offset),
      // Independent of formatting.
      content: JSON.stringify(node, (key, value: unknown) => (key === 'position' ? undefined : value)),
    }));
  } catch {
    return undefined;
  }
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
  // Where both changed the same place, the first wins. Without a common version, that is the whole page.
  const [first, second] = taken === 'theirs' && seen === hash ? [now, mine] : [mine, now];
  const places: Conflict['places'] = [];
  let merged = first;
  if (base) {
    const data = mergeData(first.raw, base.raw, second.raw, places);
    merged = withContent(now, data, mergeTexts(first.body, base.body, second.body, places));
  } else if (first.whole !== second.whole) places.push({ mine: first.whole, theirs: second.whole });
  const by = (await lastWriter(root, now.file)) ?? 'Another writer';
  if (places.length > 0 && seen !== hash) {
    const message = `${by} has changed the same place since you opened this page. Nothing is saved yet, and what you have written is still here.`;
    const keepMine = `${opened}.${hash}`;
    refuse(409, { message, conflict: { by, places, keepMine, takeTheirs: `${keepMine}.theirs` } });
  }
  return { merged, mergedWith: by };
}

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
