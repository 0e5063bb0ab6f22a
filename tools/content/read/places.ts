// Where each word of the details stands.
import { LineCounter, isMap, isNode, isScalar, parseDocument, type Document } from 'yaml';
import type { Path } from './values.ts';

export interface Details {
  parsed: Document.Parsed;
  /** The line of a place, counted from 1. */
  lineAt: (offset: number) => number;
}

export function parseSlowly(yaml: string): Details {
  const lineCounter = new LineCounter();
  return {
    parsed: parseDocument(yaml, { lineCounter }),
    lineAt: (offset) => lineCounter.linePos(offset).line,
  };
}

/** Where a field begins; where it is missing, the nearest thing around it. */
export function offsetOf(details: Document.Parsed, place: Path): number {
  for (let length = place.length; length > 0; length--) {
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
