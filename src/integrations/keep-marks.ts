// A term of the glossary is a button, and a browser may begin the next line with the comma behind it (a word joiner does
// not prevent it in Chromium: seen in columns that hold the word but not the comma too). In the tree of an article the
// two go into one span that does not break, while the term itself may still be broken.
import type { MdastPluginDefinition } from 'satteri';

const MARKS = /^[.,;:!?)]+/;

export const keepMarks = {
  name: 'keep-marks',
  mdxJsxTextElement(term, context) {
    if (term.name !== 'Term') return;
    const next = context.parent(term)?.children[(context.indexOf(term) ?? 0) + 1];
    const [marks] = (next?.type === 'text' && MARKS.exec(next.value)) || [];
    if (!marks || next?.type !== 'text') return;
    context.setProperty(next, 'value', next.value.slice(marks.length));
    context.wrapNode(term, {
      type: 'mdxJsxTextElement',
      name: 'span',
      attributes: [{ type: 'mdxJsxAttribute', name: 'class', value: 'keep' }],
      children: [{ type: 'text', value: marks }],
    });
  },
} satisfies MdastPluginDefinition;
