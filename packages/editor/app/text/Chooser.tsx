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

/** A dialog with a search by title. Without a form element, because it is inside the form of the page. */
export function Chooser({ title, choices, onChoose, onClose, typed, onRemove }: ChooserProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [search, setSearch] = useState('');
  useEffect(() => dialog.current?.showModal(), []);
  const matches = matcher(search);
  const further = typed?.(search.trim());
  const found = choices.filter(({ title, note, value }) => matches(title, note, value));
  const shown = [...(further ? [further] : []), ...found.slice(0, 60)];
  const choose = (choice?: Choice) => {
    if (!choice) return;
    dialog.current?.close();
    onChoose(choice.value);
  };
  return (
    <dialog ref={dialog} className="chooser" aria-label={title} onClose={onClose} data-editor-dialog>
      <div className="field">
        <label>
          {title}
          <input
            type="search"
            value={search}
            onChange={({ target }) => setSearch(target.value)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return;
              event.preventDefault();
              choose(shown[0]);
            }}
          />
        </label>
      </div>
      <ul className="chooser-list">
        {shown.map((choice) => (
          <li key={choice.value}>
            <button type="button" onClick={() => choose(choice)}>
              {choice.picture && <img src={pictureAddress(choice.picture)} alt="" loading="lazy" />}
              <span>
                {choice.title}
                {choice.note && <small>{choice.note}</small>}
              </span>
            </button>
          </li>
        ))}
      </ul>
      {shown.length === 0 && <p role="status">Nothing has these words in its title.</p>}
      <div className="actions">
        {onRemove && (
          <button
            type="button"
            className="button button--quiet"
            onClick={() => {
              dialog.current?.close();
              onRemove();
            }}
          >
            Remove
          </button>
        )}
        <button type="button" className="button button--quiet" onClick={() => dialog.current?.close()}>
          Cancel
        </button>
      </div>
    </dialog>
  );
}
