// The text of an article, parsed as the build does.
import { slug } from 'github-slugger';
import type { MdastNode } from 'satteri';
import { memoize } from '../read/memoize.ts';
import type { Source } from '../read/source.ts';
import { attributeOf, childrenOf, isBox, nodesIn, parseText } from './plain-text.ts';

export interface Piece {
  node: MdastNode;
  line: number;
  around: MdastNode[];
}

export interface Body {
  pieces: Piece[];
  texts: { words: string; line: number; isHeading: boolean }[];
  /** Of its headings. */
  anchors: string[];
  /** Message and line of the parser error. */
  fault: { message: string; line: number } | undefined;
}

export const bodyOf = memoize((source: Source): Body => {
  const { pieces, fault } = piecesOf(source);
  const texts = pieces.flatMap(({ node, line }) => {
    if (node.type === 'paragraph' || node.type === 'heading' || node.type === 'tableCell')
      return [{ words: wordsIn(node), line, isHeading: node.type === 'heading' }];
    const caption = isBox(node) ? attributeOf(node, 'caption') : undefined;
    return caption ? [{ words: caption, line, isHeading: false }] : [];
  });
  const anchors = texts.filter(({ isHeading }) => isHeading).map(({ words }) => slug(words));
  return { pieces, texts, anchors, fault };
});

function piecesOf({ body, bodyLine }: Source): Pick<Body, 'pieces' | 'fault'> {
  if (body.trim() === '') return { pieces: [], fault: undefined };
  try {
    const pieces = [...nodesIn(parseText(body))].map(([node, around]) => {
      return { node, line: bodyLine + (node.position?.start.line ?? 1) - 1, around };
    });
    return { pieces, fault: undefined };
  } catch (error) {
    const { message } = error as Error;
    const line = bodyLine + Number(/^(\d+):/.exec(message)?.[1] ?? 1) - 1;
    return { pieces: [], fault: { message, line } };
  }
}

export const wordsIn = (node: MdastNode): string =>
  'value' in node ? node.value : childrenOf(node).map(wordsIn).join('');
