import { useState } from 'react';
import type { Change, Job, Me, Overview, Page } from '../../api/types.ts';
import { Action } from '../shared/Action.tsx';
import { reloadLists, request, useLoaded } from '../shared/client.ts';
import { formatDay, formatTime } from '../shared/words.ts';
import { Heading, Link } from '../shared/router.tsx';
import { WhatChanged } from './Changes.tsx';
import { JobStatus } from './JobStatus.tsx';
import { PreviewLinks } from './PreviewLinks.tsx';
import './publish.css';

const keyOf = ({ kind, id }: Pick<Change, 'kind' | 'id'>) => `${kind}/${id}`;
const how = { new: 'New page', gone: 'Deleted', changed: 'Changed', renamed: 'New address' };

/** Waiting changes, running publications and planned pages. */
export function PublishPage() {
  const { data: me } = useLoaded<Me>('/me');
  const { data: overview, mutate: reload } = useLoaded<Overview>('/overview');
  const [ticked, setTicked] = useState<string[]>([]);
  const [started, setStarted] = useState<number[]>([]);
  const { head, waiting, planned, asked, jobs, previews, hasNewCode } = overview;
  const chosen = waiting.filter((change) => ticked.includes(keyOf(change)));
  const verb = me.mayPublish ? 'Publish' : 'Ask to publish';

  async function start(path: string, body?: unknown) {
    const job = await request<Job>('POST', path, body).finally(() => void reload());
    setStarted((before) => [...before, job.id]);
  }
  const send = (pages?: Page[]) =>
    me.mayPublish
      ? start('/publish', { head, pages })
      : request('POST', '/ask', { pages }).then(() => reload());
  const tick = (key: string, isOn: boolean) =>
    setTicked((before) => [...before.filter((other) => other !== key), ...(isOn ? [key] : [])]);

  return (
    <>
      <Heading>To publish</Heading>
      {hasNewCode && (
        <div className="flash">
          <p className="flash__text">
            The software of the website was updated. Visitors still see the old version.
          </p>
          <Action label="Build the site again" run={() => start('/rebuild')} />
        </div>
      )}
      {asked && (
        <p className="flash">
          {`${asked.by} asked for publication on ${formatTime(asked.at)}: ${asked.titles.join(', ')}.`}
        </p>
      )}
      {[...new Set([...jobs.map(({ id }) => id), ...started])].reverse().map((id) => (
        <JobStatus key={id} id={id} isOwn={started.includes(id)} onDone={() => void reloadLists()} />
      ))}
      {waiting.length === 0 && <p className="card">Nothing waits: everything that was saved is published.</p>}
      <ul className="rows">
        {waiting.map((change) => (
          <li key={keyOf(change)} className="waiting">
            <div className="check">
              <input
                type="checkbox"
                aria-label={change.title}
                checked={ticked.includes(keyOf(change))}
                onChange={({ target }) => tick(keyOf(change), target.checked)}
              />
              <Link to={change.how === 'gone' ? `/history/${keyOf(change)}` : `/${keyOf(change)}`}>
                {change.title}
              </Link>
            </div>
            <p className="note">{`${how[change.how]} by ${change.by} on ${formatTime(change.at)}`}</p>
            <WhatChanged parts={change.parts} />
          </li>
        ))}
      </ul>
      {waiting.length > 0 && (
        <div className="actions publish-bar">
          {chosen.length > 0 && (
            <Action
              label={`${verb} these (${chosen.length})`}
              className="button button--main"
              run={() => send(chosen.map(({ kind, id }) => ({ kind, id })))}
            />
          )}
          <Action label={`${verb} everything`} run={() => send()}>
            <p>Every page in this list ({waiting.length}), also those of other writers.</p>
          </Action>
          <Action label="Preview link" run={() => start('/preview', { head })} />
        </div>
      )}
      {planned.length > 0 && (
        <section className="flow">
          <h2>Planned</h2>
          <ul>
            {planned.map((page) => (
              <li key={keyOf(page)}>
                <Link to={`/${keyOf(page)}`}>{page.title}</Link> appears on {formatDay(page.day)}
              </li>
            ))}
          </ul>
        </section>
      )}
      <PreviewLinks links={previews} />
    </>
  );
}
