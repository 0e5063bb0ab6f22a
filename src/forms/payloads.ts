// What travels to the provider, judged by the same rules as the forms. The desk uses these to refuse the rest.
import * as v from 'valibot';
import { fromLongDate, isDay, longDate } from '#lib/dates.ts';
import { email, longMobile, choice, mobile, name } from './fields.ts';
import { paths, type RequestPath } from './paths.ts';

const wrong = (field: string) => `${field} is missing or wrong`;

const person = {
  name: name({
    missing: wrong('name'),
    letters: wrong('name'),
    short: wrong('name'),
    long: wrong('name'),
  }),
  email: v.nullable(email({ missing: wrong('email'), wrong: wrong('email') })),
};
const tenDigits = mobile({ missing: wrong('mobile'), wrong: wrong('mobile') });
const upToFifteenDigits = longMobile({
  missing: wrong('mobile'),
  digits: wrong('mobile'),
  short: wrong('mobile'),
  long: wrong('mobile'),
});
const longDay = (field: string) =>
  v.pipe(
    v.string(wrong(field)),
    v.check((text) => fromLongDate(text) !== undefined, wrong(field)),
  );

const topic = {
  ...person,
  appointmentDate: v.pipe(v.string(wrong('appointmentDate')), v.check(isDay, wrong('appointmentDate'))),
  condition: choice(wrong('condition')),
  formattedDate: longDay('formattedDate'),
};

type TopicRequest = {
  appointmentDate: string;
  name: string;
  mobile: string;
  email: string | null;
  condition: string;
  formattedDate: string;
};

const sameDay = v.forward(
  v.check(
    (request: TopicRequest) => request.formattedDate === longDate(request.appointmentDate),
    'formattedDate is not the day of appointmentDate',
  ),
  ['formattedDate'],
);

export const payloadSchemas = {
  [paths.booking]: v.strictObject({
    ...person,
    mobile: tenDigits,
    appointmentDate: longDay('appointmentDate'),
  }),
  // Condition pages and procedure pages share this path; procedure pages take longer numbers.
  [paths.appointment]: v.pipe(v.strictObject({ ...topic, mobile: upToFifteenDigits }), sameDay),
  [paths.query]: v.pipe(v.strictObject({ ...topic, mobile: tenDigits }), sameDay),
} satisfies Record<RequestPath, v.GenericSchema>;

/** Condition and procedure pages send the day twice, once for people to read. */
export const withLongDate = (entry: Omit<TopicRequest, 'formattedDate'>): TopicRequest => ({
  appointmentDate: entry.appointmentDate,
  name: entry.name,
  mobile: entry.mobile,
  email: entry.email,
  condition: entry.condition,
  formattedDate: longDate(entry.appointmentDate),
});

export type Payloads = { [Path in RequestPath]: v.InferOutput<(typeof payloadSchemas)[Path]> };
export type Payload = Payloads[RequestPath];
