import { useState } from 'react';
import type { ToSign } from '../../api/types.ts';
import { Action } from '../shared/Action.tsx';
import { pictureAddress, reloadLists, request, useLoaded } from '../shared/client.ts';
import { inWords } from '../shared/words.ts';
import { focus, Heading, Link, setQuery, useQuery } from '../shared/router.tsx';
import { Changes } from './Changes.tsx';
import './publish.css';

/** Hindi and Marathi are read by different people. */
const groupOf = ({ kind, name }: ToSign) => (kind === 'translations' ? (name.split('/')[0] ?? '') : kind);
/** The file of a translated block ends in its kind and its name. */
const formOf = ({ name }: ToSign) => `/${name.split('/').slice(-2).join('/')}`;

/** The items that wait for the signature of a doctor. */
export function SignPage() {
  const { data: all, mutate } = useLoaded<ToSign[]>('/sign');
  const [next, setNext] = useState<ToSign>();
  const group = useQuery().get('group') ?? '';
  const items = all.filter((item) => !group || groupOf(item) === group);
  async function sign(item: ToSign, index: number) {
    const { kind, name, version } = item;
    await request('POST', '/sign', { kind, name, version });
    setNext(items[index + 1] ?? items[index - 1]);
    void reloadLists();
    await mutate((before = []) => before.filter((other) => other !== item), { revalidate: false });
  }
  return (
    <>
      <Heading>To sign</Heading>
      <nav className="actions" aria-label="Kinds">
        {['', ...new Set(all.map(groupOf))].map((one) => (
          <button
            key={one}
            className="pill"
            aria-pressed={one === group}
            onClick={() => setQuery('group', one)}
          >
            {inWords(one) || 'All'}
            <span className="count">{all.filter((item) => !one || groupOf(item) === one).length}</span>
          </button>
        ))}
      </nav>
      <p className="note">
        The links show the published site. To read what is not published yet, first open a preview link under
        “To publish”: the links then show the preview.
      </p>
      <p role="status" tabIndex={-1} ref={items.length === 0 ? focus : undefined}>
        {items.length === 0 ? 'Nothing waits for your signature.' : `${items.length} to read`}
      </p>
      <ul className="rows">
        {items.map((item, index) => (
          <li key={`${item.kind}/${item.name}`} className="waiting columns">
            <div className="flow">
              <h2 tabIndex={-1} ref={item === next ? focus : undefined}>
                {item.title}
              </h2>
              <p className="note">{inWords(item.waits)}</p>
              {item.picture && (
                <img src={pictureAddress(item.picture)} alt="" loading="lazy" width={320} height={240} />
              )}
              <p className="lines">{item.words}</p>
              <div className="actions">
                {item.page ? (
                  <a className="button button--quiet" href={item.page} target="_blank" rel="noreferrer">
                    Read the page
                  </a>
                ) : (
                  item.kind === 'translations' && (
                    <Link className="button button--quiet" to={formOf(item)}>
                      Read it in the form
                    </Link>
                  )
                )}
                <Action
                  label="I have read it and approve it"
                  of={item.title}
                  className="button"
                  run={() => sign(item, index)}
                />
              </div>
            </div>
            <Changes parts={item.changes} />
          </li>
        ))}
      </ul>
    </>
  );
}
