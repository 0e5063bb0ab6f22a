import { withoutSources } from '#lib/sources.ts';

/** What the editor holds of a text, as far as it is read here. */
interface EditorNode {
  isTextblock: boolean;
  textContent: string;
  text?: string;
  marks: { type: { name: string } }[];
  descendants(visit: (node: EditorNode) => boolean): void;
}

export interface Passage {
  words: string;
  /** Its words without those that are marked as terms. */
  unmarked: string;
}

/** The paragraphs, headings and list entries of a text in the editor. */
export function passagesOf(text: unknown): Passage[] {
  const passages: Passage[] = [];
  (text as { doc?: EditorNode }).doc?.descendants((node) => {
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
