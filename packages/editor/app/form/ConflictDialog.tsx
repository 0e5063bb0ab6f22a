import { showModal } from '../shared/Chooser.tsx';
import type { useEntry } from './use-entry.ts';

/** Another writer changed the same places: shows both versions. */
export function ConflictDialog({ form }: { form: ReturnType<typeof useEntry> }) {
  const { refused, setRefused, save } = form;
  const conflict = refused?.conflict;
  if (!conflict) return null;
  const { by, places, keepMine, takeTheirs } = conflict;
  return (
    <dialog
      ref={showModal}
      className="form-conflict"
      aria-labelledby="conflict"
      onClose={({ currentTarget: { returnValue: version } }) => {
        setRefused(undefined);
        if (version) void save(version);
      }}
    >
      <form method="dialog" className="flow">
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
          <button className="button" value={keepMine}>
            Keep mine and save
          </button>
          <button className="button button--quiet" value={takeTheirs}>
            Take theirs and save
          </button>
          <button className="button button--quiet">Keep editing</button>
        </div>
      </form>
    </dialog>
  );
}
