import { useState } from 'react';
import { mutate } from 'swr';
import type { Kind } from '@clinic/content-model/kinds.ts';
import type { Change, ChangedPart } from '../../api/types.ts';
import { Action } from '../shared/Action.tsx';
import { reloadLists, request, useData, useLoaded } from '../shared/client.ts';
import { formatTime } from '../shared/words.ts';
import { go, Heading, Link } from '../shared/router.tsx';
import { Changes, WhatChanged } from './Changes.tsx';
import './publish.css';

/** The versions of a page. */
export function History({ kind, id }: { kind: Kind; id: string }) {
  const path = `/history/${kind}/${id}`;
  const { data: changes } = useLoaded<Change[]>(path);
  async function restore(commit: string) {
    const restored = await request<{ id: string }>('POST', `${path}/${commit}`);
    await Promise.all([reloadLists(), mutate(path)]);
    go(`/${kind}/${restored.id}`);
  }
  return (
    <>
      <Heading>{`Versions of ${changes[0]?.title ?? id}`}</Heading>
      <p>
        <Link to={`/${kind}/${id}`}>Back to the page</Link>
      </p>
      <ol className="rows">
        {changes.map(({ commit, at, by, parts }, index) => (
          <li key={commit} className="waiting flow">
            <div className="head">
              <h2>{formatTime(at)}</h2>
              {index > 0 && (
                <Action label="Restore this version" of={formatTime(at)} run={() => restore(commit)}>
                  <p>The page becomes as it was on {formatTime(at)}. Later versions stay in this list.</p>
                </Action>
              )}
            </div>
            <p className="note">By {by}</p>
            <WhatChanged parts={parts} />
            <Version path={`${path}/${commit}`} />
          </li>
        ))}
      </ol>
    </>
  );
}

function Version({ path }: { path: string }) {
  const [isOpen, setOpen] = useState(false);
  const { data, error } = useData<{ whole: ChangedPart[] }>(isOpen ? path : undefined);
  return (
    <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>The whole version</summary>
      {error && <p role="alert">{error.message}</p>}
      {data && <Changes parts={data.whole} isWhole />}
    </details>
  );
}
