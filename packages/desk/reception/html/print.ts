import { requestCount } from '../../format/text.ts';
import type { DeskRequest } from '../queries/requests.ts';
import { formatSubject, formatVisit } from '../labels/request.ts';
import { formatPhone } from '../labels/phones.ts';
import { stateName } from '../labels/states.ts';
import { formatClock, formatTime } from '../labels/times.ts';
import { textField } from './partials/fields.ts';
import { html, type Html } from './partials/html.ts';

type Columns = Record<string, (request: DeskRequest, now: Date) => string | Html>;

const WHO: Columns = {
  Name: ({ id, payload }) => html`<a href="/desk/requests/${id}">${payload.name}</a>`,
  Mobile: ({ payload }) => html`<span class="keep">${formatPhone(payload.mobile)}</span>`,
};

export const LIST: Columns = {
  'No.': ({ id }) => String(id),
  ...WHO,
  When: formatVisit,
  About: formatSubject,
  State: ({ state }) => stateName[state],
  Received: ({ receivedAt }, now) => formatTime(receivedAt, now),
};

export const DAY: Columns = {
  Time: ({ bookedFor }) => (bookedFor ? formatClock(bookedFor) : ''),
  ...WHO,
  About: formatSubject,
};

export interface PrintPage {
  title: string;
  columns: Columns;
  /** For the bookings of one day, which show the notes and link to other days. */
  day?: string;
  requests: DeskRequest[];
  found: number;
  now: Date;
  /** Addresses by text. */
  links: Record<string, string>;
}

const dayForm = (day: string): Html =>
  html`<form class="door no-print" method="get" action="/desk/day">
    <div class="search__line">
      ${textField({ name: 'day', label: 'Another day', type: 'date', value: day })}
      <button class="button">Show</button>
    </div>
  </form>`;

export const printPage = ({ title, columns, day, requests, found, now, links }: PrintPage) => ({
  title,
  content: html`<div class="wrap">
    <p class="ways">
      ${Object.entries(links).map(([text, address]) => html`<a class="alone" href="${address}">${text}</a>`)}
    </p>
    <h1>${title}</h1>
    <p class="note">
      ${requestCount(found)}, as of
      ${formatTime(now, now)}.${found > requests.length && ` The first ${requests.length} are here.`} Keep the
      paper as carefully as a patient’s file, and shred it afterwards.
    </p>
    ${day && dayForm(day)}
    <p class="no-print"><button class="button" type="button" data-print hidden>Print</button></p>
    <div class="scroller" role="region" aria-label="The list" tabindex="0">
      <table class="paper">
        <thead>
          <tr>
            ${Object.keys(columns).map((name) => html`<th scope="col">${name}</th>`)}
            <th scope="col" class="paper__room">Remarks</th>
          </tr>
        </thead>
        <tbody>
          ${requests.map(
            (request) =>
              html`<tr>
                ${Object.entries(columns).map(([name, format]) =>
                  name === 'Name'
                    ? html`<th scope="row">${format(request, now)}</th>`
                    : html`<td>${format(request, now)}</td>`,
                )}
                <td class="entry__text">${day && request.noteTexts}</td>
              </tr>`,
          )}
        </tbody>
      </table>
    </div>
  </div>`,
});
