import type { AuditEntry } from '../../queries/audit-log.ts';
import { entryWords } from '../../labels/audit-log.ts';
import { time } from './request-rows.ts';
import { html, nothing, type Html } from './html.ts';

const line = (at: Date, who: string, what: string, now: Date, request?: number): Html =>
  html`<li>
    ${time(at, now)}<span class="history__who">${who}</span
    ><span
      >${what}${request ? html` (<a href="/desk/requests/${request}">request ${request}</a>)` : nothing}</span
    >
  </li>`;

export interface AuditLogList {
  entries: AuditEntry[];
  now: Date;
  /** When the request itself came. */
  received?: Date;
  /** Whether each line says which request it is about. */
  named?: boolean;
}

/** Who did what and when, newest first. By nobody is what a command did, or the desk by itself. */
export const auditLogList = ({ entries, now, received, named }: AuditLogList): Html =>
  html`<ul class="history">
    ${entries.map((entry) =>
      line(entry.at, entry.by ?? 'The desk', entryWords(entry), now, named ? entry.request : undefined),
    )}
    ${received ? line(received, 'The patient', 'Sent the request', now) : nothing}
  </ul>`;
