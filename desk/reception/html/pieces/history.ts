import { html } from 'hono/html';
import type { Doing } from '../../records/doings.ts';
import { byWords, doingWords } from '../../words/doings.ts';
import { time } from './entries.ts';
import { nothing, type Html } from './html.ts';

const line = (at: Date, who: string, what: string, now: Date, request?: number): Html =>
  html`<li>
    ${time(at, now)}<span class="history__who">${who}</span
    ><span
      >${what}${request ? html` (<a href="/desk/requests/${request}">request ${request}</a>)` : nothing}</span
    >
  </li>`;

export interface History {
  doings: Doing[];
  now: Date;
  /** When the request itself came. */
  received?: Date;
  /** Whether each line says which request it is about. */
  named?: boolean;
}

/** Who did what and when, newest first. */
export const history = ({ doings, now, received, named }: History): Html =>
  html`<ul class="history">
    ${doings.map((doing) =>
      line(doing.at, byWords(doing), doingWords(doing), now, named ? doing.request : undefined),
    )}
    ${received ? line(received, 'The patient', 'Sent the request', now) : nothing}
  </ul>`;
