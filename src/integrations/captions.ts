// A picture in the text of an article, and a table with a caption: each becomes a figure, and the picture is one that
// Astro knows, which it scales for each screen.
import type { MdastPluginDefinition } from 'satteri';

interface Box {
  attributes: readonly { type: string; name?: string; value?: unknown }[];
}

const said = ({ attributes }: Box, name: string) =>
  String(attributes.find((attribute) => attribute.name === name)?.value ?? '');

export const captions = {
  name: 'captions',
  mdxJsxFlowElement(box, context) {
    if (box.name !== 'Picture' && box.name !== 'Table') return;
    const caption = said(box, 'caption');
    const shown =
      box.name === 'Table'
        ? [...box.children]
        : [{ type: 'image' as const, url: said(box, 'src'), alt: said(box, 'alt') }];
    const words = caption ? [element('figcaption', [{ type: 'text' as const, value: caption }])] : [];
    // What stands over a table says what it is; under a picture it adds to what is seen.
    context.replaceNode(
      box,
      element('figure', box.name === 'Table' ? [...words, ...shown] : [...shown, ...words]),
    );
  },
} satisfies MdastPluginDefinition;

const element = (name: string, children: object[]) => ({
  type: 'mdxJsxFlowElement' as const,
  name,
  attributes: [],
  // Made of the same elements; to TypeScript, a tree has no end.
  children: children as never[],
});
