import { may } from '../queries/roles.ts';
import type { AuditEntry } from '../queries/audit-log.ts';
import type { Person } from '../queries/people.ts';
import type { DeskRequest, Note } from '../queries/requests.ts';
import { sortableTime } from '../../format/text.ts';
import { formatSubject, spamReason, formatWish } from '../labels/request.ts';
import { callLink, formatPhone, whatsAppLink } from '../labels/phones.ts';
import { actionsFrom, stateName } from '../labels/states.ts';
import { formatTime } from '../labels/times.ts';
import { fieldsWith, hidden, textArea, type Errors } from './partials/fields.ts';
import { html, lineLink, type Html } from './partials/html.ts';
import { formPage } from './partials/layout.ts';
import { tag, time, auditLogList } from './partials/request-rows.ts';
import type { State } from '../../store/states.ts';

const MAX_OTHERS = 5;

export interface RequestPage {
  request: DeskRequest;
  notes: Note[];
  auditLog: AuditEntry[];
  /** More requests from the same number. */
  others: DeskRequest[];
  person: Person;
  now: Date;
  noteKey: string;
  note?: string;
  booking?: Record<string, string>;
  errors?: Errors;
  back: string;
}

export const requestPage = (parts: RequestPage) => {
  const { request, now, back, errors } = parts;
  const content = html`<div class="wrap narrow">
    <p><a class="alone" href="${back}">Back to the list</a></p>
    <header class="flow">
      <h1>${request.payload.name}</h1>
      <p class="actions note">
        ${tag(request.state)}<span>Request ${request.id}, received ${time(request.receivedAt, now)}</span>
      </p>
    </header>
    ${contact(request)}
    <div class="columns">
      <div>${states(request)} ${bookingForm(parts)} ${facts(parts)} ${patientLinks(parts)}</div>
      ${notes(parts)}
    </div>
    <details>
      <summary>Who did what</summary>
      ${auditLogList(parts.auditLog, now, { received: request.receivedAt })}
    </details>
  </div>`;
  return { title: `${request.payload.name}, request ${request.id}`, errors, content };
};

const contact = ({ payload }: DeskRequest): Html =>
  html`<div class="actions">
    <a class="button button--main contact__call" href="${callLink(payload.mobile)}"
      >Call ${formatPhone(payload.mobile)}</a
    >
    <a class="button button--quiet" href="${whatsAppLink(payload.mobile)}" target="_blank" rel="noreferrer"
      >WhatsApp<span class="visually-hidden"> (opens a new tab)</span></a
    >
    ${
      payload.email &&
      html`<a class="button button--quiet" href="mailto:${encodeURIComponent(payload.email)}">E-mail</a>`
    }
  </div>`;

const fact = (term: string, description: string | Html): Html =>
  html`<div class="fact">
    <dt>${term}</dt>
    <dd>${description}</dd>
  </div>`;

const facts = ({ request, others, now }: RequestPage): Html =>
  html`<dl class="facts">
    ${request.bookedFor && fact('Booked for', html`${formatTime(request.bookedFor, now)} ${calendarLink(request)}`)}
    ${fact('Wants to come', formatWish(request, now))} ${fact('About', formatSubject(request))}
    ${fact('Mobile', formatPhone(request.payload.mobile))}
    ${fact('E-mail', request.payload.email ?? 'None given')}
    ${fact('Same number', others.length === 0 ? 'No other request' : otherRequests(others, now))}
    ${spamReason(request) && fact('Sent by', spamReason(request))}
    ${request.notice && fact('Privacy notice', `Version ${request.notice}`)}
  </dl>`;

const calendarLink = ({ id }: DeskRequest): Html =>
  html`<a class="alone" href="/desk/requests/${id}/booking.ics">Calendar file for the patient</a>`;

const otherRequests = (others: DeskRequest[], now: Date): Html =>
  html`${others
    .slice(0, MAX_OTHERS)
    .map(({ id, payload, receivedAt }) =>
      lineLink(`/desk/requests/${id}`, `${payload.name}, ${formatTime(receivedAt, now)}`),
    )}
  ${others.length > MAX_OTHERS && html`and ${others.length - MAX_OTHERS} more`}`;

const HAND_OUT = 'Hand out or erase what this patient sent';

const patientLinks = ({ request: { id }, person }: RequestPage): Html =>
  html`<p class="ways">
    ${lineLink(`/desk/requests/${id}/correct`, 'Correct a mistake')}
    ${may(person, 'hand out') && lineLink(`/desk/requests/${id}/patient`, HAND_OUT)}
  </p>`;

const states = ({ id, state, version }: DeskRequest): Html =>
  html`<form class="states" method="post" action="/desk/requests/${id}/state">
    <h2>What happened?</h2>
    ${hidden('version', version)}
    <div>
      ${actionsFrom(state).map(
        ({ to, label }) =>
          html`<button class="button button--quiet" name="state" value="${to}">${label}</button>`,
      )}
    </div>
  </form>`;

/** `warned` holds the day and time of a warning, which are accepted the second time. */
const bookingForm = ({ request, booking, errors = {} }: RequestPage) => {
  const { id, state, version, bookedFor } = request;
  if (state === 'closed' || state === 'spam') return undefined;
  const [day = '', time = ''] = bookedFor ? sortableTime(bookedFor).split(' ') : [];
  const { warned, ...values } = booking ?? { day, time };
  const field = fieldsWith(errors, values);
  return html`<form class="booking" method="post" action="/desk/requests/${id}/state">
    ${hidden('version', version)} ${hidden('booking', 'yes')} ${warned && hidden('warned', warned)}
    <div class="booking__fields">
      ${field('day', 'Day (optional)', { type: 'date', autofocus: Boolean(errors.day) })}
      ${field('time', 'Time', { type: 'time', autofocus: Boolean(errors.time && !errors.day) })}
    </div>
    <button class="button" name="state" value="booked">
      ${warned ? 'Book all the same' : state === 'booked' ? 'Change the day or the time' : 'Booked'}
    </button>
  </form>`;
};

const notes = ({ request, notes, note: unsaved, person, now, noteKey, errors = {} }: RequestPage): Html =>
  html`<section class="notes">
    <h2>Notes</h2>
    <form method="post" action="/desk/requests/${request.id}/notes">
      ${hidden('key', noteKey)}
      ${textArea({
        name: 'text',
        label: 'New note',
        hint: 'Only what is needed to call back. No diagnosis.',
        rows: 3,
        value: unsaved,
        error: errors.text,
      })}
      <button class="button">Add the note</button>
    </form>
    ${notes.length === 0 && html`<p class="note">No notes yet.</p>`}
    <ul class="notes__list">
      ${notes.map(
        (note) =>
          html`<li class="entry">
            <p class="entry__text">${note.text}</p>
            <p class="note">${note.by}, ${time(note.at, now)}</p>
            ${note.person === person.id && removeNote(request.id, note)}
          </li>`,
      )}
    </ul>
  </section>`;

const removeNote = (request: number, { id, text }: Note): Html =>
  html`<form method="post" action="/desk/requests/${request}/notes/${id}/remove">
    <button class="link alone">
      Remove<span class="visually-hidden"> the note “${text.slice(0, 40)}”</span>
    </button>
  </form>`;

/** Shows what a colleague has done meanwhile, and asks again. */
export function conflictPage(request: DeskRequest, since: AuditEntry[], sent: { state: State }, now: Date) {
  const inner = html`<p>
      While you were looking at the request of ${request.payload.name}, this happened. Nothing of yours was
      saved, and nothing of theirs was lost.
    </p>
    ${auditLogList(since, now)}
    <p>It is now marked as ${tag(request.state)}</p>
    <form class="actions" method="post" action="/desk/requests/${request.id}/state">
      ${Object.entries({ ...sent, version: request.version }).map((field) => hidden(...field))}
      <a class="button" href="/desk/requests/${request.id}">Leave it as it is</a>
      <button class="button button--quiet">Mark as “${stateName[sent.state]}” all the same</button>
    </form>`;
  return formPage('A colleague was faster', inner);
}
