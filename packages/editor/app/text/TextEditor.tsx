import { useState } from 'react';
import {
  defaultSvgIcons,
  headingsPlugin,
  jsxPlugin,
  linkPlugin,
  listsPlugin,
  markdownShortcutPlugin,
  MDXEditor,
  quotePlugin,
  tablePlugin,
  thematicBreakPlugin,
  type IconKey,
} from '@mdxeditor/editor';
import '@mdxeditor/editor/style.css';
import { Problems, TEXT, useTied } from '../shared/parts.tsx';
import { boxes } from './boxes.tsx';
import { articlePlugin, toMarkdownOptions } from './syntax.ts';
import { toolsPlugin } from './Toolbar.tsx';
import './text.css';

interface Props {
  /** The body of the article when it was opened. A new key replaces the editor. */
  body: string;
  /** Called with the MDX after each change by the writer, not for its first reading. */
  onChange: (body: string) => void;
}

const plugins = [
  headingsPlugin({ allowedHeadingLevels: [2, 3] }),
  listsPlugin(),
  quotePlugin(),
  thematicBreakPlugin(),
  linkPlugin({ disableAutoLink: true }),
  tablePlugin(),
  jsxPlugin({ jsxComponentDescriptors: boxes, allowFragment: false }),
  articlePlugin(),
  markdownShortcutPlugin(),
  toolsPlugin(),
];

const translation = (key: string, words: string) =>
  key === 'contentArea.editableMarkdown' ? 'Text of the page' : words;

/** MDXEditor gives these buttons no name. */
const named: Partial<Record<IconKey, string>> = { add_row: 'row', add_column: 'column' };
const icon = (key: IconKey) =>
  named[key] ? (
    <>
      +<span className="visually-hidden"> {named[key]}</span>
    </>
  ) : (
    defaultSvgIcons[key]
  );

export default function TextEditor(props: Props) {
  const { body, onChange } = props;
  const [isUnknown, setIsUnknown] = useState(false);
  if (isUnknown) return <Source {...props} />;
  return (
    <MDXEditor
      className="text-editor"
      contentEditableClassName="text-words flow"
      markdown={body}
      plugins={plugins}
      toMarkdownOptions={toMarkdownOptions}
      translation={translation}
      iconComponentFor={icon}
      onError={() => setIsUnknown(true)}
      onChange={(text, isFirst) => {
        if (!isFirst) onChange(`\n${text}\n`);
      }}
    />
  );
}

/** For a text with syntax that articles cannot have. The check says what to do about it. */
function Source({ body, onChange }: Props) {
  return (
    <div className="field">
      <label>
        This text has signs that the editor does not know, so it is shown as it is stored.
        <textarea
          {...useTied({ id: TEXT })}
          defaultValue={body}
          rows={30}
          onChange={({ target }) => onChange(target.value)}
        />
      </label>
      <Problems id={TEXT} />
    </div>
  );
}
