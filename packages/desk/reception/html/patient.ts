import type { DeskRequest } from '../queries/requests.ts';
import { formatPhone } from '../labels/phones.ts';
import { requestRows, time } from './partials/request-rows.ts';
import { requestCount } from '../../format/text.ts';
import { fieldsWith, hidden, type Errors } from './partials/fields.ts';
import { html, type Html } from './partials/html.ts';
import { formPage } from './partials/layout.ts';

export interface PatientPage {
  request: DeskRequest;
  /** All requests from the same number, with this one. */
  all: DeskRequest[];
  now: Date;
}

const phone = (mobile: string): Html => html`<span class="keep">${formatPhone(mobile)}</span>`;
const back = (id: number): Html =>
  html`<p><a class="alone" href="/desk/requests/${id}">Back to the request</a></p>`;

export const patientPage = ({ request: { id, payload }, all, now }: PatientPage) => ({
  title: 'Everything from one number',
  content: html`<div class="wrap narrow">
    ${back(id)}
    <h1>Everything from ${phone(payload.mobile)}</h1>
    <p class="lead">${requestCount(all.length)}. A family may share one number: look at the names first.</p>
    ${requestRows(all, now)}
    <section class="group">
      <h2>A copy for the patient</h2>
      <p>With the notes and with who did what. Make sure that it is the patient who asks.</p>
      <p class="ways">
        <a class="alone" href="/desk/requests/${id}/patient.csv">For a spreadsheet (CSV)</a>
        <a class="alone" href="/desk/requests/${id}/patient.json">For another program (JSON)</a>
      </p>
    </section>
    <section class="group">
      <h2>Erase</h2>
      <p>For a patient who asks that nothing is kept. You are asked once more before anything happens.</p>
      <p class="actions"><a class="button button--quiet" href="/desk/requests/${id}/erase">Erase…</a></p>
    </section>
  </div>`,
});

export const erasePage = ({ request: { id, payload }, all, now }: PatientPage, errors: Errors = {}) => {
  const inner = html`<p>
      The ticked requests and their notes are erased for ever; this cannot be undone. The record keeps that it
      was done, when and by whom, and nothing of what was erased. Backups made before keep it until they are
      replaced themselves.
    </p>
    <form method="post" action="/desk/requests/${id}/erase">
      <fieldset class="plain">
        <legend>Which requests?</legend>
        ${errors.ids && html`<p class="field__error" id="ids-error">${errors.ids}</p>`}
        ${all.map(
          (one, index) =>
            html`<label class="check">
              <input type="checkbox" name="ids" value="${one.id}" ${index === 0 && html`id="ids"`} />
              <span>${one.payload.name}, ${time(one.receivedAt, now)}</span>
            </label>`,
        )}
      </fieldset>
      <p class="actions">
        <button class="button button--danger">Erase for ever</button>
        <a class="button button--quiet" href="/desk/requests/${id}">Keep everything</a>
      </p>
    </form>`;
  const heading = html`Erase what ${phone(payload.mobile)} has sent?`;
  return formPage('Erase?', inner, { errors, above: back(id), heading });
};

export interface CorrectPage {
  request: DeskRequest;
  others: DeskRequest[];
  values: { name: string; mobile: string; email: string };
  everywhere: boolean;
  errors?: Errors;
  /** True when a request was changed or has arrived meanwhile. */
  isConflict?: boolean;
}

const conflict = html`<div class="problem" role="alert" tabindex="-1" data-focus>
  <h2>Changed meanwhile</h2>
  <p>
    While you were writing, a colleague changed a request, or another one arrived from this number. Nothing
    was saved yet. Check what you wrote below, then save.
  </p>
</div>`;

export const correctPage = (parts: CorrectPage) => {
  const { request, others, values, everywhere, errors = {}, isConflict } = parts;
  const field = fieldsWith(errors, values);
  const inner = html`<form method="post" action="/desk/requests/${request.id}/correct">
    ${hidden('seen', [request, ...others].map(({ id, version }) => `${id}:${version}`).join(' '))}
    ${field('name', 'Name')} ${field('mobile', 'Mobile number', { inputmode: 'tel' })}
    ${field('email', 'E-mail (optional)', { inputmode: 'email' })}
    ${
      others.length > 0 &&
      html`<label class="check">
        <input type="checkbox" name="everywhere" value="yes" ${everywhere && html`checked`} />
        <span
          >Also in ${others.length === 1 ? 'the other request' : `the ${others.length} other requests`} from
          this number</span
        >
      </label>`
    }
    <button class="button">Save</button>
  </form>`;
  const above = html`${back(request.id)} ${isConflict && conflict}`;
  return formPage('Correct a mistake', inner, { errors, above });
};
