import { Hono } from 'hono';
import { DAY_MS, clinicDay, isDay, type Day } from '@clinic/contract/dates.ts';
import { pageCount } from '@clinic/contract/pagination.ts';
import { csvEntry, csvHeading } from '../../format/csv.ts';
import type { StoredRequest } from '../../store/stored-request.ts';
import type { DeskContext, Env, ReceptionDependencies } from '../env.ts';
import { list, listAddress, type ListQuery } from '../html/list.ts';
import { DAY, LIST, printPage, type PrintPage } from '../html/print.ts';
import { FORM_TYPES } from '../labels/request.ts';
import { parseView, viewName } from '../labels/states.ts';
import { dayHeading, formatDay } from '../labels/times.ts';
import { record } from '../queries/audit-log.ts';
import { confirmClock, isClockDoubted } from '../queries/retention.ts';
import * as query from '../queries/requests.ts';
import { indexNames, SORTS, usualSort, type Search } from '../queries/search.ts';
import { respond, attachment, redirectWith, orNotFound, wholeNumber } from '../html/respond.ts';

const PER_PAGE = 25;
const MAX_SEARCH_LENGTH = 60;
const MAX_PRINTED = 500;
const BACK = 'Back to the list';

function readListQuery(c: DeskContext): ListQuery {
  const params = c.req.query();
  const day = (text = '') => (isDay(text) ? text : '');
  const q = (params.q ?? '').slice(0, MAX_SEARCH_LENGTH).trim();
  const view = parseView(params.view) ?? (q ? 'all' : 'to do');
  return {
    view,
    q,
    kind: params.kind && Object.hasOwn(FORM_TYPES, params.kind) ? params.kind : '',
    received: day(params.received),
    wished: day(params.wished),
    sort: SORTS.find((sort) => sort === params.sort) ?? usualSort(view),
    page: wholeNumber(params.page) || 1,
  };
}

const searchFor = ({ q, kind, ...rest }: ListQuery): Search => ({
  ...rest,
  words: q,
  path: FORM_TYPES[kind],
});

/** The list on the screen, on paper and as a file, with the same search. */
export function listRoutes({ database }: ReceptionDependencies): Hono<Env> {
  const routes = new Hono<Env>();

  routes.use(async (c, next) => {
    // On a full disk the search still works: names without an index are found by their spelling.
    if (c.req.query('q')) await indexNames(database).catch(() => undefined);
    return next();
  });

  routes.get('/', async (c) => {
    const listQuery = readListQuery(c);
    const search = searchFor(listQuery);
    const [found, counts, isDoubted] = await Promise.all([
      query.countFound(database, search),
      query.countStates(database),
      isClockDoubted(database),
    ]);
    const pages = pageCount(found, PER_PAGE);
    const current = { ...listQuery, page: Math.min(listQuery.page, pages) };
    const requests = await query.findRequests(database, search, current.page, PER_PAGE);
    const { now, person } = c.var;
    const results = { counts, found, requests, pages, isDoubted };
    return respond(c, list({ query: current, ...results, now, person }));
  });

  routes.post('/clock', async (c) => {
    await database.write(confirmClock(c.var));
    return redirectWith(c, 'The day is confirmed.', '/desk');
  });

  // Polled by the script of the pages.
  routes.get('/fresh', async (c) =>
    c.json({ count: await query.countAfter(database, wholeNumber(c.req.query('after')) || 0) }),
  );

  async function print(c: DeskContext, search: Search, page: Omit<PrintPage, 'requests' | 'found' | 'now'>) {
    const requests = await query.findRequests(database, search, 1, MAX_PRINTED);
    const found = await query.countFound(database, search);
    await database.write([record(c.var, 'printed', { detail: String(requests.length) })]);
    return respond(c, printPage({ ...page, requests, found, now: c.var.now }));
  }

  routes.get('/print', async (c) => {
    const listQuery = readListQuery(c);
    const links = { [BACK]: listAddress(listQuery) };
    return print(c, searchFor(listQuery), { title: titleOf(listQuery, c.var.now), columns: LIST, links });
  });

  routes.get('/day', (c) =>
    c.redirect(`/desk/day/${encodeURIComponent(c.req.query('day') || clinicDay(c.var.now.getTime()))}`, 303),
  );

  routes.get('/day/:day', async (c) => {
    const day = orNotFound([c.req.param('day')].find(isDay));
    const dayAfter = (days: number) => `/desk/day/${clinicDay(Date.parse(day) + days * DAY_MS)}`;
    const links = { [BACK]: '/desk', 'The day before': dayAfter(-1), 'The day after': dayAfter(1) };
    const title = `Booked for ${formatDay(day, c.var.now)}`;
    return print(c, { view: 'booked', booked: day }, { title, columns: DAY, links, day });
  });

  routes.get('/requests.csv', async (c) => {
    const ids = await query.foundIds(database, searchFor(readListQuery(c)));
    await database.write([record(c.var, 'exported', { detail: String(ids.length) })]);
    const file = csvOf(query.requestsWith(database, ids));
    return attachment(c, 'text/csv; charset=utf-8', 'requests.csv', file);
  });

  return routes;
}

/** Streams in batches: years of requests are never in memory at once. */
function csvOf(requests: AsyncIterator<StoredRequest[]>): ReadableStream<Uint8Array> {
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

function titleOf({ view, received, wished }: ListQuery, now: Date): string {
  const day = (prefix: string, date: Day) =>
    date && `${prefix} ${dayHeading(date, now).replace(/^[TY]/, (letter) => letter.toLowerCase())}`;
  return [`Requests: ${viewName(view)}`, day('received', received), day('for', wished)]
    .filter(Boolean)
    .join(', ');
}
