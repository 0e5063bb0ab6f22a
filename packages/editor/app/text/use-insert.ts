// Inserts links, blocks and pictures at the caret, also pasted and dropped ones.
import { $createLinkNode, $isLinkNode, $toggleLink } from '@lexical/link';
import { DRAG_DROP_PASTE } from '@lexical/rich-text';
import {
  activeEditor$,
  currentSelection$,
  editorInTable$,
  importMdastTreeToLexical,
  importVisitors$,
  jsxComponentDescriptors$,
  NESTED_EDITOR_UPDATED_COMMAND,
  rootEditor$,
  useCellValues,
  useRealm,
} from '@mdxeditor/editor';
import {
  $createTextNode,
  $getNodeByKey,
  $getSelection,
  $insertNodes,
  $isRangeSelection,
  COMMAND_PRIORITY_HIGH,
  COPY_COMMAND,
  CUT_COMMAND,
  DROP_COMMAND,
  KEY_DOWN_COMMAND,
  mergeRegister,
  PASTE_COMMAND,
  type BaseSelection,
  type LexicalCommand,
  type LexicalNode,
} from 'lexical';
import type { RootContent } from 'mdast';
import { useEffect, useState } from 'react';
import type { Choice } from '../../api/types.ts';
import { useForm } from '../shared/parts.tsx';
import { ownPath } from '../shared/links.ts';
import { box } from './syntax.ts';

const OWN = 'application/x-lexical-editor';
const NO_PICTURE_HERE =
  'A cell of a table cannot have a picture. Click into the text above or below the table, then add it there.';

/** `address` is that of the link or term at the caret. Ctrl+K asks for one. */
export function useInsert(ask: () => void) {
  const realm = useRealm();
  const [root, editor, selection, inTable] = useCellValues(
    rootEditor$,
    activeEditor$,
    currentSelection$,
    editorInTable$,
  );
  const { storePicture, choices } = useForm();
  const [message, setMessage] = useState('');

  const url = editor?.getEditorState().read(() => $linkAt(selection)?.getURL());

  /** A picture inserted alone gets the focus, because it needs an alt text. */
  const insert = (children: RootContent[]) => {
    const nodes: LexicalNode[] = [];
    const focus = () => {
      const [node, second] = nodes;
      if (node && !second) editor?.getElementByKey(node.getKey())?.querySelector('textarea')?.focus();
    };
    const change = () => {
      importMdastTreeToLexical({
        root: { append: (node) => nodes.push(node), getType: () => 'root' },
        mdastRoot: { type: 'root', children },
        visitors: realm.getValue(importVisitors$),
        jsxComponentDescriptors: realm.getValue(jsxComponentDescriptors$),
        directiveDescriptors: [],
        codeBlockEditorDescriptors: [],
      });
      $insertNodes(nodes);
    };
    // React renders the block first.
    editor?.update(change, { onUpdate: () => setTimeout(focus) });
  };

  /** Sets the message of a failure, and returns the block of a stored picture. */
  const store = async (file: File | undefined, alt = ''): Promise<RootContent[]> => {
    try {
      if (!file) throw new Error('A picture was left out: save it as a file, then use "Add …", "Picture".');
      return [box('Picture', { src: await storePicture(file), alt })];
    } catch (error) {
      setMessage((before) => `${before} ${error instanceof Error ? error.message : String(error)}`.trim());
      return [];
    }
  };
  const insertPictures = async (files: Iterable<File>) => {
    setMessage('');
    for (const file of files) insert(await store(file));
  };
  const insertHtml = async (html: string, files: File[]) => {
    setMessage('');
    // Loaded with the first paste.
    const { readPasted, takePictures } = await import('./paste.ts');
    const { children } = readPasted(html, (address) => ownPath(address, choices));
    const blocks: RootContent[] = [];
    for (const block of children) {
      const pictures = takePictures(block);
      if (pictures.length === 0 || ('children' in block && block.children.length > 0)) blocks.push(block);
      for (const { url, alt } of pictures)
        blocks.push(...(await store(fileOf(url) ?? files.shift(), alt ?? '')));
    }
    insert(blocks);
  };
  const insertLink = (address: string, words: string) =>
    editor?.update(() => {
      if ($getSelection()?.isCollapsed())
        $insertNodes([$createLinkNode(address).append($createTextNode(words))]);
      else $toggleLink(address);
    });
  /** Changes the address of the link at the caret, if there is one. */
  const setLink = (address: string, words: string) =>
    editor?.update(() => ($linkAt($getSelection()) ? $toggleLink(address) : insertLink(address, words)));
  const removeLink = () =>
    editor?.update(() => {
      // With some of its words selected, the rest would stay a link.
      $linkAt($getSelection())?.select();
      $toggleLink(null);
    });

  /** MDXEditor stores only the first paragraph of a cell. */
  const insertInCell = (words: string, hasPicture: boolean) => {
    setMessage(hasPicture ? NO_PICTURE_HERE : '');
    const selection = $getSelection();
    if ($isRangeSelection(selection)) selection.insertText(words.replace(/\s+/g, ' '));
  };

  const take = (event: Event, data: DataTransfer | null): boolean => {
    const { target } = event;
    if (!data || isInField(event)) return false;
    const html = data.getData('text/html');
    const words = data.getData('text/plain').trim();
    const pictures = pictureFiles(data);
    if (inTable || (target instanceof Element && target.closest('th, td'))) {
      event.preventDefault();
      // Copied cells of a spreadsheet come with a picture of them.
      insertInCell(words, words ? /<img\b/i.test(html) : pictures.length > 0);
    } else if (data.types.includes(OWN)) return false;
    else if (html) {
      event.preventDefault();
      void insertHtml(html, pictures);
    } else if (/^(?:https?:\/\/|www\.)\S+$/.test(words)) {
      event.preventDefault();
      const path = ownPath(words, choices);
      insertLink(path, titleIn(choices.pages, path) ?? words);
    } else return false;
    return true;
  };

  const onKey = (event: KeyboardEvent) => {
    if (isInField(event)) return true;
    if (!event.ctrlKey && !event.metaKey) return false;
    // MDXEditor writes a cell to the table on blur: flush it before saving.
    if (event.key === 's' && inTable) editor?.dispatchCommand(NESTED_EDITOR_UPDATED_COMMAND, undefined);
    if (event.key !== 'k') return false;
    event.preventDefault();
    ask();
    return true;
  };
  const onFiles = (files: File[]) => {
    void insertPictures(files);
    return true;
  };

  useEffect(() => {
    if (!root || !editor) return undefined;
    // With the caret in a cell, a picture can be dropped into the text.
    const editors = [...new Set([root, editor])];
    const listen = <T>(command: LexicalCommand<T>, listener: (payload: T) => boolean) =>
      mergeRegister(...editors.map((one) => one.registerCommand(command, listener, COMMAND_PRIORITY_HIGH)));
    return mergeRegister(
      listen(
        PASTE_COMMAND,
        (event) => isInField(event) || ('clipboardData' in event && take(event, event.clipboardData)),
      ),
      listen(DROP_COMMAND, (event) => take(event, event.dataTransfer)),
      listen(DRAG_DROP_PASTE, onFiles),
      listen(KEY_DOWN_COMMAND, onKey),
      listen(COPY_COMMAND, isInField),
      listen(CUT_COMMAND, isInField),
    );
  });
  return { editor, address: url ?? '', insert, setLink, removeLink, insertPictures, message };
}

/** The editor would take the keys of a field as those of the text: Ctrl+A would select the article. */
const isInField = (event: Event | null) => event?.target instanceof HTMLTextAreaElement;

const $linkAt = (selection: BaseSelection | null) =>
  $isRangeSelection(selection)
    ? $getNodeByKey(selection.anchor.key)?.getParents().find($isLinkNode)
    : undefined;

export const titleIn = (choices: Choice[] | undefined, value: string) =>
  choices?.find((choice) => choice.value === value)?.title;

/** Some computers know no type for HEIC. */
const pictureFiles = ({ files }: DataTransfer) =>
  [...files].filter(({ type, name }) => type.startsWith('image/') || /\.hei[cf]$/i.test(name));

/** A picture inside the HTML. The security policy does not allow to fetch it. */
function fileOf(url: string): File | undefined {
  const [, type = '', coded] = /^data:image\/(\w+);base64,(.+)$/s.exec(url) ?? [];
  if (!coded) return undefined;
  const bytes = Uint8Array.from(atob(coded), (letter) => letter.charCodeAt(0));
  return new File([bytes], `picture.${type}`, { type: `image/${type}` });
}
