import { requestCount } from '../../format/text.ts';
import type { DeskRequest } from '../queries/requests.ts';
import { aboutWords, wishWords } from '../labels/request.ts';
import { readablePhone } from '../labels/phones.ts';
import { stateName } from '../labels/states.ts';
import { timeWords } from '../labels/times.ts';
import { html } from './partials/html.ts';

const COLUMNS = ['No.', 'Name', 'Mobile', 'Wants to come', 'About', 'State', 'Received'];

export interface PrintPage {
  title: string;
  requests: DeskRequest[];
  found: number;
  now: Date;
  back: string;
}

/** A list on paper, with room to write. */
export const printPage = ({ title, requests, found, now, back }: PrintPage) => ({
  title,
  content: html`<div class="wrap">
    <p class="back no-print"><a class="alone" href="${back}">Back to the list</a></p>
    <h1>${title}</h1>
    <p class="note">
      ${requestCount(found)}, as of
      ${timeWords(now, now)}.${found > requests.length && ` The first ${requests.length} are here.`} Keep the
      paper as carefully as a patient’s file, and shred it afterwards.
    </p>
    <p class="no-print"><button class="button" type="button" data-print hidden>Print</button></p>
    <div class="scroller" role="region" aria-label="The list" tabindex="0">
      <table class="paper">
        <thead>
          <tr>
            ${COLUMNS.map((name) => html`<th scope="col">${name}</th>`)}
            <th scope="col" class="paper__room">Remarks</th>
          </tr>
        </thead>
        <tbody>
          ${requests.map(
            (request) =>
              html`<tr>
                <td>${request.id}</td>
                <th scope="row">${request.payload.name}</th>
                <td class="paper__number">${readablePhone(request.payload.mobile)}</td>
                <td>${wishWords(request, now)}</td>
                <td>${aboutWords(request)}</td>
                <td>${stateName[request.state]}</td>
                <td>${timeWords(request.receivedAt, now)}</td>
                <td></td>
              </tr>`,
          )}
        </tbody>
      </table>
    </div>
  </div>`,
});
