// The rules of the forms, with one day of tolerance for phones with a wrong date.
import * as v from 'valibot';
import { DAY_MS, bookingWindow, clinicDay, fromLongDate, isDay, longDate } from '@clinic/contract/dates.ts';
import { choice, email, longMobile, mobile, name } from '@clinic/contract/fields.ts';
import { paths, type RequestPath } from '@clinic/contract/paths.ts';
import type { BookingPayload, TopicPayload } from '@clinic/contract/payloads.ts';
import type { StoredPayload } from '../store/stored-request.ts';

const invalid = (field: string) => `${field} is missing or wrong`;

/** The forms have a message for each rule, the desk one for each field. */
function messagesFor(field: string) {
  const message = invalid(field);
  return {
    missing: message,
    invalid: message,
    letters: message,
    digits: message,
    short: message,
    long: message,
  };
}

const patient = {
  name: name(messagesFor('name')),
  email: v.nullable(email(messagesFor('email'))),
  remarks: v.optional(v.pipe(v.string(invalid('remarks')), v.nonEmpty(invalid('remarks')))),
};
const longDay = (field: string) =>
  v.pipe(
    v.string(invalid(field)),
    v.check((text) => fromLongDate(text) !== undefined, invalid(field)),
  );

const topic = {
  ...patient,
  appointmentDate: v.pipe(v.string(invalid('appointmentDate')), v.check(isDay, invalid('appointmentDate'))),
  condition: choice(invalid('condition')),
  formattedDate: longDay('formattedDate'),
};

const sameDay = v.forward(
  v.check(
    // An invalid date has its own message.
    ({ appointmentDate, formattedDate }: TopicPayload) =>
      !isDay(appointmentDate) || formattedDate === longDate(appointmentDate),
    'formattedDate is not the day of appointmentDate',
  ),
  ['formattedDate'],
);

export const payloadSchemas = {
  [paths.booking]: v.strictObject({
    ...patient,
    mobile: mobile(messagesFor('mobile')),
    appointmentDate: longDay('appointmentDate'),
  }) satisfies v.GenericSchema<unknown, BookingPayload>,
  // Condition pages and procedure pages share this path; procedure pages take longer numbers.
  [paths.appointment]: v.pipe(
    v.strictObject({ ...topic, mobile: longMobile(messagesFor('mobile')) }),
    sameDay,
  ),
  [paths.query]: v.pipe(v.strictObject({ ...topic, mobile: mobile(messagesFor('mobile')) }), sameDay),
} satisfies Record<RequestPath, v.GenericSchema<unknown, StoredPayload>>;

/** The options of the forms' selects; the build writes them from the content. */
const choicesSchema = v.object({
  problems: v.array(v.string()),
  procedures: v.array(v.string()),
  /** The version of the privacy notice that the forms link to. */
  notice: v.optional(v.string()),
  /** Its facts, for receipts and appointments. */
  practice: v.optional(
    v.object({
      name: v.string(),
      address: v.string(),
      /** Missing in releases from before the receipts. */
      contact: v.optional(v.object({ phone: v.string(), email: v.string(), emergency: v.string() })),
      hours: v.optional(v.object({ days: v.array(v.string()), opens: v.string(), closes: v.string() })),
    }),
  ),
});
export type Choices = v.InferOutput<typeof choicesSchema>;

/** Returns undefined for an invalid choices.json: a build may just be writing it. */
export function parseChoices(text: string | undefined): Choices | undefined {
  const { success, output } = v.safeParse(v.pipe(v.string(), v.parseJson(), choicesSchema), text);
  return success ? output : undefined;
}

/** Returns the payload to store, or its first issue. */
export function validateRequest(
  path: RequestPath,
  sent: unknown,
  now: number,
  choices: Choices | undefined,
): { payload: StoredPayload } | { issue: { field: string; message: string } } {
  const result = v.safeParse(payloadSchemas[path], sent);
  if (!result.success) {
    const [issue] = result.issues;
    return { issue: { field: v.getDotPath(issue) ?? '', message: issue.message } };
  }
  const payload = result.output;
  if (!isOffered(payload, path, choices))
    return { issue: { field: 'condition', message: 'condition is none of the choices' } };
  if (!isWithinWindow(payload.appointmentDate, now))
    return { issue: { field: 'appointmentDate', message: 'appointmentDate is not in the booking window' } };
  return { payload };
}

/** Without a choices.json, every condition is accepted. */
function isOffered(payload: StoredPayload, path: RequestPath, choices: Choices | undefined): boolean {
  const { condition } = payload;
  if (!choices || condition === undefined) return true;
  // The forms of the treatment pages share a path with those of the condition pages.
  const offered = path === paths.query ? choices.problems : [...choices.problems, ...choices.procedures];
  return offered.some((choice) => collapseSpaces(choice) === collapseSpaces(condition));
}

/** Browsers collapse the spaces of an option. */
const collapseSpaces = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** A day wider than in the forms: for phones abroad or with a wrong clock, and for forms opened before midnight. */
function isWithinWindow(date: string, now: number): boolean {
  const day = isDay(date) ? date : (fromLongDate(date) ?? '');
  return day >= clinicDay(now - 2 * DAY_MS) && day <= bookingWindow(now + DAY_MS).last;
}
