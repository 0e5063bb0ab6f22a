import * as v from 'valibot';
import { Hono } from 'hono';
import { longMobile, name, optionalEmail } from '@clinic/contract/fields.ts';
import { csvEntry, csvHeading } from '../../format/csv.ts';
import { formName, requestCount } from '../../format/text.ts';
import type { Database } from '../../store/database.ts';
import type { DeskContext, Env, ReceptionDependencies } from '../env.ts';
import { erasePage, patientPage, correctPage, type CorrectPage } from '../html/patient.ts';
import { auditLogOf, record, type AuditEntry } from '../queries/audit-log.ts';
import { erase, correct, type Correction } from '../queries/changes.ts';
import { notesOf, withSameNumber, type DeskRequest } from '../queries/requests.ts';
import { respond, attachment, redirectWith, readForm, orNotFound, wholeNumber } from '../html/respond.ts';

/** A patient's rights under data protection law: access, correction, erasure. */
export function patientRoutes({ database }: ReceptionDependencies): Hono<Env> {
  const routes = new Hono<Env>();
  const found = async (c: DeskContext) =>
    orNotFound(await withSameNumber(database, wholeNumber(c.req.param('id'))));

  routes.get('/requests/:id/patient', async (c) => {
    const about = await found(c);
    await database.write([record(c.var, 'looked at everything', { request: about.request.id })]);
    return respond(c, patientPage({ ...about, now: c.var.now }));
  });

  const exports = {
    json: (all: DeskRequest[], now: Date) => exportJson(database, all, now),
    csv: (all: DeskRequest[]) => csvHeading() + all.map(csvEntry).join(''),
  };
  for (const format of ['json', 'csv'] as const)
    routes.get(`/requests/:id/patient.${format}`, async (c) => {
      const { request, all } = await found(c);
      await database.write([record(c.var, 'exported', { detail: String(all.length) })]);
      const type = format === 'json' ? 'application/json' : 'text/csv; charset=utf-8';
      const file = await exports[format](all, c.var.now);
      return attachment(c, type, `request-${request.id}-person.${format}`, file);
    });

  routes.get('/requests/:id/erase', async (c) =>
    respond(c, erasePage({ ...(await found(c)), now: c.var.now })),
  );

  routes.post('/requests/:id/erase', async (c) => {
    const about = await found(c);
    const { ids: ticked = [] } = await c.req.parseBody({ all: true });
    const wanted = [ticked].flat().map((id) => wholeNumber(String(id)));
    const ids = about.all.map(({ id }) => id).filter((id) => wanted.includes(id));
    if (ids.length === 0)
      return respond(c, erasePage({ ...about, now: c.var.now }, { ids: 'Tick at least one request' }));
    await erase(database, c.var, ids);
    return redirectWith(c, `${requestCount(ids.length)} erased.`, '/desk');
  });

  const show = (c: DeskContext, parts: CorrectPage) =>
    respond(c, correctPage(parts), parts.isConflict ? 409 : undefined);

  routes.get('/requests/:id/correct', async (c) => {
    const about = await found(c);
    const { name, mobile, email } = about.request.payload;
    return show(c, { ...about, values: { name, mobile, email: email ?? '' }, everywhere: false });
  });

  routes.post('/requests/:id/correct', async (c) => {
    const about = await found(c);
    const field = await readForm(c);
    const values = { name: field('name'), mobile: field('mobile'), email: field('email') };
    const everywhere = field('everywhere') === 'yes';
    const parsed = v.safeParse(schema, values);
    const { nested = {} } = parsed.success ? {} : v.flatten<typeof schema>(parsed.issues);
    const errors = { name: nested.name?.[0], mobile: nested.mobile?.[0], email: nested.email?.[0] };
    if (!parsed.success) return show(c, { ...about, values, everywhere, errors });

    const { id } = about.request;
    const requests = everywhere ? about.all : [about.request];
    const fields = changedFields(requests, parsed.output);
    if (fields.length === 0) return redirectWith(c, 'Nothing was changed.', `/desk/requests/${id}`);
    // A request that arrived after the form was opened has no version in it, which is a conflict as well.
    const versions = versionsIn(field('seen'));
    const seen = requests.map(({ id }) => ({ id, version: versions.get(id) ?? NaN }));
    const isDone = await correct(database, c.var, seen, parsed.output, fields);
    if (!isDone) return show(c, { ...(await found(c)), values, everywhere, isConflict: true });
    return redirectWith(c, `Corrected: ${fields.join(', ')}.`, `/desk/requests/${id}`);
  });

  return routes;
}

async function exportJson(database: Database, requests: DeskRequest[], now: Date): Promise<string> {
  const everything = {
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
  return JSON.stringify(everything, undefined, 2);
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
const FIELD_LABELS: Record<Fields, string> = { name: 'name', mobile: 'mobile number', email: 'e-mail' };

/** Parses '12:3 15:1', the ids and versions in the form. */
const versionsIn = (text: string) =>
  new Map(text.split(' ').map((pair) => pair.split(':').map(wholeNumber) as [id: number, version: number]));

const changedFields = (requests: DeskRequest[], correction: Correction): string[] =>
  (Object.keys(FIELD_LABELS) as Fields[])
    .filter((field) => requests.some(({ payload }) => payload[field] !== correction[field]))
    .map((field) => FIELD_LABELS[field]);
