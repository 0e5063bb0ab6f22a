import type { DeskRequest } from '../../queries/requests.ts';
import { formatSubject, quickLabel, formatVisit } from '../../labels/request.ts';
import { callLink, formatPhone } from '../../labels/phones.ts';
import { slug, stateName } from '../../labels/states.ts';
import { formatTime } from '../../labels/times.ts';
import { html, type Html } from './html.ts';
import type { AuditEntry } from '../../queries/audit-log.ts';
import { entryText } from '../../labels/audit-log.ts';

export const tag = (state: DeskRequest['state']): Html =>
  html`<span class="tag tag--${slug(state)}">${stateName[state]}</span>`;

export const time = (at: Date, now: Date): Html =>
  html`<time datetime="${at.toISOString()}">${formatTime(at, now)}</time>`;

const marks = ({ notes, quick }: DeskRequest): string =>
  [notes > 0 && (notes === 1 ? '1 note' : `${notes} notes`), quick && quickLabel].filter(Boolean).join(' · ');

export const requestRows = (requests: DeskRequest[], now: Date): Html =>
  html`<ul class="requests">
    ${requests.map((request) => row(request, now))}
  </ul>`;

const row = (request: DeskRequest, now: Date): Html => {
  const { id, payload, state, receivedAt } = request;
  const marked = marks(request);
  return html`<li class="request">
    <div class="request__who">
      <a class="request__name" href="/desk/requests/${id}">${payload.name}</a>
      <p class="request__about">${formatSubject(request)}</p>
    </div>
    <p class="request__wish">${formatVisit(request, now)}</p>
    ${marked && html`<p class="request__notes">${marked}</p>`}
    <p class="request__when">${tag(state)} ${time(receivedAt, now)}</p>
    <a class="request__call" href="${callLink(payload.mobile)}"
      ><span class="visually-hidden">Call ${payload.name}: </span>${formatPhone(payload.mobile)}</a
    >
  </li>`;
};

const historyRow = (at: Date, who: string, what: string, now: Date, request?: number): Html =>
  html`<li>
    ${time(at, now)}<span class="history__who">${who}</span
    ><span>${what}${request && html` (<a href="/desk/requests/${request}">request ${request}</a>)`}</span>
  </li>`;

/** `received` adds the arrival of the request; with `hasLinks`, each entry links to its request. */
export const auditLogList = (
  entries: AuditEntry[],
  now: Date,
  { received, hasLinks }: { received?: Date; hasLinks?: boolean } = {},
): Html =>
  html`<ul class="history">
    ${entries.map((entry) => {
      const { at, by = 'The desk', request } = entry;
      return historyRow(at, by, entryText(entry), now, hasLinks ? request : undefined);
    })}
    ${received && historyRow(received, 'The patient', 'Sent the request', now)}
  </ul>`;
