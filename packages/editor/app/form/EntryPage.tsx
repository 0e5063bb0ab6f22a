// The page of one entry.
import { useEffect, useState } from 'react';
import { formats, type Kind } from '@clinic/content-model/kinds.ts';
import type { Choices, Entry, Me } from '../../api/types.ts';
import { get, useData } from '../client.ts';
import { Heading } from '../router.tsx';
import { readDraft, removeDraft, type StoredDraft } from './drafts.ts';
import { EntryForm } from './EntryForm.tsx';
import './form.css';

/** Fetches the entry each time, because other writers change it. */
export function EntryPage({ kind, id }: { kind: Kind; id: string }) {
  const choices = useData<Choices>('/choices');
  const me = useData<Me>('/me');
  const [entry, setEntry] = useState<Entry>();
  const [draft, setDraft] = useState<StoredDraft>();
  const [isChosen, setChosen] = useState(false);
  const [error, setError] = useState<Error>();

  useEffect(() => {
    // Loads beside the entry, not after it.
    if (formats[kind] === 'mdx') void import('../text/TextEditor.tsx');
    let isGone = false;
    get<Entry>(`/entries/${kind}/${id}`)
      .then((found) => {
        if (isGone) return;
        setDraft(readDraft(found));
        setEntry(found);
      })
      .catch(setError);
    return () => void (isGone = true);
  }, [kind, id]);

  const failure = error ?? choices.error ?? me.error;
  // The error boundary shows it.
  if (failure) throw failure;
  if (!entry || !choices.data || !me.data) return <p role="status">Loading…</p>;
  if (!draft || isChosen)
    return <EntryForm entry={entry} start={draft ?? entry} choices={choices.data} me={me.data} />;
  const at = new Date(draft.at).toLocaleString('en-IN', {
    dateStyle: 'full',
    timeStyle: 'short',
    hour12: false,
  });
  const discard = () => {
    removeDraft(entry);
    setDraft(undefined);
  };
  return (
    <section className="flow">
      <Heading>{entry.title}</Heading>
      <p>You were writing this on {at}, and did not save it.</p>
      <div className="actions">
        <button className="button button--main" onClick={() => setChosen(true)}>
          Continue
        </button>
        <button className="button button--quiet" onClick={discard}>
          Discard it
        </button>
      </div>
    </section>
  );
}
