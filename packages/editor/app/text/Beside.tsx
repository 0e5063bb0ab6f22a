// Below the tools: the length of the text, how hard it is to read, and its problems. Marks their blocks.
import {
  $isTableNode,
  exportLexicalTreeToMdast,
  exportVisitors$,
  jsxComponentDescriptors$,
  markdown$,
  rootEditor$,
  useCellValue,
  useRealm,
} from '@mdxeditor/editor';
import { $getRoot, $isDecoratorNode, type LexicalEditor } from 'lexical';
import type { Nodes } from 'mdast';
import { useDeferredValue, useEffect, useMemo } from 'react';
import { lengths } from '@clinic/content-model/lengths.ts';
import { withoutSources } from '@clinic/content-model/sources.ts';
import {
  easyUntil,
  hardToRead,
  isLong,
  longSentence,
  measureSentences,
  readability,
} from '@clinic/content-check/text/readability.ts';
import type { Problem } from '../../api/types.ts';
import { useForm } from '../shared/parts.tsx';
import { attributeOf } from './syntax.ts';

export function Beside() {
  const realm = useRealm();
  const { kind, problems } = useForm();
  const editor = useCellValue(rootEditor$);
  const markdown = useDeferredValue(useCellValue(markdown$));
  const sentences = useMemo(() => {
    const options = {
      visitors: realm.getValue(exportVisitors$),
      jsxComponentDescriptors: realm.getValue(jsxComponentDescriptors$),
      jsxIsAvailable: true,
    };
    const tree = editor?.read(() => exportLexicalTreeToMdast({ root: $getRoot(), ...options }));
    return markdown && tree ? passagesOf(tree).flatMap(measureSentences) : [];
  }, [realm, editor, markdown]);
  useEffect(() => {
    const mark = () => (editor ? markBlocks(editor, problems) : undefined);
    mark();
    return editor?.registerUpdateListener(mark);
  });
  const { words, age } = readability(sentences);
  const length = lengths[kind];
  const advice = sentences.filter(isLong).map(longSentence);
  if (age > easyUntil) advice.unshift(hardToRead('text', age));
  return (
    <details className="text-beside">
      <summary>
        {words} words
        {length && ` (${length.min} to ${length.max}${length.countsDetails ? ' with the details' : ''})`}
        {words > 0 && `, reading age ${Math.round(age)}`}
      </summary>
      {advice.length === 0 && <p>Easy to read.</p>}
      <ul>
        {advice.map(([message, fix], index) => (
          <li key={index}>
            {message} {fix}
          </li>
        ))}
      </ul>
    </details>
  );
}

const textOf = (node: Nodes): string =>
  'value' in node ? node.value : 'children' in node ? node.children.map(textOf).join('') : '';

function passagesOf(node: Nodes): string[] {
  if (node.type === 'paragraph' || node.type === 'heading' || node.type === 'tableCell')
    return [withoutSources(textOf(node))];
  const caption = node.type === 'mdxJsxFlowElement' ? attributeOf(node, 'caption') : '';
  return [caption, ...('children' in node ? node.children.flatMap(passagesOf) : [])];
}

/** Numbers the blocks as the check counts them, and shows the problems of each below it. */
function markBlocks(editor: LexicalEditor, problems: Problem[]) {
  // A table has its caption before it; paragraphs without words are not stored.
  const blocks = editor.read(() =>
    $getRoot()
      .getChildren()
      .filter((node) =>
        $isDecoratorNode(node)
          ? !($isTableNode(node) && $isDecoratorNode(node.getPreviousSibling()))
          : node.getTextContent() !== '',
      )
      .map((node) => node.getKey()),
  );
  blocks.forEach((key, index) => {
    const element = editor.getElementByKey(key);
    if (!element) return;
    const own = problems.filter(({ at }) => 'block' in at && at.block === index);
    const problem = own.map(({ message, fix }) => `${message} ${fix}`).join('\n');
    const advice = own.every(({ stops }) => stops === 'advice');
    Object.assign(element.dataset, { block: index, problem, advice });
  });
}
