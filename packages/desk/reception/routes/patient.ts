import { Hono } from 'hono';
import { csvEntry, csvHeading } from '../../format/csv.ts';
import { requestCount } from '../../format/text.ts';
import type { DeskContext, Env, ReceptionDependencies } from '../env.ts';
import { page } from '../html/partials/layout.ts';
import { notFound } from '../html/notices.ts';
import { erasePage, personPage } from '../html/patient.ts';
import { erase, exported } from '../queries/changes.ts';
import { addToAuditLog } from '../queries/audit-log.ts';
import { everythingAbout } from './data-export.ts';
import { requestsOfPerson, type DeskRequest } from '../queries/requests.ts';
import { wholeNumber } from './form.ts';
import { setFlash } from './flash.ts';

/** What a patient may ask for: everything from one number. */
export function patientRoutes({ database }: ReceptionDependencies): Hono<Env> {
  const routes = new Hono<Env>();

  async function found(c: DeskContext): Promise<{ request: DeskRequest; all: DeskRequest[] } | undefined> {
    const id = wholeNumber(c.req.param('id'));
    const all = Number.isNaN(id) ? [] : await requestsOfPerson(database, id);
    const request = all.find((one) => one.id === id);
    return request && { request, all };
  }
  const missing = (c: DeskContext) => c.html(notFound(c.get('person')), 404);
  const attachment = (c: DeskContext, type: string, name: string, body: string) =>
    c.body(body, 200, { 'Content-Type': type, 'Content-Disposition': `attachment; filename="${name}"` });

  routes.get('/requests/:id/person', async (c) => {
    const about = await found(c);
    if (!about) return missing(c);
    const { person, now } = c.var;
    await database.write([
      addToAuditLog({ at: now, person: person.id, what: 'looked at everything', request: about.request.id }),
    ]);
    const content = personPage({ ...about, now });
    return c.html(page({ title: 'Everything from one number', part: '/desk', person, content }));
  });

  routes.get('/requests/:id/person.json', async (c) => {
    const about = await found(c);
    if (!about) return missing(c);
    const { person, now } = c.var;
    await database.write([exported(person.id, now, about.all.length)]);
    const everything = await everythingAbout(database, about.all, now);
    const text = JSON.stringify(everything, undefined, 2);
    return attachment(c, 'application/json', `request-${about.request.id}-person.json`, text);
  });

  routes.get('/requests/:id/person.csv', async (c) => {
    const about = await found(c);
    if (!about) return missing(c);
    await database.write([exported(c.var.person.id, c.var.now, about.all.length)]);
    const text = csvHeading() + about.all.map(csvEntry).join('');
    return attachment(c, 'text/csv; charset=utf-8', `request-${about.request.id}-person.csv`, text);
  });

  routes.get('/requests/:id/erase', async (c) => {
    const about = await found(c);
    if (!about) return missing(c);
    const { person, now } = c.var;
    const content = erasePage({ ...about, now });
    return c.html(page({ title: 'Erase?', part: '/desk', person, content }));
  });

  routes.post('/requests/:id/erase', async (c) => {
    const about = await found(c);
    if (!about) return missing(c);
    const { person, now } = c.var;
    const { ids: ticked = [] } = await c.req.parseBody({ all: true });
    const wanted = [ticked].flat().map((id) => wholeNumber(String(id)));
    const ids = about.all.map(({ id }) => id).filter((id) => wanted.includes(id));
    if (ids.length === 0) {
      const content = erasePage({ ...about, now, errors: { ids: 'Tick at least one request' } });
      return c.html(page({ title: 'Erase?', part: '/desk', person, hasError: true, content }), 422);
    }
    await erase(database, ids, { person: person.id, now });
    setFlash(c, { kind: 'words', words: `${requestCount(ids.length)} erased.` });
    return c.redirect('/desk', 303);
  });

  return routes;
}
