// One file of src/content, taken apart the way the build does: details, body, and on which line each stands.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { LineCounter, isMap, isNode, isScalar, parseDocument, type Document } from 'yaml';
import { slug } from 'github-slugger';
import { endingOf, type Kind } from './kinds.ts';
import type { Path } from './fields.ts';

export interface Source {
  kind: Kind;
  /** From the root of the project, with forward slashes. */
  file: string;
  /** How other pages call it, and the last part of its address. */
  id: string;
  lines: string[];
  details: Document.Parsed | undefined;
  /** The first line of the details, counted from 1. */
  detailsLine: number;
  data: unknown;
  body: string;
  /** The first line of the body, counted from 1. */
  bodyLine: number;
  /** The line of a field. */
  lineOf: (path: Path) => number;
  /** The line of a place in the details. */
  lineAt: (offset: number) => number;
}

/** Astro's own rule for the name of an entry. */
export const idOf = (nameInFolder: string, kind: Kind) =>
  nameInFolder
    .slice(0, -endingOf(kind).length)
    .split(/[\\/]/)
    .map((part) => slug(part))
    .join('/')
    .replace(/\/index$/, '');

export function readSource(root: string, kind: Kind, nameInFolder: string): Source {
  const file = path.posix.join('src/content', kind, nameInFolder.replaceAll('\\', '/'));
  const text = readFileSync(path.join(root, file), 'utf8').replace(/^\uFEFF/, '');
  const lines = text.split(/\r?\n/);
  const parts =
    endingOf(kind) === '.yaml' ? { details: lines, detailsLine: 1, body: [], bodyLine: 1 } : split(lines);
  const counter = new LineCounter();
  const details = parts.details && parseDocument(parts.details.join('\n'), { lineCounter: counter });
  const data = details && valuesOf(details);
  const lineAt = (offset: number) => counter.linePos(offset).line + parts.detailsLine - 1;
  return {
    kind,
    file,
    id: idOf(nameInFolder, kind),
    lines,
    details,
    detailsLine: parts.detailsLine,
    data,
    body: parts.body.join('\n'),
    bodyLine: parts.bodyLine,
    lineOf: (place) => (data === undefined ? parts.detailsLine : lineAt(offsetOf(details, place))),
    lineAt,
  };
}

interface Parts {
  details: string[] | undefined;
  detailsLine: number;
  body: string[];
  bodyLine: number;
}

/** An article has its details between two lines of three hyphens, then its text. */
function split(lines: string[]): Parts {
  const isFence = (line: string | undefined) => line?.trimEnd() === '---';
  const end = lines.findIndex((line, index) => index > 0 && isFence(line));
  if (!isFence(lines[0]) || end < 0) return { details: undefined, detailsLine: 1, body: [], bodyLine: 1 };
  return { details: lines.slice(1, end), detailsLine: 2, body: lines.slice(end + 1), bodyLine: end + 2 };
}

/** Undefined when the details cannot be read. */
function valuesOf(details: Document.Parsed): unknown {
  if (details.errors.length > 0) return undefined;
  try {
    return details.toJS() ?? {};
  } catch {
    return undefined; // a text that begins with * is taken for a reference to another
  }
}

/** Where a field begins; where it is missing, the nearest thing around it. */
function offsetOf(details: Document.Parsed | undefined, place: Path): number {
  for (let length = place.length; details && length > 0; length--) {
    const node = nodeAt(details, place.slice(0, length));
    if (isNode(node) && node.range) return node.range[0];
  }
  return 0;
}

/** The name of a field, or an entry of a list. */
function nodeAt(details: Document.Parsed, place: Path): unknown {
  const parent = place.length > 1 ? details.getIn(place.slice(0, -1), true) : details.contents;
  if (!isMap(parent)) return details.getIn(place, true);
  return parent.items.find(({ key }) => isScalar(key) && String(key.value) === String(place.at(-1)))?.key;
}
