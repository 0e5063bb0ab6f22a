// Parts that templates and inputs share.
import { createContext, useContext, useState, type ReactNode } from 'react';
import type { WidgetProps } from '@rjsf/utils';
import type { Kind } from '@clinic/content-model/kinds.ts';
import type { Choices, Data, Path } from '../../api/types.ts';
import type { FormSchema } from './schema.ts';

export type InputProps = WidgetProps<Data, FormSchema>;

export interface FormParts {
  kind: Kind;
  choices: Choices;
  /** All sections are open. */
  isShort: boolean;
  /** Stores a picture and returns its path. Rejects with a message. */
  storePicture: (file: File) => Promise<string>;
  /** The id of the list of which an entry was removed last. */
  removedFrom?: string;
  onRemove: (path: Path) => void;
  undo: () => void;
}

export const FormContext = createContext<FormParts | undefined>(undefined);
/** The text editor, which has its place below the title. */
export const TextContext = createContext<ReactNode>(undefined);

export function useForm(): FormParts {
  const form = useContext(FormContext);
  if (!form) throw new Error('This is a part of the form.');
  return form;
}

export const idOf = (path: Path) => ['field', ...path].join('.');

/** Focuses the first of these elements that can have the focus, when React has rendered it. */
export const focusSoon = (...ids: string[]) =>
  setTimeout(() => {
    const found = ids.map((id) => document.getElementById(id)).find((one) => one?.matches(':enabled'));
    found?.focus();
  });

/** The attributes that tie an input to its hint and its problem. */
export const tied = ({ id, schema, rawErrors = [] }: InputProps) => ({
  id,
  'aria-invalid': rawErrors.length > 0 || undefined,
  'aria-describedby':
    [schema.description && `${id}.hint`, rawErrors.length > 0 && `${id}.error`].filter(Boolean).join(' ') ||
    undefined,
});

interface SectionProps {
  title: ReactNode;
  /** Problems in it, by field. */
  errors?: object;
  isOpen: boolean;
  children: ReactNode;
}

/** Opens when a problem appears in it. Not rendered before it opens: long forms have hundreds of fields. */
export function Section({ title, errors = {}, children, ...start }: SectionProps) {
  const hasProblem = Object.keys(errors).length > 0;
  const [isOpen, setOpen] = useState(start.isOpen || hasProblem);
  const [wasOpen, setWasOpen] = useState(isOpen);
  if (isOpen && !wasOpen) setWasOpen(true);
  const [hadProblem, setHadProblem] = useState(hasProblem);
  if (hasProblem !== hadProblem) {
    setHadProblem(hasProblem);
    if (hasProblem) setOpen(true);
  }
  return (
    <details
      className="form-section"
      open={isOpen}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>{title}</summary>
      {wasOpen && <div className="form-fields">{children}</div>}
    </details>
  );
}
