// The page of one entry.
import { Suspense, use, useState } from 'react';
import { formats, type Kind } from '@clinic/content-model/kinds.ts';
import type { Choices, Entry, Me } from '../../api/types.ts';
import { get, useLoaded } from '../shared/client.ts';
import { formatTime } from '../shared/words.ts';
import { Heading } from '../shared/router.tsx';
import { readDraft, removeDraft } from '../shared/drafts.ts';
import { EntryForm } from './EntryForm.tsx';
import './form.css';

/** Fetches the entry each time, because other writers change it. */
export function EntryPage({ kind, id }: { kind: Kind; id: string }) {
  const [loading] = useState(() => {
    // Loads beside the entry, not after it.
    if (formats[kind] === 'mdx') void import('../text/TextEditor.tsx');
    return get<Entry>(`/entries/${kind}/${id}`);
  });
  return (
    <Suspense fallback={<p role="status">Loading…</p>}>
      <Opened loading={loading} />
    </Suspense>
  );
}

function Opened({ loading }: { loading: Promise<Entry> }) {
  // Before `use`, which suspends until the entry is there.
  const { data: choices } = useLoaded<Choices>('/choices');
  const { data: me } = useLoaded<Me>('/me');
  const entry = use(loading);
  const [draft, setDraft] = useState(() => readDraft(entry));
  const [isChosen, setChosen] = useState(false);
  if (!draft || isChosen) return <EntryForm entry={entry} start={draft ?? entry} choices={choices} me={me} />;
  const discard = () => {
    removeDraft(entry);
    setDraft(undefined);
  };
  return (
    <section className="flow">
      <Heading>{entry.title}</Heading>
      <p>You were writing this on {formatTime(draft.at)}, and did not save it.</p>
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
