import { Hono } from 'hono';
import type { Day } from '#lib/dates.ts';
import { csvEntry, csvHeading } from '../../format/csv.ts';
import type { Env, ReceptionDependencies } from '../env.ts';
import { listAddress, type Asked } from '../html/partials/list-address.ts';
import { page } from '../html/partials/layout.ts';
import { printPage } from '../html/print.ts';
import { exported } from '../queries/changes.ts';
import { addToAuditLog } from '../queries/audit-log.ts';
import { allRequests, countFound, findRequests } from '../queries/requests.ts';
import { viewName } from '../labels/states.ts';
import { dayHeading } from '../labels/times.ts';
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
    return c.html(page({ title, part: '/desk', person, content }));
  });

  routes.get('/requests.csv', async (c) => {
    const search = searchFor(askedIn(c));
    const { person, now } = c.var;
    const lines = [csvHeading()];
    let count = 0;
    for await (const some of allRequests(database, search)) {
      lines.push(...some.map(csvEntry));
      count += some.length;
    }
    await database.write([exported(person.id, now, count)]);
    return c.body(lines.join(''), 200, {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': 'attachment; filename="requests.csv"',
    });
  });

  return routes;
}

function titleOf({ view, received, wished }: Asked, now: Date): string {
  const day = (words: string, date: Day) =>
    date && `${words} ${dayHeading(date, now).replace(/^T|^Y/, lower)}`;
  return [`Requests: ${viewName(view)}`, day('received', received), day('for', wished)]
    .filter(Boolean)
    .join(', ');
}

const lower = (letter: string): string => letter.toLowerCase();
