import type { KindInfo, Me, Row, State } from '../../api/types.ts';
import { readDraft } from '../shared/drafts.ts';
import { Link } from '../shared/router.tsx';
import { findRows, Rows } from './Rows.tsx';

/** What needs attention, and all kinds in groups. */
export function Start({ me, kinds, rows }: { me: Me; kinds: KindInfo[]; rows: Row[] }) {
  const unsaved = rows.filter(readDraft);
  const own = me.preview ? '' : me.name;
  const attention: { label: string; state: State; by?: string }[] = [
    { label: own ? 'Your drafts' : 'Drafts', state: 'draft', by: own },
    { label: 'Planned', state: 'planned' },
    { label: 'Review due', state: 'review due' },
  ];
  return (
    <>
      {unsaved.length > 0 && (
        <section className="flow">
          <h2>Continue where you left off</h2>
          <Rows rows={unsaved} kinds={kinds} />
        </section>
      )}
      <nav className="actions" aria-label="Needs attention">
        {attention.map(({ label, state, by = '' }) => {
          const count = findRows(rows, state, by).length;
          return count === 0 ? null : (
            <Link key={state} className="pill" to={`/?${new URLSearchParams({ state, q: by })}`}>
              {label} <span className="count">{count}</span>
            </Link>
          );
        })}
      </nav>
      <div className="groups">
        {[...new Set(kinds.map(({ group }) => group))].map((group) => (
          <section key={group} className="card">
            <h2>{group}</h2>
            <ul className="kinds">
              {kinds
                .filter((info) => info.group === group)
                .map((info) => (
                  <KindLink key={info.kind} {...info} rows={rows.filter(({ kind }) => kind === info.kind)} />
                ))}
            </ul>
          </section>
        ))}
      </div>
      {me.preview && (
        <p className="note">
          You write on your own computer. “View site” shows what you save. “Publish” in docs/writing.md says
          how it gets on the public website.
        </p>
      )}
    </>
  );
}

/** A kind that always has one entry leads to its form. */
function KindLink({ kind, label, isOpen, rows }: KindInfo & { rows: Row[] }) {
  const [first, second] = rows;
  const isSingle = !isOpen && first && !second;
  return (
    <li>
      <Link to={isSingle ? `/${kind}/${first.id}` : `/${kind}`}>
        {label} {!isSingle && <span className="count">{rows.length}</span>}
      </Link>
    </li>
  );
}
