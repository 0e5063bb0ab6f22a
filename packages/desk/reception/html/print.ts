import { requestCount } from '../../format/text.ts';
import type { DeskRequest } from '../queries/requests.ts';
import { aboutWords, whenWords } from '../labels/request.ts';
import { readablePhone } from '../labels/phones.ts';
import { stateName } from '../labels/states.ts';
import { clock, timeWords } from '../labels/times.ts';
import { textField } from './partials/fields.ts';
import { html, type Html } from './partials/html.ts';

type Columns = Record<string, (request: DeskRequest, now: Date) => string | Html>;

const WHO: Columns = {
  Name: ({ id, payload }) => html`<a href="/desk/requests/${id}">${payload.name}</a>`,
  Mobile: ({ payload }) => html`<span class="keep">${readablePhone(payload.mobile)}</span>`,
};

export const LIST: Columns = {
  'No.': ({ id }) => String(id),
  ...WHO,
  When: whenWords,
  About: aboutWords,
  State: ({ state }) => stateName[state],
  Received: ({ receivedAt }, now) => timeWords(receivedAt, now),
};

/** Of one day. */
export const DAY: Columns = {
  Time: ({ bookedFor }) => (bookedFor ? clock(bookedFor) : ''),
  ...WHO,
  About: aboutWords,
};

export interface PrintPage {
  title: string;
  columns: Columns;
  /** Of one day: with the notes as remarks, and the way to another day. */
  day?: string;
  requests: DeskRequest[];
  found: number;
  now: Date;
  /** To the list on the screen, and to other days. */
  ways: Record<string, string>;
}

const dayForm = (day: string): Html =>
  html`<form class="door no-print" method="get" action="/desk/day">
    <div class="search__line">
      ${textField({ name: 'day', label: 'Another day', type: 'date', value: day })}
      <button class="button">Show</button>
    </div>
  </form>`;

/** A list on paper, with room to write. */
export const printPage = ({ title, columns, day, requests, found, now, ways }: PrintPage) => ({
  title,
  content: html`<div class="wrap">
    <p class="ways back no-print">
      ${Object.entries(ways).map(([words, address]) => html`<a class="alone" href="${address}">${words}</a>`)}
    </p>
    <h1>${title}</h1>
    <p class="note">
      ${requestCount(found)}, as of
      ${timeWords(now, now)}.${found > requests.length && ` The first ${requests.length} are here.`} Keep the
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
                ${Object.entries(columns).map(([name, words]) =>
                  name === 'Name'
                    ? html`<th scope="row">${words(request, now)}</th>`
                    : html`<td>${words(request, now)}</td>`,
                )}
                <td class="entry__text">${day && request.remarks}</td>
              </tr>`,
          )}
        </tbody>
      </table>
    </div>
  </div>`,
});
