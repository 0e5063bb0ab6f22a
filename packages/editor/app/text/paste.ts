// Reads HTML of the clipboard, from Word, Google Docs and web pages, as blocks of an article. Everything that an article
// cannot have is dropped, and its words stay. Without the parser of the browser, which would report each style attribute
// to the security policy.
import type { Element, ElementContent, RootContent, Text } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { defaultHandlers, toMdast, type Handle } from 'hast-util-to-mdast';
import type { Image, Nodes, PhrasingContent, Root, TableCell } from 'mdast';

const element = (tagName: string, children: ElementContent[]): Element => ({
  type: 'element',
  tagName,
  properties: {},
  children,
});
const textOf = (node: ElementContent): string =>
  'children' in node ? node.children.map(textOf).join('') : node.type === 'text' ? node.value : '';
const styleOf = ({ properties }: Element) => String(properties.style ?? '');

/** An entry of a list in Word: a paragraph with the level in its style, and the sign of the list as words. */
interface Entry {
  level: number;
  isNumbered: boolean;
  content: ElementContent[];
}

const SIGN = /^\s*(?:[·•▪§o–-]|(\(?\w{1,4}[.)]))\s{2,}/;

function entryOf(node: ElementContent): Entry | undefined {
  if (node.type !== 'element' || node.tagName !== 'p') return undefined;
  const [, level] = /mso-list:[^;]*level(\d)/.exec(styleOf(node)) ?? [];
  const sign = SIGN.exec(textOf(node).replaceAll('\u00a0', ' '));
  if (!level && !(sign && String(node.properties.className).includes('MsoListParagraph'))) return undefined;
  let left = sign?.[0].length ?? 0;
  const withoutSign = (part: ElementContent): ElementContent => {
    if ('children' in part) return { ...part, children: part.children.map(withoutSign) } as typeof part;
    if (part.type !== 'text') return part;
    const value = part.value.slice(left);
    left -= part.value.length - value.length;
    return { ...part, value };
  };
  return {
    level: Number(level ?? 1),
    isNumbered: sign?.[1] !== undefined,
    content: node.children.map(withoutSign),
  };
}

/** Deeper entries become a list inside the entry before them. */
function listOf(entries: Entry[]): Element {
  const items: Element[] = [];
  for (let index = 0; index < entries.length;) {
    const { level, content } = entries[index] as Entry;
    const next = entries.findIndex((one, at) => at > index && one.level <= level);
    const deeper = entries.slice(index + 1, next < 0 ? undefined : next);
    items.push(element('li', deeper.length > 0 ? [...content, listOf(deeper)] : content));
    index += 1 + deeper.length;
  }
  return element(entries[0]?.isNumbered ? 'ol' : 'ul', items);
}

const DROPPED = /^(?:head|style|script|title|meta|link|xml|o:p|svg|iframe|object|video|audio|button|input)$/;
const isComment = (node: Element) =>
  /mso-element:\s*comment/.test(styleOf(node)) ||
  /MsoCommentReference|msocomanchor/.test(String(node.properties.className));
const INLINE = /^(?:a|abbr|b|br|em|font|i|img|s|small|span|strong|sub|sup|u)$/;
const isBlock = (node: ElementContent) => node.type === 'element' && !INLINE.test(node.tagName);

const isKept = (node: RootContent): node is Element | Text =>
  node.type === 'text' || (node.type === 'element' && !DROPPED.test(node.tagName) && !isComment(node));

const isList = ({ tagName }: Element) => tagName === 'ul' || tagName === 'ol';

const isOfOtherList = (entry: Entry, first: Entry | undefined) =>
  first !== undefined && entry.level <= first.level && entry.isNumbered !== first.isNumbered;

function tidied(children: RootContent[]): ElementContent[] {
  const result: ElementContent[] = [];
  let entries: Entry[] = [];
  const endList = () => {
    if (entries.length > 0) result.push(listOf(entries));
    entries = [];
  };
  for (const node of children.filter(isKept)) {
    if (node.type === 'text') {
      if (node.value.trim() || entries.length === 0)
        result.push({ ...node, value: node.value.replaceAll('\u00a0', ' ') });
      continue;
    }
    const entry = entryOf(node);
    if (entry && isOfOtherList(entry, entries[0])) endList();
    if (entry) entries.push({ ...entry, content: tidied(entry.content) });
    else {
      endList();
      const before = result.at(-1);
      const inner = { ...node, children: tidied(node.children) };
      // Google Docs puts a deeper list after the entry, not into it.
      if (isList(node) && before?.type === 'element' && before.tagName === 'li') before.children.push(inner);
      else result.push(inner);
    }
  }
  endList();
  return result;
}

const all: Handle = (state, node) => state.all(node);
/** Word and Google Docs write the weight of words as a style. */
const bold: Handle = (state, node) => {
  const own = node.tagName === 'span' ? 'normal' : 'bold';
  const [, weight = own] = /(?:^|;)\s*font-weight:\s*(\w+)/.exec(styleOf(node)) ?? [];
  return weight === 'bold' || Number(weight) > 500 ? defaultHandlers.strong(state, node) : state.all(node);
};

/** Words in a row: in a heading or a cell, which cannot have paragraphs. */
const inRow = (nodes: ElementContent[]): ElementContent[] =>
  nodes.flatMap((node) =>
    node.type === 'element' && (isBlock(node) || node.tagName === 'br')
      ? [...inRow(node.children), { type: 'text', value: ' ' } as const]
      : [node],
  );
const heading: Handle = (state, node) => ({
  type: 'heading',
  depth: node.tagName < 'h3' ? 2 : 3,
  children: [{ type: 'text', value: textOf(node).replace(/\s+/g, ' ').trim() }],
});

const cell: Handle = (state, node) => defaultHandlers.td(state, { ...node, children: inRow(node.children) });
const isEmpty = ({ children }: TableCell) => children.length === 0;

const handlersWith = (pathOf: (address: string) => string): Record<string, Handle> => ({
  ...Object.fromEntries(['h1', 'h2', 'h3', 'h4', 'h5', 'h6'].map((name) => [name, heading])),
  ...Object.fromEntries(
    ['code', 'kbd', 'samp', 'tt', 'var', 'del', 's', 'strike', 'q', 'u'].map((name) => [name, all]),
  ),
  ...{ b: bold, strong: bold, span: bold, td: cell, th: cell, pre: defaultHandlers.p },
  // Bookmarks of Word have no address.
  a: (state, node) => {
    const children = state.all(node) as PhrasingContent[];
    const url = String(node.properties.href ?? '');
    return /^(?:https?:|mailto:|tel:)/.test(url) ? { type: 'link', url: pathOf(url), children } : children;
  },
  table: (state, node) => {
    const table = defaultHandlers.table(state, node);
    // The first row is the header, as on the site, not the empty one that the library adds.
    if (table.type === 'table' && table.children[0]?.children.every(isEmpty)) table.children.shift();
    return table;
  },
});

/** `pathOf` turns whole addresses of the site into paths. */
export function readPasted(html: string, pathOf: (address: string) => string): Root {
  const tree = fromHtml(html, { fragment: true });
  const read = toMdast({ ...tree, children: tidied(tree.children) }, { handlers: handlersWith(pathOf) });
  const children = read.type === 'root' ? read.children : [];
  return {
    type: 'root',
    children: children.filter(
      (node) => node.type !== 'paragraph' || node.children.some(({ type }) => type !== 'break'),
    ),
  };
}

/** Takes the pictures out of a node and returns them. */
export function takePictures(node: Nodes): Image[] {
  if (node.type === 'image') return [node];
  if (!('children' in node)) return [];
  const found = node.children.flatMap(takePictures);
  Object.assign(node, { children: (node.children as Nodes[]).filter(({ type }) => type !== 'image') });
  return found;
}
