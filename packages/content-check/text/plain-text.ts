// The allow-list for the text of an article. The check, the editor and the build share it, so none of them accepts
// text that another one runs as code.
import { mdxToMdast, type MdastNode, type MdastPluginDefinition } from 'satteri';
import { picturePath } from '@clinic/content-model/picture-limits.ts';
import { nearest } from '../report/nearest.ts';

/** The problem and how to fix it, for the writer. */
export type Explanation = [message: string, fix: string];

/** Astro has removed the front matter. A second block between --- could hide code if the parser accepted it. */
export const features = { frontmatter: false };

/** Throws when the text is not valid MDX. */
export const parseText = (text: string): MdastNode => mdxToMdast(text, { features });

const NODES: readonly string[] = [
  ...['root', 'heading', 'paragraph', 'blockquote', 'list', 'listItem', 'thematicBreak'],
  ...['table', 'tableRow', 'tableCell'],
  ...['text', 'strong', 'emphasis', 'break', 'link', 'image'],
];

/** The boxes that pages can render, with their attributes. */
const BOXES = new Map([
  ['Term', ['id']],
  ['Picture', ['src', 'alt', 'caption']],
  ['Table', ['caption']],
]);

export type Box = Extract<MdastNode, { type: 'mdxJsxFlowElement' | 'mdxJsxTextElement' }>;

export const isBox = (node: MdastNode): node is Box =>
  node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';

/** True when a box has only known attributes with text values. */
const hasPlainAttributes = ({ name, attributes }: Box): boolean =>
  attributes.every(
    (one) =>
      one.type === 'mdxJsxAttribute' &&
      typeof one.value === 'string' &&
      BOXES.get(name ?? '')?.includes(one.name),
  );

/** True for a box on lines of its own, with plain attributes. */
export const isPlainBlock = (node: Box): boolean =>
  node.type === 'mdxJsxFlowElement' && hasPlainAttributes(node);

/** A path, an anchor, or an address that a browser never runs as code. */
const LINK = /^(?:[/#]|(?:https?|mailto|tel):)/i;

export const termExample = '<Term id="nerve-block">nerve block</Term>';
export const noBrace = 'Write ( and ) instead, or put a \\ before it: \\{';
const asText = 'Write plain text; for a link write [words](/address), for a heading begin the line with ##.';

/** Markdown that is not allowed, and what it does. */
const FOREIGN: Partial<Record<MdastNode['type'], string>> = {
  delete: 'Words between ~~ are struck out.',
  inlineCode: 'Words between ` are shown as program code.',
  definition: 'A line such as [word]: address is not shown.',
  footnoteReference: 'A mark such as [^1] makes a footnote.',
  footnoteDefinition: 'A line such as [^1]: words makes a footnote.',
};

/** Returns the problem of a node that is not on the allow-list. */
export function problemOf(node: MdastNode): Explanation | undefined {
  if (isBox(node)) return BOXES.has(node.name ?? '') ? undefined : tagProblem(node.name ?? '');
  if (NODES.includes(node.type)) return undefined;
  if (node.type === 'mdxjsEsm')
    return [
      `A line that begins with "${node.value.trim().split(/\s/)[0]}" is read as code.`,
      'Remove the line, or begin the sentence with another word.',
    ];
  if (node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression')
    return [`{${node.value}} is read as code.`, noBrace];
  if (node.type === 'code')
    return [
      'These lines are shown as program code.',
      'Remove the spaces at the beginning of the line, and any ```.',
    ];
  return [FOREIGN[node.type] ?? `The text has Markdown of the type "${node.type}" in it.`, asText];
}

/** Tags with a capital letter are probably boxes of other sites; nearest() accepts <term> and <Trem>. */
export function tagProblem(tag: string): Explanation {
  const names = [...BOXES.keys()];
  const meant = nearest(tag, names);
  if (!meant && !/^[A-Z]/.test(tag)) return [`<${tag}> is code, not text.`, asText];
  const otherwise = `Write its text as a paragraph. The boxes are: ${names.join(', ')}. A term is written ${termExample}.`;
  return [
    `There is no box called <${tag}>.`,
    meant ? `Did you mean ${meant === 'Term' ? termExample : `<${meant} … />`}?` : otherwise,
  ];
}

/** Includes attributes, links and pictures, for which the check has separate rules. */
function problemInBuild(node: MdastNode): Explanation | undefined {
  if (isBox(node) && BOXES.has(node.name ?? '') && !hasPlainAttributes(node))
    return [`<${node.name}> has an attribute that is not its own or not plain text.`, 'Remove it.'];
  if (node.type === 'link' && !LINK.test(node.url))
    return [`The link "${node.url}" is not an address.`, 'Remove it.'];
  const picture = node.type === 'image' ? node.url : attributeOf(node, 'src');
  if (picture !== undefined && !picturePath.test(picture))
    return [`"${picture}" is not the path of a picture.`, 'Name a file such as ./picture.jpg.'];
  return problemOf(node);
}

/** Returns the value of an attribute, unless it is code. */
export function attributeOf(node: MdastNode, name: string): string | undefined {
  if (!isBox(node)) return undefined;
  const found = node.attributes.find((one) => one.type === 'mdxJsxAttribute' && one.name === name);
  return typeof found?.value === 'string' ? found.value : undefined;
}

export const childrenOf = (node: MdastNode): MdastNode[] => ('children' in node ? node.children : []);

/** Yields a node and all in it, each with the nodes around it. */
export function* nodesIn(node: MdastNode, around: MdastNode[] = []): Generator<[MdastNode, MdastNode[]]> {
  yield [node, around];
  for (const child of childrenOf(node)) yield* nodesIn(child, [...around, node]);
}

/** Stops the build at code. Must be the first plugin, because others add elements. */
export const refuseCode = {
  name: 'refuse-code',
  options: { position: true },
  before(root, { data }) {
    const { frontmatter } = (data.astro ?? {}) as { frontmatter?: { layout?: unknown } };
    // Astro would import the layout as a module.
    if (frontmatter?.layout !== undefined) throw new Error('The details name a "layout". Remove it.');
    for (const [node] of nodesIn(root)) {
      const problem = problemInBuild(node);
      if (!problem) continue;
      const { line = 1, column = 1 } = node.position?.start ?? {};
      throw Object.assign(new Error(problem.join(' ')), { line, column });
    }
  },
} satisfies MdastPluginDefinition;
