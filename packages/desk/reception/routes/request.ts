import { Hono } from 'hono';
import { html } from 'hono/html';
import { calendarFile } from '@clinic/contract/calendar.ts';
import { isState } from '../../store/states.ts';
import { newToken } from '../auth/tokens.ts';
import type { DeskContext, Env, ReceptionDependencies } from '../env.ts';
import { requestPage, conflictPage, type RequestPage } from '../html/request.ts';
import { flashMessage } from '../html/partials/flash.ts';
import { stateName } from '../labels/states.ts';
import { addNote, changeState, removeNote } from '../queries/changes.ts';
import { auditLogOf, recordView } from '../queries/audit-log.ts';
import { nextNew, notesOf, withSameNumber } from '../queries/requests.ts';
import { readBooking } from './booking.ts';
import {
  respond,
  attachment,
  redirectWith,
  readForm,
  orNotFound,
  takeFlash,
  wholeNumber,
} from '../html/respond.ts';

const MAX_NOTE_LENGTH = 2000;
const HALF_AN_HOUR_MS = 30 * 60_000;

export function requestRoutes(dependencies: ReceptionDependencies): Hono<Env> {
  const { database, practice, siteUrl } = dependencies;
  const routes = new Hono<Env>();
  const numberIn = (c: DeskContext) => wholeNumber(c.req.param('id'));
  const found = async (c: DeskContext) => orNotFound(await withSameNumber(database, numberIn(c)));

  async function show(c: DeskContext, unsaved: Pick<RequestPage, 'note' | 'booking' | 'errors'> = {}) {
    const { request, others } = await found(c);
    const { id } = request;
    const { person, now } = c.var;
    await database.write([recordView(c.var, id)]);
    const last = takeFlash(c);
    const [notes, auditLog, next] = await Promise.all([
      notesOf(database, id),
      auditLogOf(database, id),
      last ? nextNew(database) : undefined,
    ]);
    const nextLink =
      next && next !== id && html`<a class="alone" href="/desk/requests/${next}">Next new request</a>`;
    const record = { request, notes, auditLog, others, person, now };
    const content = requestPage({ ...record, back: listUrl(c), noteKey: newToken(), ...unsaved });
    return respond(c, { ...content, flash: flashMessage(last, nextLink || undefined) });
  }

  routes.get('/requests/:id', (c) => show(c));

  // A sign-in returns here when a page with form errors was left open.
  routes.on('GET', ['/requests/:id/state', '/requests/:id/notes'], (c) =>
    c.redirect(`/desk/requests/${numberIn(c)}`),
  );

  routes.post('/requests/:id/state', async (c) => {
    const field = await readForm(c);
    const { now } = c.var;
    const [version, state] = [wholeNumber(field('version')), field('state')];
    const { request: current } = await found(c);
    const { id, state: from } = current;
    if (!isState(state) || Number.isNaN(version)) return c.notFound();
    const { at, sent, unsaved } = await readBooking(dependencies, field, current, now);
    if (unsaved) return show(c, unsaved);
    const isDone = await changeState(database, c.var, { id, version }, state, at);
    if (isDone) {
      const undo = state === from ? undefined : { request: id, to: from, version: version + 1 };
      return redirectWith(c, `Marked as “${stateName[state]}”.`, `/desk/requests/${id}`, undo);
    }
    const [{ request }, auditLog] = await Promise.all([found(c), auditLogOf(database, id)]);
    // A double click.
    if (request.state === state && (at === undefined || at?.getTime() === request.bookedFor?.getTime()))
      return c.redirect(`/desk/requests/${id}`, 303);
    const changes = auditLog.filter(({ what }) => what === 'state' || what === 'corrected');
    const since = changes.slice(0, request.version - version);
    return respond(c, conflictPage(request, since, { ...sent, state }, now), 409);
  });

  // For the patient's calendar. It names no condition, since others may see it.
  routes.get('/requests/:id/booking.ics', async (c) => {
    const { id, version: sequence, bookedFor } = (await found(c)).request;
    const start = orNotFound(bookedFor);
    const { name = 'Appointment', address } = practice() ?? {};
    const file = calendarFile('Front desk', {
      UID: `request-${id}@${new URL(siteUrl ?? c.req.url).hostname}`,
      SEQUENCE: String(sequence),
      DTSTAMP: c.var.now,
      DTSTART: start,
      DTEND: new Date(start.getTime() + HALF_AN_HOUR_MS),
      SUMMARY: name,
      LOCATION: address,
    });
    return attachment(c, 'text/calendar; charset=utf-8', 'appointment.ics', file);
  });

  routes.post('/requests/:id/notes', async (c) => {
    const field = await readForm(c);
    const { request } = await found(c);
    const text = field('text').trim();
    const tooLong = text.length > MAX_NOTE_LENGTH && 'Use at most 2,000 characters';
    const error = text ? tooLong : 'Write the note first';
    if (error) return show(c, { note: text, errors: { text: error } });
    const key = field('key').slice(0, 60) || newToken();
    await addNote(database, c.var, request.id, { text, key });
    return redirectWith(c, 'Note added.', `/desk/requests/${request.id}`);
  });

  routes.post('/requests/:id/notes/:note/remove', async (c) => {
    await removeNote(database, c.var, wholeNumber(c.req.param('note')));
    return redirectWith(c, 'Note removed.', `/desk/requests/${numberIn(c)}`);
  });

  return routes;
}

/** Returns the list that links to this page, with its search. */
function listUrl(c: DeskContext): string {
  const from = URL.parse(c.req.header('referer') ?? '');
  return from && /^\/desk(\/day\/.+)?$/.test(from.pathname) ? from.pathname + from.search : '/desk';
}
