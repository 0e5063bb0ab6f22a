import { Hono } from 'hono';
import type { Day } from '#lib/dates.ts';
import { csvEntry, csvHeading } from '../../format/csv.ts';
import type { KeptRequest } from '../../store/kept-request.ts';
import type { Env, ReceptionDependencies } from '../env.ts';
import { listAddress, type Asked } from '../html/partials/list-address.ts';
import { printPage } from '../html/print.ts';
import { exported } from '../queries/changes.ts';
import { addToAuditLog } from '../queries/audit-log.ts';
import { countFound, findRequests, foundIds, requestsWith } from '../queries/requests.ts';
import { viewName } from '../labels/states.ts';
import { dayHeading } from '../labels/times.ts';
import { answer } from './answer.ts';
import { askedIn, searchFor } from './list.ts';

const MOST_ON_PAPER = 500;

/** The list as it was asked for, on paper or in a file. */
export function printAndCsvRoutes({ database }: ReceptionDependencies): Hono<Env> {
  const routes = new Hono<Env>();

  routes.get('/print', async (c) => {
    const asked = askedIn(c);
    const { person, now } = c.var;
    const requests = await findRequests(database, searchFor(asked), 1, MOST_ON_PAPER);
    const found = await countFound(database, searchFor(asked));
    await database.write([
      addToAuditLog({ at: now, person: person.id, what: 'printed', detail: String(requests.length) }),
    ]);
    const title = titleOf(asked, now);
    const content = printPage({ title, requests, found, now, back: listAddress(asked) });
    return answer(c, { title, content });
  });

  routes.get('/requests.csv', async (c) => {
    const { person, now } = c.var;
    const ids = await foundIds(database, searchFor(askedIn(c)));
    await database.write([exported(person.id, now, ids.length)]);
    return c.body(csvOf(requestsWith(database, ids)), 200, {
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
