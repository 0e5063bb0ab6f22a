// How the text of an article becomes blocks of the editor, and blocks become Markdown again.
import { $createLinkNode, $isLinkNode, type LinkNode } from '@lexical/link';
import {
  $isTableNode,
  addExportVisitor$,
  addImportVisitor$,
  realmPlugin,
  type FORMAT,
  type LexicalExportVisitor,
  type MdastImportVisitor,
  type MdastJsx,
  type TableNode,
  type ToMarkdownOptions,
} from '@mdxeditor/editor';
import { $isLineBreakNode, type LineBreakNode } from 'lexical';
import type { Link, Nodes, Root, RootContent, Table } from 'mdast';

/** A term is edited like a link, so that its words stay part of the sentence. */
const TERM = '#term=';

export const termAddress = (id: string) => TERM + id;
export const termIn = (address: string) =>
  address.startsWith(TERM) ? address.slice(TERM.length) : undefined;

export const attributeOf = (node: MdastJsx, name: string): string => {
  const found = node.attributes.find((one) => one.type === 'mdxJsxAttribute' && one.name === name);
  return typeof found?.value === 'string' ? found.value : '';
};

export const box = (name: string, attributes: Record<string, string>): RootContent => ({
  type: 'mdxJsxFlowElement',
  name,
  attributes: attributesOf(attributes),
  children: [],
});

export const attributesOf = (values: Record<string, string>) =>
  Object.entries(values).map(([name, value]) => ({ type: 'mdxJsxAttribute' as const, name, value }));

const isTableBox = (node?: Nodes) => node?.type === 'mdxJsxFlowElement' && node.name === 'Table';

const importTerm: MdastImportVisitor<MdastJsx> = {
  testNode: (node) => node.type === 'mdxJsxTextElement' && node.name === 'Term',
  visitNode: ({ mdastNode, actions }) => {
    actions.addFormatting(actions.getParentFormatting() as FORMAT);
    actions.addAndStepInto($createLinkNode(termAddress(attributeOf(mdastNode, 'id'))));
  },
};

/** MDXEditor would lose bold around a link. */
const importLink: MdastImportVisitor<Link> = {
  testNode: 'link',
  visitNode: ({ actions }) => {
    actions.addFormatting(actions.getParentFormatting() as FORMAT);
    actions.nextVisitor();
  },
};

/** The caption is a block of its own before the table, also when the table has none yet. */
const importCaptioned: MdastImportVisitor<MdastJsx> = {
  testNode: (node) => isTableBox(node) && 'children' in node && node.children.length > 0,
  visitNode: ({ mdastNode, lexicalParent, actions }) => {
    const children = [{ ...mdastNode, children: [] }, ...mdastNode.children] as RootContent[];
    actions.visitChildren({ type: 'root', children } as Root, lexicalParent);
  },
};
const importTable: MdastImportVisitor<Table> = {
  testNode: 'table',
  visitNode: ({ mdastNode, mdastParent, lexicalParent, actions }) => {
    const siblings: Nodes[] = mdastParent?.children ?? [];
    if (!isTableBox(siblings[siblings.indexOf(mdastNode) - 1]))
      actions.visitChildren({ type: 'root', children: [box('Table', {})] } as Root, lexicalParent);
    actions.nextVisitor();
  },
};

/** Bold stays around a link, as in **[words](/page):** */
const exportLink: LexicalExportVisitor<LinkNode, RootContent> = {
  testLexicalNode: $isLinkNode,
  visitLexicalNode: ({ lexicalNode, mdastParent, actions }) => {
    const url = lexicalNode.getURL();
    const id = termIn(url);
    const link = (
      id === undefined
        ? { type: 'link', url, title: lexicalNode.getTitle(), children: [] }
        : { type: 'mdxJsxTextElement', name: 'Term', attributes: attributesOf({ id }), children: [] }
    ) as Link;
    actions.visitChildren(lexicalNode, link);
    const [only, ...others] = link.children;
    const isBold = only?.type === 'strong' && others.length === 0;
    actions.appendToParent(
      mdastParent,
      isBold ? { ...only, children: [{ ...link, children: only.children } as Link] } : link,
    );
  },
};

/** The site does not allow aligned columns. A caption without words is left out. */
const exportTable: LexicalExportVisitor<TableNode, RootContent> = {
  testLexicalNode: $isTableNode,
  visitLexicalNode: ({ lexicalNode, mdastParent, actions }) => {
    actions.appendToParent(mdastParent, { ...lexicalNode.getMdastNode(), align: [] });
  },
  shouldJoin: (before, node) => isTableBox(before) && node.type === 'table',
  join: (before, table) =>
    attributeOf(before as MdastJsx, 'caption') ? { ...before, children: [table] } : table,
};

const exportBreak: LexicalExportVisitor<LineBreakNode, RootContent> = {
  testLexicalNode: $isLineBreakNode,
  visitLexicalNode: ({ mdastParent, actions }) => {
    actions.appendToParent(mdastParent, { type: 'break' });
  },
};

/** Before the visitors of MDXEditor. */
const first = <T>(visitor: T) => ({ ...visitor, priority: 10 });

export const articlePlugin = realmPlugin({
  init: (realm) =>
    realm.pubIn({
      [addImportVisitor$]: [importTerm, importLink, importCaptioned, importTable].map(first),
      [addExportVisitor$]: [exportLink, exportTable, exportBreak].map(first),
    }),
});

/** Citations such as [nice-ng226] need no backslash: no article has reference links. */
const citation = /\\\[([a-z0-9-]{2,})\](?![(:[])/g;

export const toMarkdownOptions: ToMarkdownOptions = {
  bullet: '-',
  rule: '-',
  listItemIndent: 'one',
  handlers: {
    text: (node: { value: string }, _parent, state, info) =>
      state.safe(node.value, info).replace(citation, '[$1]'),
  },
};
