import { Hono } from 'hono';
import * as v from 'valibot';
import { longMobile, name, optionalEmail } from '#forms/fields.ts';
import type { DeskContext, Env, ReceptionDependencies } from '../env.ts';
import { correctFlash } from '../html/conflict.ts';
import type { Errors } from '../html/partials/fields.ts';
import { correctPage, type CorrectPage } from '../html/patient.ts';
import { correct, type Correction } from '../queries/changes.ts';
import { withSameNumber, type DeskRequest } from '../queries/requests.ts';
import { answer, done, fieldsOf, wholeNumber } from './answer.ts';

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

export function correctRoutes({ database }: ReceptionDependencies): Hono<Env> {
  const routes = new Hono<Env>();
  const found = (c: DeskContext) => withSameNumber(database, wholeNumber(c.req.param('id')));
  const show = (c: DeskContext, parts: CorrectPage) =>
    answer(c, {
      title: 'Correct a mistake',
      errors: parts.errors,
      status: parts.conflict && 409,
      content: correctPage(parts),
    });

  routes.get('/requests/:id/correct', async (c) => {
    const about = await found(c);
    if (!about) return c.notFound();
    const { name, mobile, email } = about.request.payload;
    return show(c, { ...about, values: { name, mobile, email: email ?? '' }, everywhere: false });
  });

  routes.post('/requests/:id/correct', async (c) => {
    const about = await found(c);
    if (!about) return c.notFound();
    const field = await fieldsOf(c);
    const values = { name: field('name'), mobile: field('mobile'), email: field('email') };
    const everywhere = field('everywhere') === 'yes';
    const judged = v.safeParse(schema, values);
    if (!judged.success) return show(c, { ...about, values, everywhere, errors: errorsIn(judged.issues) });

    const { id } = about.request;
    const fields = changed([about.request, ...(everywhere ? about.others : [])], judged.output);
    if (fields.length === 0)
      return done(c, 'Nothing was different, so nothing was changed.', `/desk/requests/${id}`);
    const also = everywhere ? about.others.map((other) => other.id) : [];
    const seen = versionsIn(field('seen')).filter((one) => one.id === id || also.includes(one.id));
    const { person, now } = c.var;
    const isDone = await correct(database, seen, judged.output, { person: person.id, now, fields });
    if (!isDone) {
      const fresh = (await found(c)) ?? about;
      return show(c, { ...fresh, values, everywhere, conflict: correctFlash() });
    }
    return done(c, `Corrected: ${fields.join(', ')}.`, `/desk/requests/${id}`);
  });

  return routes;
}

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

function errorsIn(issues: v.BaseIssue<unknown>[]): Errors {
  const errors: Errors = {};
  for (const issue of issues) errors[v.getDotPath(issue) ?? ''] ??= issue.message;
  return errors;
}
