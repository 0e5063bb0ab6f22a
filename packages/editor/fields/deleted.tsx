import { useEffect, useState } from 'react';
import type { Kind } from '#schemas/kinds.ts';
import { deletedPath } from '../save/paths.ts';
import './fields.css';
import { Nothing } from './nothing.tsx';

/** What was deleted can be brought back where something new is begun. */
export function BringBack({ kind }: { kind: Kind }) {
  const [names, setNames] = useState<string[]>([]);
  const [trouble, setTrouble] = useState('');
  useEffect(() => {
    const ask = async () => setNames((await (await fetch(addressFor(kind))).json()) as string[]);
    ask().catch(() => setNames([]));
  }, [kind]);
  if (names.length === 0) return <Nothing />;

  async function bring(id: string) {
    try {
      const before = location.href;
      // As with what is begun: the preview may load this page again before the answer is here.
      history.pushState(null, '', `/keystatic/collection/${kind}/item/${id}`);
      const answer = await fetch(addressFor(kind, id), { method: 'POST' });
      if (answer.ok) return location.reload();
      history.replaceState(null, '', before);
      setTrouble(await answer.text());
    } catch {
      setTrouble('the editor does not answer. Is it still running?');
    }
  }

  return (
    <div className="editor-part editor-told editor-begin" role="group" aria-label="Deleted">
      <p>
        <strong>Deleted</strong>
      </p>
      <p>Each comes back as it was, under its old name.</p>
      {names.map((id) => (
        <button type="button" key={id} onClick={() => void bring(id)}>
          Bring back {id}
        </button>
      ))}
      <p role="alert">{trouble}</p>
    </div>
  );
}

const addressFor = (kind: Kind, id = '') => `${deletedPath}?${new URLSearchParams({ kind, id }).toString()}`;
