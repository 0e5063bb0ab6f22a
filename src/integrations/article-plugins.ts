// Plugins for the Markdown of articles.
import type { MdastPluginDefinition } from 'satteri';
import { citedPieces, numbered } from '@clinic/content-model/sources.ts';

const element = <Type extends 'mdxJsxFlowElement' | 'mdxJsxTextElement'>(
  type: Type,
  name: string,
  attributes: Record<string, string>,
  children: object[] = [],
) => ({
  type,
  name,
  attributes: Object.entries(attributes).map(([key, value]) => ({
    type: 'mdxJsxAttribute' as const,
    name: key,
    value,
  })),
  // The children are such elements too; TypeScript cannot infer a recursive type.
  children: children as never[],
});

interface Box {
  attributes: readonly { type: string; name?: string; value?: unknown }[];
}

const attributeOf = ({ attributes }: Box, name: string) =>
  String(attributes.find((attribute) => attribute.name === name)?.value ?? '');

/** Turns a picture, or a table with a caption, into a figure. Astro optimizes the picture like any other. */
export const captions = {
  name: 'captions',
  mdxJsxFlowElement(box, context) {
    if (box.name !== 'Picture' && box.name !== 'Table') return;
    const isTable = box.name === 'Table';
    const text = attributeOf(box, 'caption');
    const caption = text
      ? [element('mdxJsxFlowElement', 'figcaption', {}, [{ type: 'text', value: text }])]
      : [];
    const content = isTable
      ? [...box.children]
      : [{ type: 'image', url: attributeOf(box, 'src'), alt: attributeOf(box, 'alt') }];
    // The caption above a table is its title; the caption below a picture adds to it.
    const children = isTable ? [...caption, ...content] : [...content, ...caption];
    context.replaceNode(box, element('mdxJsxFlowElement', 'figure', {}, children));
  },
} satisfies MdastPluginDefinition;

const PUNCTUATION = /^[.,;:!?)]+/;

/**
 * Keeps a comma on the line of the glossary term before it. A term is a button, and a browser may break the line after it.
 * A word joiner does not prevent that in Chromium, so both go into one span without breaks.
 */
export const joinPunctuation = {
  name: 'join-punctuation',
  mdxJsxTextElement(term, context) {
    if (term.name !== 'Term') return;
    const next = context.parent(term)?.children[(context.indexOf(term) ?? 0) + 1];
    const [marks] = (next?.type === 'text' && PUNCTUATION.exec(next.value)) || [];
    if (!marks || next?.type !== 'text') return;
    context.setProperty(next, 'value', next.value.slice(marks.length));
    context.wrapNode(
      term,
      element('mdxJsxTextElement', 'span', { class: 'keep' }, [{ type: 'text', value: marks }]),
    );
  },
} satisfies MdastPluginDefinition;

interface Frontmatter {
  references?: string[];
}

/** Replaces the key of a publication, as in [nice-2022], with its number in the references of the article. */
export const numberCitations = {
  name: 'number-citations',
  text(node, context) {
    // Astro passes the front matter to plugins in this shape.
    const { frontmatter = {} } = (context.data.astro ?? {}) as { frontmatter?: Frontmatter };
    const numbers = new Map((frontmatter.references ?? []).map((key, index) => [key, index + 1]));
    const pieces = citedPieces(numbered(node.value, numbers));
    if (!pieces.some(({ sources }) => sources.length > 0)) return;
    context.replaceNode(
      node,
      pieces.map(({ text, sources, marks }) =>
        sources.length > 0
          ? element('mdxJsxTextElement', 'span', { class: 'keep' }, [
              { type: 'text', value: text },
              ...sources.map((n) => element('mdxJsxTextElement', 'Source', { n })),
              { type: 'text', value: marks },
            ])
          : { type: 'text', value: text },
      ),
    );
  },
} satisfies MdastPluginDefinition;
