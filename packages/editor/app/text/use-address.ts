import { $isLinkNode } from '@lexical/link';
import { editorInTable$, NESTED_EDITOR_UPDATED_COMMAND, useCellValue } from '@mdxeditor/editor';
import {
  $getSelection,
  $isRangeSelection,
  COMMAND_PRIORITY_HIGH,
  KEY_DOWN_COMMAND,
  type EditorState,
  type LexicalEditor,
} from 'lexical';
import { useEffect, useState } from 'react';

/** The address of the link or term at the caret. Ctrl+K asks for one. */
export function useAddress(editor: LexicalEditor | null, ask: () => void): string {
  const [address, setAddress] = useState('');
  const inTable = useCellValue(editorInTable$);
  const onKey = (event: KeyboardEvent) => {
    if (!event.ctrlKey && !event.metaKey) return false;
    // A cell gives its words to the table only when it is left.
    if (event.key === 's' && inTable) editor?.dispatchCommand(NESTED_EDITOR_UPDATED_COMMAND, undefined);
    if (event.key !== 'k') return false;
    event.preventDefault();
    ask();
    return true;
  };
  const readAddress = ({ editorState }: { editorState: EditorState }) =>
    editorState.read(() => {
      const selection = $getSelection();
      const around = $isRangeSelection(selection) ? selection.anchor.getNode().getParents() : [];
      setAddress(around.find($isLinkNode)?.getURL() ?? '');
    });
  useEffect(() => editor?.registerCommand(KEY_DOWN_COMMAND, onKey, COMMAND_PRIORITY_HIGH));
  useEffect(() => editor?.registerUpdateListener(readAddress), [editor]);
  return address;
}
