import { Hono } from 'hono';
import { csvEntry, csvHeading } from '../../format/csv.ts';
import { formName, requestCount } from '../../format/text.ts';
import type { Database } from '../../store/database.ts';
import type { DeskContext, Env, ReceptionDependencies } from '../env.ts';
import { erasePage, personPage } from '../html/patient.ts';
import { addToAuditLog, auditLogOf } from '../queries/audit-log.ts';
import { erase, exported } from '../queries/changes.ts';
import { notesOf, withSameNumber, type DeskRequest } from '../queries/requests.ts';
import { answer, done, wholeNumber } from './answer.ts';

/** What a patient may ask for: everything from one number. */
export function patientRoutes({ database }: ReceptionDependencies): Hono<Env> {
  const routes = new Hono<Env>();
  const found = (c: DeskContext) => withSameNumber(database, wholeNumber(c.req.param('id')));
  const attachment = (c: DeskContext, type: string, name: string, body: string) =>
    c.body(body, 200, { 'Content-Type': type, 'Content-Disposition': `attachment; filename="${name}"` });

  routes.get('/requests/:id/person', async (c) => {
    const about = await found(c);
    if (!about) return c.notFound();
    const { person, now } = c.var;
    await database.write([
      addToAuditLog({ at: now, person: person.id, what: 'looked at everything', request: about.request.id }),
    ]);
    return answer(c, { title: 'Everything from one number', content: personPage({ ...about, now }) });
  });

  routes.get('/requests/:id/person.json', async (c) => {
    const about = await found(c);
    if (!about) return c.notFound();
    const { person, now } = c.var;
    await database.write([exported(person.id, now, about.all.length)]);
    const text = JSON.stringify(await everythingAbout(database, about.all, now), undefined, 2);
    return attachment(c, 'application/json', `request-${about.request.id}-person.json`, text);
  });

  routes.get('/requests/:id/person.csv', async (c) => {
    const about = await found(c);
    if (!about) return c.notFound();
    await database.write([exported(c.var.person.id, c.var.now, about.all.length)]);
    const text = csvHeading() + about.all.map(csvEntry).join('');
    return attachment(c, 'text/csv; charset=utf-8', `request-${about.request.id}-person.csv`, text);
  });

  routes.get('/requests/:id/erase', async (c) => {
    const about = await found(c);
    if (!about) return c.notFound();
    return answer(c, { title: 'Erase?', content: erasePage({ ...about, now: c.var.now }) });
  });

  routes.post('/requests/:id/erase', async (c) => {
    const about = await found(c);
    if (!about) return c.notFound();
    const { person, now } = c.var;
    const { ids: ticked = [] } = await c.req.parseBody({ all: true });
    const wanted = [ticked].flat().map((id) => wholeNumber(String(id)));
    const ids = about.all.map(({ id }) => id).filter((id) => wanted.includes(id));
    if (ids.length === 0) {
      const errors = { ids: 'Tick at least one request' };
      return answer(c, { title: 'Erase?', errors, content: erasePage({ ...about, now }, errors) });
    }
    await erase(database, ids, { person: person.id, now });
    return done(c, `${requestCount(ids.length)} erased.`, '/desk');
  });

  return routes;
}

/** Everything that is kept about one person, for that person. */
async function everythingAbout(database: Database, requests: DeskRequest[], now: Date): Promise<object> {
  return {
    exportedAt: now.toISOString(),
    requests: await Promise.all(
      requests.map(async (request) => ({
        number: request.id,
        receivedAt: request.receivedAt.toISOString(),
        form: formName(request),
        ...request.payload,
        state: request.state,
        privacyNotice: request.notice ?? null,
        notes: (await notesOf(database, request.id)).map(({ at, by, text }) => ({ at, by, text })),
        history: (await auditLogOf(database, request.id)).map(({ at, by, what, detail }) => ({
          at,
          by: by ?? null,
          what,
          detail,
        })),
      })),
    ),
  };
}
