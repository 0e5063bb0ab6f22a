// Merges the text of a form into its article. A block with the same content keeps its lines, however the editor formats
// it.
import { childrenOf, parseText } from '@clinic/content-check/text/plain-text.ts';

interface Block {
  text: string;
  /** Its content, independent of formatting. */
  content: string;
}

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

function blocksOf(text: string): Block[] | undefined {
  try {
    return childrenOf(parseText(text)).map((node) => ({
      text: text.slice(node.position?.start.offset, node.position?.end.offset),
      content: JSON.stringify(node, (key, value: unknown) => (key === 'position' ? undefined : value)),
    }));
  } catch {
    return undefined;
  }
}
