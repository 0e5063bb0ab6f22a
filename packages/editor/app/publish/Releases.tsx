import type { Me, Release } from '../../api/types.ts';
import { Action } from '../shared/Action.tsx';
import { reloadLists, request, useLoaded } from '../shared/client.ts';
import { formatTime } from '../shared/words.ts';
import { Heading } from '../shared/router.tsx';
import './publish.css';

/** Earlier versions of the whole site. */
export function Releases() {
  const { data: me } = useLoaded<Me>('/me');
  const { data, mutate: reload } = useLoaded<Release[]>('/releases');
  const back = async (name: string, what: 'site' | 'words') => {
    await request('POST', `/releases/${name}/${what}`);
    await Promise.all([reload(), reloadLists()]);
  };
  return (
    <>
      <Heading>Published versions</Heading>
      <ul className="rows">
        {data.map(({ name, by, at, isActive, isKept }) => (
          <li key={name} className="waiting head">
            <p>
              {formatTime(at)} by {by} {isActive && <strong>· Patients see this one</strong>}
            </p>
            {!isActive && me.mayPublish && (
              <div className="actions">
                {isKept && (
                  <Action label="Show this version" of={formatTime(at)} run={() => back(name, 'site')}>
                    <p>
                      Patients see the site as it was on {formatTime(at)}, within seconds. The texts in the
                      editor stay as they are.
                    </p>
                  </Action>
                )}
                <Action label="Restore the texts" of={formatTime(at)} run={() => back(name, 'words')}>
                  <p>
                    The pages of {formatTime(at)} get their texts of that time again. Deleted pages come back,
                    and renamed ones under their old names. All other pages stay as they are. Patients see the
                    changes when they are published.
                  </p>
                </Action>
              </div>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}
