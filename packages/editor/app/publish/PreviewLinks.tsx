import { useState } from 'react';
import type { PreviewLink } from '../../api/types.ts';
import { Action } from '../shared/Action.tsx';
import { formatTime } from '../shared/words.ts';

export const PreviewLinks = ({ links }: { links: PreviewLink[] }) =>
  links.length > 0 && (
    <section className="flow" aria-label="Preview links">
      <h2>Preview links</h2>
      <p className="note">Everyone who has a link sees the site with all drafts, without signing in.</p>
      <ul className="rows">
        {links.map((link) => (
          <Preview key={link.link} {...link} />
        ))}
      </ul>
    </section>
  );

/** Closing the sheet of the device is not an error. */
const share = (url: string) =>
  navigator.share({ url }).catch((error: Error) => {
    if (error.name !== 'AbortError') throw error;
  });

function Preview({ link, by, at, until, pages }: PreviewLink) {
  const [isCopied, setCopied] = useState(false);
  const url = `${link}?page=${pages[0]?.page ?? '/'}`;
  return (
    <li className="waiting flow">
      <p>{`Made by ${by} on ${formatTime(at)}, ends on ${formatTime(until)}`}</p>
      <ul>
        {(pages.length > 0 ? pages : [{ title: 'The site', page: '/' }]).map(({ title, page }) => (
          <li key={`${page} ${title}`}>
            <a href={`${link}?page=${page}`} target="_blank" rel="noreferrer">
              {title}
            </a>
          </li>
        ))}
      </ul>
      <div className="actions">
        <Action
          label="Copy the link"
          of={by}
          run={() => navigator.clipboard.writeText(url).then(() => setCopied(true))}
        />
        {'share' in navigator && <Action label="Share" of={by} run={() => share(url)} />}
      </div>
      <p role="status">{isCopied && 'Copied.'}</p>
    </li>
  );
}
