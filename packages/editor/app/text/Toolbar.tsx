import { $createHeadingNode, $createQuoteNode } from '@lexical/rich-text';
import {
  addTopAreaChild$,
  applyFormat$,
  applyListType$,
  convertSelectionToNode$,
  currentBlockType$,
  currentFormat$,
  currentListType$,
  defaultSvgIcons,
  editorInTable$,
  IS_BOLD,
  realmPlugin,
  useCellValues,
  usePublisher,
} from '@mdxeditor/editor';
import { $createParagraphNode, $getSelection, REDO_COMMAND, UNDO_COMMAND } from 'lexical';
import type { RootContent } from 'mdast';
import { useRef, useState, type MouseEvent, type ReactNode } from 'react';
import { PICTURES } from '../shared/client.ts';
import { useForm, type FormParts } from '../shared/parts.tsx';
import { Beside } from './Beside.tsx';
import { Chooser } from '../shared/Chooser.tsx';
import { typedAddress } from '../shared/links.ts';
import { box, termAddress, termIn } from './syntax.ts';
import { titleIn, useInsert } from './use-insert.ts';

const blocks = {
  paragraph: ['Paragraph', $createParagraphNode],
  h2: ['Heading', () => $createHeadingNode('h2')],
  h3: ['Smaller heading', () => $createHeadingNode('h3')],
  quote: ['Quotation', $createQuoteNode],
} as const;

const cell = { type: 'tableCell' as const, children: [] };
const row = { type: 'tableRow' as const, children: [cell, cell] };
const newTable: RootContent = { type: 'table', children: [row, row, row] };

/** A cell of a table is one paragraph: MDXEditor stores no more. */
const NOT_IN_CELLS = ['Bullets', 'Numbers', 'Picture', 'Stored picture', 'Illustration', 'Table'];

/** Before the first click there is no caret, so no kind. */
const kindOf = (block: string, list: string) => (block in blocks ? block : list ? '' : 'paragraph');

/** A click keeps the caret in the text. */
const keepCaret = (event: MouseEvent) => {
  if (event.target instanceof HTMLButtonElement) event.preventDefault();
};

const listsFor = ({ kind, choices, references }: FormParts) => ({
  glossary: choices.byKind.glossary ?? [],
  sources: (choices.byKind.publications ?? []).filter(({ value }) => references.includes(value)),
  stored: choices.pictures[kind] ?? [],
});

function Toolbar() {
  const form = useForm();
  const { choices } = form;
  const { glossary, sources, stored } = listsFor(form);
  const [format, block, list, inTable] = useCellValues(
    currentFormat$,
    currentBlockType$,
    currentListType$,
    editorInTable$,
  );
  const setFormat = usePublisher(applyFormat$);
  const setList = usePublisher(applyListType$);
  const setBlock = usePublisher(convertSelectionToNode$);
  const [asked, setAsked] = useState<keyof typeof asks>();
  const tools = useInsert(() => setAsked('Link'));
  const { editor, address, insert, setLink, removeLink, insertPictures, message } = tools;
  const file = useRef<HTMLInputElement>(null);
  const term = termIn(address);

  // What can be chosen for the text.
  const asks = {
    Link: {
      title:
        address && term === undefined
          ? `Link to: ${titleIn(choices.pages, address) ?? address}`
          : 'Link to a page, or paste an address',
      choices: choices.pages,
      choose: (to: string) => setLink(to, titleIn(choices.pages, to) ?? to),
    },
    Term: {
      title: 'Which word of the glossary is it?',
      choices: glossary,
      choose: (id: string) => setLink(termAddress(id), titleIn(glossary, id) ?? id),
    },
    Source: {
      title: 'Publication under References',
      choices: sources,
      choose: (key: string) => editor?.update(() => $getSelection()?.insertText(` [${key}]`)),
    },
    'Stored picture': {
      title: 'Stored picture',
      choices: stored,
      choose: (src: string) => insert([box('Picture', { src, alt: '' })]),
    },
    Illustration: {
      title: 'Illustration',
      choices: choices.plates,
      choose: (plate: string) =>
        insert([
          box('Picture', {
            src: `../../assets/plates/${plate}.webp`,
            alt: titleIn(choices.plates, plate) ?? '',
          }),
        ]),
    },
  };
  // Waits until the closing dialog has restored the focus.
  const soon = (change: () => void) => setTimeout(() => editor?.focus(change));
  const button = (label: string, onClick: () => void, sign: ReactNode = label, isOn?: boolean) => (
    <button
      aria-label={label}
      title={label}
      aria-pressed={isOn}
      disabled={inTable && NOT_IN_CELLS.includes(label)}
      onClick={onClick}
    >
      {sign}
    </button>
  );
  const listButton = (label: string, type: 'bullet' | 'number', sign: ReactNode) =>
    button(label, () => setList(list === type ? '' : type), sign, list === type);
  const isLink = address !== '' && term === undefined;

  return (
    <div className="text-tools" data-toolbar-item>
      <div role="group" aria-label="Tools for the text" onMouseDown={keepCaret}>
        <select
          aria-label="Kind of paragraph"
          value={kindOf(block, list)}
          disabled={inTable}
          onChange={({ target }) => setBlock(blocks[target.value as keyof typeof blocks][1])}
        >
          <option value="" disabled>
            List
          </option>
          {Object.entries(blocks).map(([name, [label]]) => (
            <option key={name} value={name}>
              {label}
            </option>
          ))}
        </select>
        {button('Bold', () => setFormat('bold'), defaultSvgIcons.format_bold, (format & IS_BOLD) !== 0)}
        {listButton('Bullets', 'bullet', defaultSvgIcons.format_list_bulleted)}
        {listButton('Numbers', 'number', defaultSvgIcons.format_list_numbered)}
        {button('Link', () => setAsked('Link'), 'Link', isLink)}
        {button('Undo', () => editor?.dispatchCommand(UNDO_COMMAND, undefined), defaultSvgIcons.undo)}
        {button('Redo', () => editor?.dispatchCommand(REDO_COMMAND, undefined), defaultSvgIcons.redo)}
        <details
          className="menu"
          onClick={({ target, currentTarget }) =>
            target instanceof HTMLButtonElement && (currentTarget.open = false)
          }
        >
          <summary>Add …</summary>
          <div>
            {button('Term of the glossary', () => setAsked('Term'))}
            {button('Source', () => setAsked('Source'))}
            {button('Picture', () => file.current?.click())}
            {stored.length > 0 && button('Stored picture', () => setAsked('Stored picture'))}
            {button('Illustration', () => setAsked('Illustration'))}
            {button('Table', () => insert([newTable]))}
          </div>
        </details>
      </div>
      <input
        ref={file}
        type="file"
        accept={PICTURES}
        hidden
        onChange={({ target }) => {
          void insertPictures([...(target.files ?? [])]);
          target.value = '';
        }}
      />
      <p role="status">{message}</p>
      <Beside />
      {asked && (
        <Chooser
          title={asks[asked].title}
          choices={asks[asked].choices}
          onChoose={(value) => soon(() => asks[asked].choose(value))}
          onClose={() => {
            setAsked(undefined);
            editor?.focus();
          }}
          {...(asked === 'Source' && { empty: 'Add a publication under References first.' })}
          {...(asked === 'Link' && { typed: (words) => typedAddress(words, choices) })}
          {...(address &&
            asked === (isLink ? 'Link' : 'Term') && {
              onRemove: () => soon(removeLink),
            })}
        />
      )}
    </div>
  );
}

export const toolsPlugin = realmPlugin({
  init: (realm) => realm.pub(addTopAreaChild$, Toolbar),
});
