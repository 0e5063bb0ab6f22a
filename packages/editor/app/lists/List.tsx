import { mutate } from 'swr';
import type { Kind } from '@clinic/content-model/kinds.ts';
import type { KindInfo, Me, Row } from '../../api/types.ts';
import { Action } from '../shared/Action.tsx';
import { reloadLists, request, useData, useLoaded } from '../shared/client.ts';
import { go, Heading } from '../shared/router.tsx';
import { Filter, Rows, useFilter } from './Rows.tsx';
import { Start } from './Start.tsx';
import './lists.css';

const titleOf = (kind?: Kind, info?: KindInfo) => info?.label ?? (kind ? 'There is no such page' : 'Pages');

/** All pages of a kind; without a kind, the start page. */
export function List({ kind }: { kind?: Kind }) {
  const { data: me } = useLoaded<Me>('/me');
  const { data: kinds } = useLoaded<KindInfo[]>('/kinds');
  const { data: all } = useLoaded<Row[]>('/list');
  const rows = kind ? all.filter((row) => row.kind === kind) : all;
  const { query, shown, isOn } = useFilter(rows);
  const info = kinds.find((other) => other.kind === kind);
  return (
    <>
      <div className="head">
        <Heading>{titleOf(kind, info)}</Heading>
        {info?.isOpen && <Add kind={info.kind} />}
      </div>
      <Filter query={query} rows={rows} />
      <p role="status" className="note">
        {(kind || isOn) && `${shown.length} of ${rows.length}`}
      </p>
      {kind || isOn ? (
        <Rows rows={shown} kinds={kind ? [] : kinds} />
      ) : (
        <Start me={me} kinds={kinds} rows={rows} />
      )}
      {info?.isOpen && <Deleted kind={info.kind} />}
    </>
  );
}

/** Creates or restores a page, and opens its form. */
async function open(kind: Kind, path: string, body?: { title: string }) {
  const { id } = await request<{ id: string }>('POST', path, body);
  void reloadLists();
  void mutate(`/deleted/${kind}`);
  go(`/${kind}/${id}`);
}

const Add = ({ kind }: { kind: Kind }) => (
  <Action
    label="Add"
    className="button button--main"
    run={(fields) => open(kind, `/entries/${kind}`, { title: String(fields.get('title')) })}
  >
    <p className="field">
      <label htmlFor="title">
        {kind === 'hindi' || kind === 'marathi' ? 'Title of the English page' : 'Title'}
      </label>
      <input id="title" name="title" required aria-describedby="title-hint" />
    </p>
    <p id="title-hint" className="note">
      You get a draft with an example in each field.
    </p>
  </Action>
);

function Deleted({ kind }: { kind: Kind }) {
  const { data = [] } = useData<{ id: string; title: string }[]>(`/deleted/${kind}`);
  if (data.length === 0) return null;
  return (
    <details>
      <summary>Deleted pages ({data.length})</summary>
      <ul className="rows">
        {data.map(({ id, title }) => (
          <li key={id} className="head">
            {title}
            <Action label="Restore" of={title} run={() => open(kind, `/deleted/${kind}/${id}`)} />
          </li>
        ))}
      </ul>
    </details>
  );
}
