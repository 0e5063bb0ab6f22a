import { addressOf } from '@clinic/content-check/read/addresses.ts';
import type { Entry, KindInfo, Me } from '../../api/types.ts';
import { Action } from '../shared/Action.tsx';
import { reloadLists, request, useLoaded, type RefusedError } from '../shared/client.ts';
import { go, Heading, Link } from '../shared/router.tsx';

interface Props {
  entry: Entry;
  me: Me;
  isChanged: boolean;
  hasPreview: boolean;
  setPreview: (hasPreview: boolean) => void;
}

/** The title, and what can be done with the page besides writing. */
export function Head({ entry, me, isChanged, hasPreview, setPreview }: Props) {
  const { kind, id, title, page } = entry;
  const { data: kinds } = useLoaded<KindInfo[]>('/kinds');
  const { isOpen } = kinds.find((info) => info.kind === kind) ?? {};
  const address = `/entries/${kind}/${id}`;
  const rename = async (fields: FormData) => {
    if (isChanged) throw new Error('Save your changes first, then rename the page.');
    const body = { id: fields.get('name') };
    const renamed = await request<{ id: string }>('POST', `${address}/rename`, body);
    void reloadLists();
    go(`/${kind}/${renamed.id}`, { replace: true });
  };
  const remove = async () => {
    await request('DELETE', address).catch((error: RefusedError) => {
      // The pages that need it.
      const reasons = error.refusal.problems?.map(({ message, fix }) => `${message} ${fix}`) ?? [];
      throw new Error([error.message, ...reasons].join('\n'));
    });
    await reloadLists();
    go(`/${kind}`, { replace: true });
  };
  return (
    <header className="form-head">
      <Heading>{title}</Heading>
      <div className="actions form-links">
        {page && (
          <a href={(me.preview ?? '') + page} target="_blank">
            View
          </a>
        )}
        {page && me.preview && (
          <button className="link" aria-pressed={hasPreview} onClick={() => setPreview(!hasPreview)}>
            Preview beside
          </button>
        )}
        {!me.preview && <Link to={`/history/${kind}/${id}`}>History</Link>}
        {isOpen && (
          <>
            <Action className="link" label="Rename" run={rename}>
              <div className="field">
                <label htmlFor="new-name">Last part of the address</label>
                <input id="new-name" name="name" defaultValue={id} aria-describedby="new-name-hint" />
                <p id="new-name-hint" className="note">
                  Small letters, digits and hyphens.
                  {addressOf[kind] && ' The old address leads to the new one.'}
                </p>
              </div>
            </Action>
            <Action className="link" label="Delete" run={remove}>
              <p>Delete “{title}”? You can restore it from the list.</p>
            </Action>
          </>
        )}
      </div>
    </header>
  );
}
