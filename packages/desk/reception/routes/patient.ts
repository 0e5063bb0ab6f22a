import * as v from 'valibot';
import { Hono } from 'hono';
import { longMobile, name, optionalEmail } from '#forms/fields.ts';
import { csvEntry, csvHeading } from '../../format/csv.ts';
import { formName, requestCount } from '../../format/text.ts';
import type { Database } from '../../store/database.ts';
import type { DeskContext, Env, ReceptionDependencies } from '../env.ts';
import { erasePage, personPage, correctPage, type CorrectPage } from '../html/patient.ts';
import { auditLogOf, doneBy, type AuditEntry } from '../queries/audit-log.ts';
import { erase, correct, type Correction } from '../queries/changes.ts';
import { notesOf, withSameNumber, type DeskRequest } from '../queries/requests.ts';
import { answer, attachment, done, fieldsOf, orNotFound, wholeNumber } from './answer.ts';

/** What a patient may ask for: everything from one number. */
export function patientRoutes({ database }: ReceptionDependencies): Hono<Env> {
  const routes = new Hono<Env>();
  const found = async (c: DeskContext) =>
    orNotFound(await withSameNumber(database, wholeNumber(c.req.param('id'))));

  routes.get('/requests/:id/person', async (c) => {
    const about = await found(c);
    await database.write([doneBy(c.var, 'looked at everything', { request: about.request.id })]);
    return answer(c, personPage({ ...about, now: c.var.now }));
  });

  routes.get('/requests/:id/person.json', async (c) => {
    const { request, all } = await found(c);
    await database.write([doneBy(c.var, 'exported', { detail: String(all.length) })]);
    const text = JSON.stringify(await everythingAbout(database, all, c.var.now), undefined, 2);
    return attachment(c, 'application/json', `request-${request.id}-person.json`, text);
  });

  routes.get('/requests/:id/person.csv', async (c) => {
    const { request, all } = await found(c);
    await database.write([doneBy(c.var, 'exported', { detail: String(all.length) })]);
    const text = csvHeading() + all.map(csvEntry).join('');
    return attachment(c, 'text/csv; charset=utf-8', `request-${request.id}-person.csv`, text);
  });

  routes.get('/requests/:id/erase', async (c) =>
    answer(c, erasePage({ ...(await found(c)), now: c.var.now })),
  );

  routes.post('/requests/:id/erase', async (c) => {
    const about = await found(c);
    const { person, now } = c.var;
    const { ids: ticked = [] } = await c.req.parseBody({ all: true });
    const wanted = [ticked].flat().map((id) => wholeNumber(String(id)));
    const ids = about.all.map(({ id }) => id).filter((id) => wanted.includes(id));
    if (ids.length === 0)
      return answer(c, erasePage({ ...about, now }, { ids: 'Tick at least one request' }));
    await erase(database, ids, { person: person.id, now });
    return done(c, `${requestCount(ids.length)} erased.`, '/desk');
  });

  const show = (c: DeskContext, parts: CorrectPage) =>
    answer(c, correctPage(parts), parts.isConflict ? 409 : undefined);

  routes.get('/requests/:id/correct', async (c) => {
    const about = await found(c);
    const { name, mobile, email } = about.request.payload;
    return show(c, { ...about, values: { name, mobile, email: email ?? '' }, everywhere: false });
  });

  routes.post('/requests/:id/correct', async (c) => {
    const about = await found(c);
    const field = await fieldsOf(c);
    const values = { name: field('name'), mobile: field('mobile'), email: field('email') };
    const everywhere = field('everywhere') === 'yes';
    const judged = v.safeParse(schema, values);
    const { nested = {} } = judged.success ? {} : v.flatten<typeof schema>(judged.issues);
    const errors = { name: nested.name?.[0], mobile: nested.mobile?.[0], email: nested.email?.[0] };
    if (!judged.success) return show(c, { ...about, values, everywhere, errors });

    const { id } = about.request;
    const fields = changed([about.request, ...(everywhere ? about.others : [])], judged.output);
    if (fields.length === 0)
      return done(c, 'Nothing was different, so nothing was changed.', `/desk/requests/${id}`);
    const also = everywhere ? about.others.map((other) => other.id) : [];
    const seen = versionsIn(field('seen')).filter((one) => one.id === id || also.includes(one.id));
    const { person, now } = c.var;
    const isDone = await correct(database, seen, judged.output, { person: person.id, now, fields });
    if (!isDone) return show(c, { ...(await found(c)), values, everywhere, isConflict: true });
    return done(c, `Corrected: ${fields.join(', ')}.`, `/desk/requests/${id}`);
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
        bookedFor: request.bookedFor?.toISOString() ?? null,
        privacyNotice: request.notice ?? null,
        notes: (await notesOf(database, request.id)).map(({ at, by, text }) => ({ at, by, text })),
        history: (await auditLogOf(database, request.id)).map(historyOf),
      })),
    ),
  };
}

const historyOf = ({ at, by, what, detail }: AuditEntry) => ({ at, by: by ?? null, what, detail });

const schema = v.object({
  name: name({
    missing: 'Write the name',
    letters: 'Use letters and spaces only',
    short: 'Use at least 2 letters',
    long: 'Use at most 50 letters',
  }),
  mobile: longMobile({
    missing: 'Write the mobile number',
    digits: 'Use digits only',
    short: 'Use at least 10 digits',
    long: 'Use at most 15 digits',
  }),
  email: optionalEmail('This is not an e-mail address'),
});

type Fields = 'name' | 'mobile' | 'email';
const FIELD_WORDS: Record<Fields, string> = { name: 'name', mobile: 'mobile number', email: 'e-mail' };

/** As the form had them: '12:3 15:1'. */
const versionsIn = (text: string): { id: number; version: number }[] =>
  text.split(' ').map((pair) => {
    const [id, version] = pair.split(':').map(wholeNumber);
    return { id: id ?? NaN, version: version ?? NaN };
  });

const changed = (requests: DeskRequest[], correction: Correction): string[] =>
  (Object.keys(FIELD_WORDS) as Fields[])
    .filter((field) => requests.some(({ payload }) => payload[field] !== correction[field]))
    .map((field) => FIELD_WORDS[field]);
