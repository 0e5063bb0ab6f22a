import { useEffect, useRef } from 'react';
import type { useEntry } from './use-entry.ts';

/** Another writer changed the same places: shows both versions. */
export function ConflictDialog({ form }: { form: ReturnType<typeof useEntry> }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const { refused, setRefused, save } = form;
  const conflict = refused?.conflict;
  useEffect(() => {
    if (conflict) dialog.current?.showModal();
  }, [conflict]);
  if (!conflict) return null;
  const { by, places, keepMine, takeTheirs } = conflict;
  const saveWith = (version: string) => {
    dialog.current?.close();
    void save(version);
  };
  return (
    <dialog
      ref={dialog}
      className="form-conflict"
      aria-labelledby="conflict"
      onClose={() => setRefused(undefined)}
    >
      <div className="flow">
        <h2 id="conflict">Both of you changed this</h2>
        <p>{refused?.message}</p>
        {places.map(({ mine, theirs }, index) => (
          <div key={index} className="form-versions">
            <section>
              <h3>You</h3>
              <p>{mine || 'Nothing'}</p>
            </section>
            <section>
              <h3>{by}</h3>
              <p>{theirs || 'Nothing'}</p>
            </section>
          </div>
        ))}
        <div className="actions">
          <button className="button" onClick={() => saveWith(keepMine)}>
            Keep mine and save
          </button>
          <button className="button button--quiet" onClick={() => saveWith(takeTheirs)}>
            Take theirs and save
          </button>
          <button className="button button--quiet" onClick={() => dialog.current?.close()}>
            Write on
          </button>
        </div>
      </div>
    </dialog>
  );
}
