// Rows with search, state and order. These are in the address: after "Back" they are the same.
import type { KindInfo, Row, State } from '../../api/types.ts';
import { languages } from '@clinic/content-model/languages.ts';
import { pictureAddress } from '../shared/client.ts';
import { Link, setQuery, useQuery } from '../shared/router.tsx';
import { formatDay, matcher, stateLabels, stateOf } from '../shared/words.ts';

/** Returns the rows in this state with these words. */
export function findRows(rows: Row[], state: string, search: string): Row[] {
  const matches = matcher(search);
  return rows
    .filter((row) => !state || row.state === state)
    .filter(({ title, id, author, changedBy }) => matches(title, id, author, changedBy));
}

/** Returns the rows that match the address. */
export function useFilter(rows: Row[]) {
  const query = useQuery();
  const state = query.get('state') ?? '';
  const search = query.get('q') ?? '';
  const shown = findRows(rows, state, search).toSorted((a, b) =>
    query.get('sort') === 'date'
      ? (b.changedAt ?? '').localeCompare(a.changedAt ?? '')
      : a.title.localeCompare(b.title, 'en-IN', { numeric: true }),
  );
  return { query, shown, isOn: Boolean(state || search.trim()) };
}

export function Filter({ query, rows }: { query: URLSearchParams; rows: Row[] }) {
  const present = new Set(rows.map(({ state }) => state));
  const states = (Object.keys(stateLabels) as State[]).filter((state) => present.has(state));
  const choices = {
    state: { '': 'All states', ...Object.fromEntries(states.map((state) => [state, stateLabels[state]])) },
    sort: { '': 'By title', date: 'Last changed first' },
  };
  const input = (name: string, label: string) => ({
    id: name,
    'aria-label': label,
    value: query.get(name) ?? '',
    onChange: ({ target: { value } }: { target: { value: string } }) => setQuery(name, value),
  });
  return (
    <search className="filter field">
      <input type="search" placeholder="Search" {...input('q', 'Search')} />
      {Object.entries(choices).map(([name, options]) => (
        <select key={name} {...input(name, name === 'state' ? 'State' : 'Order')}>
          {Object.entries<string>(options).map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      ))}
    </search>
  );
}

const codeOf = (kind: string) => (kind === 'hindi' || kind === 'marathi' ? languages[kind].code : undefined);

/** With `kinds`, each row names its kind. */
export const Rows = ({ rows, kinds = [] }: { rows: Row[]; kinds?: KindInfo[] }) => (
  <ul className="rows">
    {rows.map((row) => (
      <li key={`${row.kind}/${row.id}`}>
        <Link className="row" to={`/${row.kind}/${row.id}`}>
          {row.picture && (
            <img src={pictureAddress(row.picture)} alt="" loading="lazy" width={72} height={54} />
          )}
          <strong lang={codeOf(row.kind)}>{row.title}</strong>
          <span className="note">
            {[
              kinds.find(({ kind }) => kind === row.kind)?.label,
              row.author,
              row.changedAt && `Changed ${formatDay(row.changedAt)}`,
              row.changedBy,
            ]
              .filter(Boolean)
              .join(' · ')}
          </span>
          <span className="row__state" data-state={row.state}>
            {stateOf(row)}
          </span>
        </Link>
      </li>
    ))}
  </ul>
);
