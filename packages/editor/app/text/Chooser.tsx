import { useEffect, useRef, useState } from 'react';
import type { Choice } from '../../api/types.ts';
import { pictureAddress } from '../client.ts';
import { matcher } from '../lists/words.ts';

interface ChooserProps {
  title: string;
  choices: Choice[];
  onChoose: (value: string) => void;
  onClose: () => void;
  /** Returns a further choice for the typed text, such as an address. */
  typed?: (search: string) => Choice | undefined;
  /** Removes the present choice. */
  onRemove?: () => void;
}

/** A dialog with a search by title. Enter chooses the first. */
export function Chooser({ title, choices, onChoose, onClose, typed, onRemove }: ChooserProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [search, setSearch] = useState('');
  useEffect(() => dialog.current?.showModal(), []);
  const matches = matcher(search);
  const further = typed?.(search.trim());
  const found = choices.filter(({ title, note, value }) => matches(title, note, value));
  const shown = [...(further ? [further] : []), ...found.slice(0, 60)];
  const close = (then?: () => void) => {
    dialog.current?.close();
    then?.();
  };
  return (
    <dialog ref={dialog} aria-label={title} onClose={onClose} data-editor-dialog>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          // The dialog is a child of the form of the page.
          event.stopPropagation();
          const [first] = shown;
          if (first) close(() => onChoose(first.value));
        }}
      >
        <label className="field">
          <strong>{title}</strong>
          <input type="search" value={search} onChange={({ target }) => setSearch(target.value)} />
        </label>
      </form>
      <ul className="rows">
        {shown.map(({ value, title, note, picture }) => (
          <li key={value}>
            <button type="button" className="link row" onClick={() => close(() => onChoose(value))}>
              {picture && <img src={pictureAddress(picture)} alt="" loading="lazy" />}
              {title}
              {note && <span className="note">{note}</span>}
            </button>
          </li>
        ))}
      </ul>
      {shown.length === 0 && <p role="status">Nothing has these words in its title.</p>}
      <div className="actions">
        {onRemove && (
          <button type="button" className="button button--quiet" onClick={() => close(onRemove)}>
            Remove
          </button>
        )}
        <button type="button" className="button button--quiet" onClick={() => close()}>
          Cancel
        </button>
      </div>
    </dialog>
  );
}
