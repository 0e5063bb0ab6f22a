import { Hono } from 'hono';
import { html } from 'hono/html';
import ical from 'ical-generator';
import { isState } from '../../store/states.ts';
import { newToken } from '../auth/tokens.ts';
import type { DeskContext, Env, ReceptionDependencies } from '../env.ts';
import { requestPage, conflictPage, type RequestPage } from '../html/request.ts';
import { flashMessage } from '../html/partials/flash.ts';
import { stateName } from '../labels/states.ts';
import { addNote, changeState, removeNote } from '../queries/changes.ts';
import { auditLogOf, lookedAt } from '../queries/audit-log.ts';
import { nextNew, notesOf, withSameNumber } from '../queries/requests.ts';
import { readBooking } from './booking.ts';
import { answer, attachment, done, fieldsOf, orNotFound, takeFlash, wholeNumber } from './answer.ts';

const LONGEST_NOTE = 2000;
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
    await database.write([lookedAt(id, person.id, now)]);
    const last = takeFlash(c);
    const [notes, auditLog, next] = await Promise.all([
      notesOf(database, id),
      auditLogOf(database, id),
      last ? nextNew(database) : undefined,
    ]);
    const onwards =
      next && next !== id && html`<a class="alone" href="/desk/requests/${next}">Next new request</a>`;
    const drawn = requestPage({
      ...{ request, notes, auditLog, others, person, now, back: backFrom(c) },
      ...{ noteKey: newToken(), ...unsaved },
    });
    return answer(c, { ...drawn, flash: flashMessage(last, onwards || undefined) });
  }

  routes.get('/requests/:id', (c) => show(c));

  /** Where the page of an error was left open, and somebody signs in again. */
  routes.on('GET', ['/requests/:id/state', '/requests/:id/notes'], (c) =>
    c.redirect(`/desk/requests/${numberIn(c)}`),
  );

  routes.post('/requests/:id/state', async (c) => {
    const field = await fieldsOf(c);
    const { person, now } = c.var;
    const [version, state] = [wholeNumber(field('version')), field('state')];
    const { request: current } = await found(c);
    const { id, state: from } = current;
    if (!isState(state) || Number.isNaN(version)) return c.notFound();
    const { at, sent, unsaved } = await readBooking(dependencies, field, current, now);
    if (unsaved) return show(c, unsaved);
    const isDone = await changeState(database, { request: id, version, person: person.id, now }, state, at);
    if (isDone) {
      const undo = state === from ? undefined : { request: id, to: from, version: version + 1 };
      return done(c, `Marked as “${stateName[state]}”.`, `/desk/requests/${id}`, undo);
    }
    const [{ request }, auditLog] = await Promise.all([found(c), auditLogOf(database, id)]);
    // Pressed twice: the first has done it.
    if (request.state === state && (at === undefined || at?.getTime() === request.bookedFor?.getTime()))
      return c.redirect(`/desk/requests/${id}`, 303);
    const changes = auditLog.filter(({ what }) => what === 'state' || what === 'corrected');
    const since = changes.slice(0, request.version - version);
    return answer(c, conflictPage(request, since, { ...sent, state }, now), 409);
  });

  /** For the patient's calendar. It says nothing of what it is about: others may see it. */
  routes.get('/requests/:id/booking.ics', async (c) => {
    const { id, version: sequence, bookedFor } = (await found(c)).request;
    const start = orNotFound(bookedFor);
    const end = new Date(start.getTime() + HALF_AN_HOUR_MS);
    const { name: summary = 'Appointment', address: location } = practice() ?? {};
    const uid = `request-${id}@${new URL(siteUrl ?? c.req.url).hostname}`;
    const event = { id: uid, sequence, stamp: c.var.now, start, end, summary, location };
    const file = `${ical({ prodId: '-//Front desk//EN', events: [event] }).toString()}\r\n`;
    return attachment(c, 'text/calendar; charset=utf-8', 'appointment.ics', file);
  });

  routes.post('/requests/:id/notes', async (c) => {
    const field = await fieldsOf(c);
    const { person, now } = c.var;
    const { request } = await found(c);
    const text = field('text').trim();
    const tooLong = text.length > LONGEST_NOTE && 'Use at most 2,000 characters';
    const error = text ? tooLong : 'Write the note first';
    if (error) return show(c, { note: text, errors: { text: error } });
    const key = field('key').slice(0, 60) || newToken();
    await addNote(database, { request: request.id, person: person.id, text, key, now });
    return done(c, 'Note added.', `/desk/requests/${request.id}`);
  });

  routes.post('/requests/:id/notes/:note/remove', async (c) => {
    const { person, now } = c.var;
    await removeNote(database, wholeNumber(c.req.param('note')), person.id, now);
    return done(c, 'Note removed.', `/desk/requests/${numberIn(c)}`);
  });

  return routes;
}

/** The list as it was, where somebody comes from one. */
function backFrom(c: DeskContext): string {
  const from = URL.parse(c.req.header('referer') ?? '');
  return from && /^\/desk(\/day\/.+)?$/.test(from.pathname) ? from.pathname + from.search : '/desk';
}
