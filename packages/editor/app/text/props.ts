import { createContext, useContext } from 'react';
import type { Kind } from '@clinic/content-model/kinds.ts';
import type { Choices, Problem } from '../../api/types.ts';

export interface TextEditorProps {
  kind: Kind;
  /** The body of the article when it was opened. A new key replaces the editor. */
  body: string;
  /** Called with the MDX after each change by the writer, not for its first reading. */
  onChange: (body: string) => void;
  choices: Choices;
  /** Keys of the publications under References, which the text can cite. */
  references: string[];
  /** Problems and advice in the text, by block. */
  problems: Problem[];
  /** Stores a picture and returns its path in an article, such as ./stairs.jpg. Rejects with a message. */
  storePicture: (file: File) => Promise<string>;
}

export const TextContext = createContext<TextEditorProps | undefined>(undefined);

export function useText(): TextEditorProps {
  const props = useContext(TextContext);
  if (!props) throw new Error('This is a part of the text editor.');
  return props;
}
