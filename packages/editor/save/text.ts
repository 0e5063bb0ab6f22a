// Puts the text of an article that the form has written into its file. A paragraph, list or heading that says the same
// as before keeps its own lines, however the editor would write them.
import { childrenOf, parseText } from '@clinic/content-check/text/plain-text.ts';

interface Block {
  text: string;
  /** What it says, whichever way it is written. */
  says: string;
}

export function mergeText(before: string, form: string): string {
  const [old, now] = [blocksOf(before), blocksOf(form)];
  if (old.length === now.length && old.every(({ says }, index) => says === now[index]?.says)) return before;
  const kept = now.map((block) => old.find(({ says }) => says === block.says) ?? block);
  return `\n${kept.map(({ text }) => text).join('\n\n')}\n`;
}

function blocksOf(text: string): Block[] {
  return childrenOf(parseText(text)).map((node) => ({
    text: text.slice(node.position?.start.offset, node.position?.end.offset),
    says: JSON.stringify(node, (key, value: unknown) => (key === 'position' ? undefined : value)),
  }));
}
