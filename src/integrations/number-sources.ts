// In the text of an article the key of a publication stands in brackets: [nice-2022]. Here it becomes the number that the
// publication has in the list of the details.
import type { MdastPluginDefinition } from 'satteri';
import { citedPieces, numbered } from '#lib/sources.ts';

interface Details {
  references?: string[];
}

export const numberSources = {
  name: 'number-sources',
  text(node, context) {
    // As Astro hands the details on to plugins.
    const { frontmatter = {} } = (context.data.astro ?? {}) as { frontmatter?: Details };
    const numbers = new Map((frontmatter.references ?? []).map((key, index) => [key, index + 1]));
    const pieces = citedPieces(numbered(node.value, numbers));
    if (!pieces.some(({ sources }) => sources.length > 0)) return;
    context.replaceNode(
      node,
      pieces.map(({ text, sources, marks }) =>
        sources.length > 0
          ? element('span', { class: 'keep' }, [
              { type: 'text', value: text },
              ...sources.map((n) => element('Source', { n })),
              { type: 'text', value: marks },
            ])
          : { type: 'text', value: text },
      ),
    );
  },
} satisfies MdastPluginDefinition;

const element = (name: string, attributes: Record<string, string>, children: object[] = []) => ({
  type: 'mdxJsxTextElement' as const,
  name,
  attributes: Object.entries(attributes).map(([key, value]) => ({
    type: 'mdxJsxAttribute' as const,
    name: key,
    value,
  })),
  // Made of the same elements; to TypeScript, a tree has no end.
  children: children as never[],
});
