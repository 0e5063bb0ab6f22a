import { Hono } from 'hono';
import { isDay } from '#lib/dates.ts';
import { pageCount } from '#lib/pagination.ts';
import type { DeskContext, Env, ReceptionDependencies } from '../env.ts';
import type { Asked } from '../html/partials/list-address.ts';
import { list } from '../html/list.ts';
import { countAfter, countFound, countStates, findRequests, latestRequest } from '../queries/requests.ts';
import { confirmClock, isClockDoubted } from '../queries/clock.ts';
import type { Search } from '../queries/search.ts';
import { KINDS } from '../labels/request.ts';
import { viewAt } from '../labels/states.ts';
import { answer, done } from './answer.ts';
import { wholeNumber } from './form.ts';

const PER_PAGE = 25;
const MOST_WORDS = 60;

export function askedIn(c: DeskContext): Asked {
  const query = c.req.query();
  const day = (text = '') => (isDay(text) ? text : '');
  const q = (query.q ?? '').slice(0, MOST_WORDS).trim();
  return {
    view: viewAt(query.view) ?? (q ? 'all' : 'to do'),
    q,
    kind: query.kind && Object.hasOwn(KINDS, query.kind) ? query.kind : '',
    received: day(query.received),
    wished: day(query.wished),
    page: wholeNumber(query.page) || 1,
  };
}

export const searchFor = ({ view, q, kind, received, wished }: Asked): Search => ({
  view,
  words: q || undefined,
  path: KINDS[kind],
  received: received || undefined,
  wished: wished || undefined,
});

export function listRoutes({ database }: ReceptionDependencies): Hono<Env> {
  const routes = new Hono<Env>();

  routes.get('/', async (c) => {
    const asked = askedIn(c);
    const search = searchFor(asked);
    const [found, counts, latest, isDoubted] = await Promise.all([
      countFound(database, search),
      countStates(database),
      latestRequest(database),
      isClockDoubted(database),
    ]);
    const pages = pageCount(found, PER_PAGE);
    const current = { ...asked, page: Math.min(asked.page, pages) };
    const requests = await findRequests(database, search, current.page, PER_PAGE);
    const now = c.get('now');
    const content = list({ asked: current, counts, found, requests, pages, latest, now, isDoubted });
    const title = counts.new > 0 ? `Requests (${counts.new} new)` : 'Requests';
    return answer(c, { title, content });
  });

  routes.post('/clock', async (c) => {
    await database.write(confirmClock(c.get('person').id, c.get('now')));
    return done(c, 'The day is confirmed.', '/desk');
  });

  /** For the script of the list: how many have arrived since it was drawn. */
  routes.get('/fresh', async (c) =>
    c.json({ count: await countAfter(database, wholeNumber(c.req.query('after')) || 0) }),
  );

  return routes;
}
