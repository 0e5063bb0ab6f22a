import { Hono } from 'hono';
import { isDay, type Day } from '#lib/dates.ts';
import { pageCount } from '#lib/pagination.ts';
import { csvEntry, csvHeading } from '../../format/csv.ts';
import type { KeptRequest } from '../../store/kept-request.ts';
import type { DeskContext, Env, ReceptionDependencies } from '../env.ts';
import { list } from '../html/list.ts';
import { listAddress, type Asked } from '../html/partials/list-address.ts';
import { printPage } from '../html/print.ts';
import { KINDS } from '../labels/request.ts';
import { viewAt, viewName } from '../labels/states.ts';
import { dayHeading } from '../labels/times.ts';
import { addToAuditLog } from '../queries/audit-log.ts';
import { exported } from '../queries/changes.ts';
import { confirmClock, isClockDoubted } from '../queries/retention.ts';
import * as query from '../queries/requests.ts';
import type { Search } from '../queries/search.ts';
import { answer, done, wholeNumber } from './answer.ts';

const PER_PAGE = 25;
const MOST_WORDS = 60;
const MOST_ON_PAPER = 500;

function askedIn(c: DeskContext): Asked {
  const asked = c.req.query();
  const day = (text = '') => (isDay(text) ? text : '');
  const q = (asked.q ?? '').slice(0, MOST_WORDS).trim();
  return {
    view: viewAt(asked.view) ?? (q ? 'all' : 'to do'),
    q,
    kind: asked.kind && Object.hasOwn(KINDS, asked.kind) ? asked.kind : '',
    received: day(asked.received),
    wished: day(asked.wished),
    page: wholeNumber(asked.page) || 1,
  };
}

const searchFor = ({ view, q, kind, received, wished }: Asked): Search => ({
  view,
  words: q || undefined,
  path: KINDS[kind],
  received: received || undefined,
  wished: wished || undefined,
});

/** The list as it was asked for: on the screen, on paper or in a file. */
export function listRoutes({ database }: ReceptionDependencies): Hono<Env> {
  const routes = new Hono<Env>();

  routes.get('/', async (c) => {
    const asked = askedIn(c);
    const search = searchFor(asked);
    const [found, counts, latest, isDoubted] = await Promise.all([
      query.countFound(database, search),
      query.countStates(database),
      query.latestRequest(database),
      isClockDoubted(database),
    ]);
    const pages = pageCount(found, PER_PAGE);
    const current = { ...asked, page: Math.min(asked.page, pages) };
    const requests = await query.findRequests(database, search, current.page, PER_PAGE);
    const { now, person } = c.var;
    const content = list({ asked: current, counts, found, requests, pages, latest, now, isDoubted, person });
    const title = counts.new > 0 ? `Requests (${counts.new} new)` : 'Requests';
    return answer(c, { title, content });
  });

  routes.post('/clock', async (c) => {
    await database.write(confirmClock(c.get('person').id, c.get('now')));
    return done(c, 'The day is confirmed.', '/desk');
  });

  /** For the script of the list: how many have arrived since it was drawn. */
  routes.get('/fresh', async (c) =>
    c.json({ count: await query.countAfter(database, wholeNumber(c.req.query('after')) || 0) }),
  );

  routes.get('/print', async (c) => {
    const asked = askedIn(c);
    const { person, now } = c.var;
    const requests = await query.findRequests(database, searchFor(asked), 1, MOST_ON_PAPER);
    const found = await query.countFound(database, searchFor(asked));
    await database.write([
      addToAuditLog({ at: now, person: person.id, what: 'printed', detail: String(requests.length) }),
    ]);
    const title = titleOf(asked, now);
    const content = printPage({ title, requests, found, now, back: listAddress(asked) });
    return answer(c, { title, content });
  });

  routes.get('/requests.csv', async (c) => {
    const { person, now } = c.var;
    const ids = await query.foundIds(database, searchFor(askedIn(c)));
    await database.write([exported(person.id, now, ids.length)]);
    return c.body(csvOf(query.requestsWith(database, ids)), 200, {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': 'attachment; filename="requests.csv"',
    });
  });

  return routes;
}

/** Some at a time, as whoever downloads takes them: a list of years is never in memory as a whole. */
function csvOf(requests: AsyncIterator<KeptRequest[]>): ReadableStream<Uint8Array> {
  const bytes = new TextEncoder();
  return new ReadableStream({
    start: (file) => file.enqueue(bytes.encode(csvHeading())),
    async pull(file) {
      const { done, value } = await requests.next();
      if (done) file.close();
      else file.enqueue(bytes.encode(value.map(csvEntry).join('')));
    },
  });
}

function titleOf({ view, received, wished }: Asked, now: Date): string {
  const day = (words: string, date: Day) =>
    date && `${words} ${dayHeading(date, now).replace(/^T|^Y/, lower)}`;
  return [`Requests: ${viewName(view)}`, day('received', received), day('for', wished)]
    .filter(Boolean)
    .join(', ');
}

const lower = (letter: string): string => letter.toLowerCase();
