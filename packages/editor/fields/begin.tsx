import { useState } from 'react';
import type { Kind } from '#schemas/kinds.ts';
import { newPath } from '../save/paths.ts';
import { hasTemplate } from '../templates/words.ts';
import './fields.css';
import { Nothing } from './nothing.tsx';

/** A new page that is full of examples, instead of an empty form. */
export function BeginFromExamples({ kind }: { kind: Kind }) {
  const [name, setName] = useState('');
  const [trouble, setTrouble] = useState('');
  if (!hasTemplate(kind)) return <Nothing />;

  const send = (method: string) =>
    fetch(`${newPath}?${new URLSearchParams({ kind, name }).toString()}`, { method });

  async function begin() {
    try {
      const answer = await send('GET');
      const said = await answer.text();
      if (!answer.ok) return setTrouble(said);
      // The new file makes the preview load this page again, maybe before the answer is here: then as the new form.
      history.pushState(null, '', `/keystatic/collection/${kind}/item/${said}`);
      await send('POST');
      location.reload();
    } catch {
      setTrouble('the editor does not answer. Is it still running?');
    }
  }

  return (
    <div className="editor-part editor-told editor-begin" role="group" aria-label="Begin with examples">
      <p>
        <strong>Begin with examples</strong>
      </p>
      <p>A draft in which each field shows what good looks like. Write over all of it.</p>
      <label>
        What is it called?
        <input
          type="text"
          value={name}
          onChange={({ target }) => setName(target.value)}
          onKeyDown={({ key }) => key === 'Enter' && void begin()}
        />
      </label>
      <button type="button" onClick={() => void begin()}>
        Begin
      </button>
      <p role="alert">{trouble}</p>
    </div>
  );
}
