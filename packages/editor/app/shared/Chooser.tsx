import { useState } from 'react';
import type { Choice } from '../../api/types.ts';
import { pictureAddress } from './client.ts';
import { matcher } from './words.ts';

interface ChooserProps {
  title: string;
  choices: Choice[];
  onChoose: (value: string) => void;
  onClose: () => void;
  /** Shown when there are no choices at all. */
  empty?: string;
  /** Returns a further choice for the typed text, such as an address. */
  typed?: (search: string) => Choice | undefined;
  /** Removes the present choice. */
  onRemove?: () => void;
}

export const showModal = (dialog: HTMLDialogElement | null) => dialog?.showModal();

/** A dialog with a search by title. Enter chooses the first. */
export function Chooser({ title, choices, onChoose, onClose, empty, typed, onRemove }: ChooserProps) {
  const [search, setSearch] = useState('');
  const matches = matcher(search);
  const further = typed?.(search.trim());
  const found = choices.filter(({ title, note, value }) => matches(title, note, value));
  const shown = [...(further ? [further] : []), ...found.slice(0, 60)];
  return (
    <dialog
      ref={showModal}
      aria-label={title}
      onClose={({ currentTarget: { returnValue } }) => {
        onClose();
        if (returnValue) onChoose(returnValue);
      }}
      data-editor-dialog
    >
      <form method="dialog">
        <label className="field">
          <strong>{title}</strong>
          <input
            type="search"
            value={search}
            onChange={({ target }) => setSearch(target.value)}
            // It would press "Remove" or "Cancel".
            onKeyDown={(event) => event.key === 'Enter' && shown.length === 0 && event.preventDefault()}
          />
        </label>
        <ul className="rows">
          {shown.map(({ value, title, note, picture }) => (
            <li key={value}>
              <button className="link row" value={value}>
                {picture && <img src={pictureAddress(picture)} alt="" loading="lazy" />}
                {title}
                {note && <span className="note">{note}</span>}
              </button>
            </li>
          ))}
        </ul>
        {shown.length === 0 && (
          <p role="status">{(choices.length === 0 && empty) || 'No title contains these words.'}</p>
        )}
        <div className="actions">
          {onRemove && (
            <button className="button button--quiet" onClick={onRemove}>
              Remove
            </button>
          )}
          <button className="button button--quiet">Cancel</button>
        </div>
      </form>
    </dialog>
  );
}
