import { Hono } from 'hono';
import { DAY_MS, clinicDay, isDay, type Day } from '#lib/dates.ts';
import { pageCount } from '#lib/pagination.ts';
import { csvEntry, csvHeading } from '../../format/csv.ts';
import type { KeptRequest } from '../../store/kept-request.ts';
import type { DeskContext, Env, ReceptionDependencies } from '../env.ts';
import { list } from '../html/list.ts';
import { listAddress, type Asked } from '../html/partials/list-address.ts';
import { DAY, LIST, printPage, type PrintPage } from '../html/print.ts';
import { KINDS } from '../labels/request.ts';
import { viewAt, viewName } from '../labels/states.ts';
import { dayHeading, dayWords } from '../labels/times.ts';
import { doneBy } from '../queries/audit-log.ts';
import { confirmClock, isClockDoubted } from '../queries/retention.ts';
import * as query from '../queries/requests.ts';
import { prepareNames } from '../queries/names.ts';
import { SORTS, usualSort, type Search } from '../queries/search.ts';
import { answer, attachment, done, orNotFound, wholeNumber } from './answer.ts';

const PER_PAGE = 25;
const MOST_WORDS = 60;
const MOST_ON_PAPER = 500;
const BACK = 'Back to the list';

function askedIn(c: DeskContext): Asked {
  const asked = c.req.query();
  const day = (text = '') => (isDay(text) ? text : '');
  const q = (asked.q ?? '').slice(0, MOST_WORDS).trim();
  const view = viewAt(asked.view) ?? (q ? 'all' : 'to do');
  return {
    view,
    q,
    kind: asked.kind && Object.hasOwn(KINDS, asked.kind) ? asked.kind : '',
    received: day(asked.received),
    wished: day(asked.wished),
    sort: SORTS.find((sort) => sort === asked.sort) ?? usualSort(view),
    page: wholeNumber(asked.page) || 1,
  };
}

const searchFor = ({ q, kind, ...asked }: Asked): Search => ({ ...asked, words: q, path: KINDS[kind] });

/** The list as it was asked for: on the screen, on paper or in a file. */
export function listRoutes({ database }: ReceptionDependencies): Hono<Env> {
  const routes = new Hono<Env>();

  routes.use(async (c, next) => {
    // The search still works on a full disk: names that are not prepared are found as they are written.
    if (c.req.query('q')) await prepareNames(database).catch(() => undefined);
    return next();
  });

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
    const asFound = { counts, found, requests, pages, latest, isDoubted };
    return answer(c, list({ asked: current, ...asFound, now, person }));
  });

  routes.post('/clock', async (c) => {
    await database.write(confirmClock(c.get('person').id, c.get('now')));
    return done(c, 'The day is confirmed.', '/desk');
  });

  /** For the script of the list: how many have arrived since it was drawn. */
  routes.get('/fresh', async (c) =>
    c.json({ count: await query.countAfter(database, wholeNumber(c.req.query('after')) || 0) }),
  );

  async function print(c: DeskContext, search: Search, how: Omit<PrintPage, 'requests' | 'found' | 'now'>) {
    const requests = await query.findRequests(database, search, 1, MOST_ON_PAPER);
    const found = await query.countFound(database, search);
    await database.write([doneBy(c.var, 'printed', { detail: String(requests.length) })]);
    return answer(c, printPage({ ...how, requests, found, now: c.var.now }));
  }

  routes.get('/print', async (c) => {
    const asked = askedIn(c);
    const ways = { [BACK]: listAddress(asked) };
    return print(c, searchFor(asked), { title: titleOf(asked, c.var.now), columns: LIST, ways });
  });

  routes.get('/day', (c) =>
    c.redirect(`/desk/day/${encodeURIComponent(c.req.query('day') || clinicDay(c.var.now.getTime()))}`, 303),
  );

  routes.get('/day/:day', async (c) => {
    const day = orNotFound([c.req.param('day')].find(isDay));
    const beside = (days: number) => `/desk/day/${clinicDay(Date.parse(day) + days * DAY_MS)}`;
    const ways = { [BACK]: '/desk', 'The day before': beside(-1), 'The day after': beside(1) };
    const title = `Booked for ${dayWords(day, c.var.now)}`;
    return print(c, { view: 'booked', booked: day }, { title, columns: DAY, ways, day });
  });

  routes.get('/requests.csv', async (c) => {
    const ids = await query.foundIds(database, searchFor(askedIn(c)));
    await database.write([doneBy(c.var, 'exported', { detail: String(ids.length) })]);
    const file = csvOf(query.requestsWith(database, ids));
    return attachment(c, 'text/csv; charset=utf-8', 'requests.csv', file);
  });

  return routes;
}

/** Some at a time, as whoever downloads takes them: a list of years is never in memory as a whole. */
function csvOf(requests: AsyncIterator<KeptRequest[]>): ReadableStream<Uint8Array> {
  const bytes = new TextEncoder();
  return new ReadableStream({
    start: (file) => file.enqueue(bytes.encode(csvHeading())),
    async pull(file) {
      // Yields to other requests: SQLite answers synchronously, and promises alone never end the event-loop turn.
      await new Promise((resolve) => setTimeout(resolve));
      const { done, value } = await requests.next();
      if (done) file.close();
      else file.enqueue(bytes.encode(value.map(csvEntry).join('')));
    },
  });
}

function titleOf({ view, received, wished }: Asked, now: Date): string {
  const day = (words: string, date: Day) =>
    date && `${words} ${dayHeading(date, now).replace(/^[TY]/, (letter) => letter.toLowerCase())}`;
  return [`Requests: ${viewName(view)}`, day('received', received), day('for', wished)]
    .filter(Boolean)
    .join(', ');
}
