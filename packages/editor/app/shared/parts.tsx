// Parts that fields and inputs share.
import { createContext, use, useState, type ReactNode } from 'react';
import { fieldAt } from '@clinic/content-check/read/walk.ts';
import type { Kind } from '@clinic/content-model/kinds.ts';
import type { Field } from '@clinic/content-model/plain.ts';
import type { Choices, Data, Path, Problem } from '../../api/types.ts';

export interface InputProps {
  id: string;
  field: Field;
  label: string;
  value: unknown;
  onChange: (value: unknown) => void;
}

export interface FormParts {
  kind: Kind;
  choices: Choices;
  /** All sections are open. */
  isShort: boolean;
  problems: Problem[];
  /** Those that stop saving or publishing, by the id of their field. */
  errors: Map<string, string[]>;
  /** Keys of the publications under References, which the text can cite. */
  references: string[];
  set: (path: Path, value: unknown) => void;
  /** Stores a picture and returns its path in an article, such as ./stairs.jpg. Rejects with a message. */
  storePicture: (file: File) => Promise<string>;
}

export const FormContext = createContext<FormParts | undefined>(undefined);

export const useForm = () => use(FormContext)!;

/** The id of the text when it is shown as it is stored. */
export const TEXT = 'text';

export const idOf = (path: Path) => ['field', ...path].join('.');

export const hintOf = ({ inForm, description }: Field) => inForm ?? description;

/** Returns the part of the path for which the form has an input or a group. */
export function shownPath(field: Field, path: Path, data: Data): Path {
  const parent = path.slice(0, -1);
  const found = path.length === 0 || fieldAt(field, path, data);
  const isTick = typeof path.at(-1) === 'number' && fieldAt(field, parent, data)?.items?.enum;
  return found && !isTick ? path : shownPath(field, parent, data);
}

/** Returns the problems by the id of their field. Those of the text are shown only where it has one. */
export function errorsIn(field: Field, problems: Problem[], data: Data): Map<string, string[]> {
  const errors = new Map<string, string[]>();
  for (const { at, message, fix, stops } of problems) {
    if (stops === 'advice') continue;
    const id = 'block' in at ? TEXT : idOf(shownPath(field, at.path, data));
    errors.set(id, [...(errors.get(id) ?? []), `${message} ${fix}`]);
  }
  return errors;
}

/** Focuses the first of these elements that can have the focus, when React has rendered it. */
export const focusSoon = (...ids: string[]) =>
  setTimeout(() => {
    const found = ids.map((id) => document.getElementById(id)).find((one) => one?.matches(':enabled'));
    found?.focus();
  });

/** Returns the attributes that tie an input to its hint and its problem. */
export function useTied({ id, field }: { id: string; field?: Field }) {
  const isWrong = useForm().errors.has(id);
  const hint = field && hintOf(field) && `${id}.hint`;
  return {
    id,
    'aria-invalid': isWrong || undefined,
    'aria-describedby': [hint, isWrong && `${id}.error`].filter(Boolean).join(' ') || undefined,
  };
}

export function Problems({ id }: { id: string }) {
  const found = useForm().errors.get(id);
  return (
    found && (
      <p className="field__error" id={`${id}.error`} tabIndex={-1}>
        {found.join('\n')}
      </p>
    )
  );
}

interface SectionProps {
  id: string;
  title: ReactNode;
  isOpen: boolean;
  children: ReactNode;
}

/** Opens when a problem appears in it. Not rendered before it opens: long forms have hundreds of fields. */
export function Section({ id, title, children, ...start }: SectionProps) {
  const { errors } = useForm();
  const hasProblem = [...errors.keys()].some((one) => one === id || one.startsWith(`${id}.`));
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
      <summary className="alone">{title}</summary>
      {wasOpen && <div className="form-fields">{children}</div>}
    </details>
  );
}
