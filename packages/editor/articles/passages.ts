import type { EditorState } from 'prosemirror-state';
import { withoutSources } from '#lib/sources.ts';

export interface Passage {
  words: string;
  /** Its words without those that are marked as terms. */
  unmarked: string;
}

/** The paragraphs, headings and list entries of a text in the editor. */
export function passagesOf({ doc }: EditorState): Passage[] {
  const passages: Passage[] = [];
  doc.descendants((node) => {
    if (!node.isTextblock) return true;
    const unmarked: string[] = [];
    node.descendants((part) => {
      if (part.text && !part.marks.some(({ type }) => type.name === 'Term')) unmarked.push(part.text);
      return false;
    });
    passages.push({
      words: withoutSources(node.textContent),
      unmarked: withoutSources(unmarked.join(' … ')),
    });
    return false;
  });
  return passages;
}
