// Inputs for an entry, a plate or a page of the site, and for the writer's own picture.
import { useState } from 'react';
import type { Field } from '@clinic/content-model/plain.ts';
import type { Choices } from '../../api/types.ts';
import { PICTURES, pictureAddress } from '../shared/client.ts';
import { Chooser } from '../shared/Chooser.tsx';
import { typedAddress } from '../shared/links.ts';
import { useForm, useTied, type InputProps } from '../shared/parts.tsx';
import '../text/text.css';

const choicesFor = ({ input, link, refersTo, doctorsOnly }: Field, { byKind, pages, plates }: Choices) => {
  if (input === 'plate') return plates;
  const entries = link ? pages : ((refersTo && byKind[refersTo]) ?? []);
  return doctorsOnly ? entries.filter(({ isDoctor }) => isDoctor) : entries;
};

/** ✎ is the `unfilledMark` of templates, whose file would bring Zod into the app. */
const missing = (value: string) =>
  value.startsWith('✎') ? 'Not chosen yet.' : 'This no longer exists: choose another.';

/** Shows titles and pictures, never file names. A link can also be a pasted address. */
export function ChoiceInput(props: InputProps) {
  const { onChange, label, field } = props;
  const value = String(props.value ?? '');
  const { choices } = useForm();
  const [isOpen, setOpen] = useState(false);
  const options = choicesFor(field, choices);
  const chosen = options.find((option) => option.value === value);
  const action = value ? 'Change' : 'Choose';
  return (
    <div className="form-chosen">
      {chosen?.picture && (
        <img src={pictureAddress(chosen.picture)} alt="" width="80" height="60" loading="lazy" />
      )}
      {value && <span>{chosen?.title ?? (field.link ? value : missing(value))}</span>}
      <button
        {...useTied(props)}
        className="button button--quiet"
        aria-label={`${action}: ${label}`}
        onClick={() => setOpen(true)}
      >
        {action}
      </button>
      <Remove {...props} />
      {isOpen && (
        <Chooser
          title={field.title ?? label}
          choices={options}
          typed={field.link ? (words) => typedAddress(words, choices) : undefined}
          onChoose={onChange}
          onClose={() => setOpen(false)}
        />
      )}
    </div>
  );
}

/** The server stores the picture. */
export function PictureInput(props: InputProps) {
  const { onChange } = props;
  const value = String(props.value ?? '');
  const { kind, choices, storePicture } = useForm();
  const [message, setMessage] = useState('');
  const [isOpen, setOpen] = useState(false);
  const stored = choices.pictures[kind] ?? [];
  const upload = async (input: HTMLInputElement) => {
    const [file] = input.files ?? [];
    if (!file) return;
    setMessage('The picture is being sent…');
    try {
      onChange(await storePicture(file));
      setMessage('');
    } catch (error) {
      setMessage((error as Error).message);
    }
    input.value = '';
  };
  return (
    <div className="form-chosen">
      {value && (
        <img src={pictureAddress(`/pictures/${kind}/${value.replace('./', '')}`)} alt="" width="160" />
      )}
      <input
        {...useTied(props)}
        type="file"
        accept={PICTURES}
        onChange={({ currentTarget }) => void upload(currentTarget)}
      />
      {stored.length > 0 && (
        <button className="link" onClick={() => setOpen(true)}>
          Choose a stored picture
        </button>
      )}
      <Remove {...props} />
      <span role="status">{message}</span>
      {isOpen && (
        <Chooser title={props.label} choices={stored} onChoose={onChange} onClose={() => setOpen(false)} />
      )}
    </div>
  );
}

const Remove = ({ id, value, label, onChange }: InputProps) =>
  value && !/\.\d+$/.test(id) ? (
    <button className="link" aria-label={`Remove: ${label}`} onClick={() => onChange(undefined)}>
      Remove
    </button>
  ) : null;
