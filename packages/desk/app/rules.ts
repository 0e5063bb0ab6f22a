// What the desk takes: the same rules as in the forms, and a little more room where a phone may be wrong about the day.
import * as v from 'valibot';
import { DAY_MS, bookingWindow, clinicDay, fromLongDate, isDay, longDate } from '#lib/dates.ts';
import { choice, email, longMobile, mobile, name } from '#forms/fields.ts';
import { paths, type RequestPath } from '#forms/paths.ts';
import type { BookingPayload, TopicPayload } from '#forms/payloads.ts';
import type { KeptPayload } from '../store/kept-request.ts';

const wrong = (field: string) => `${field} is missing or wrong`;

/** A form says in many ways what is wrong with a field, the desk in one. */
function inOneWay(field: string) {
  const said = wrong(field);
  return { missing: said, wrong: said, letters: said, digits: said, short: said, long: said };
}

const person = {
  name: name(inOneWay('name')),
  email: v.nullable(email(inOneWay('email'))),
  remarks: v.optional(v.pipe(v.string(wrong('remarks')), v.nonEmpty(wrong('remarks')))),
};
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

const sameDay = v.forward(
  v.check(
    // A date that is not valid has its own message, and no long form.
    ({ appointmentDate, formattedDate }: TopicPayload) =>
      !isDay(appointmentDate) || formattedDate === longDate(appointmentDate),
    'formattedDate is not the day of appointmentDate',
  ),
  ['formattedDate'],
);

export const payloadSchemas = {
  [paths.booking]: v.strictObject({
    ...person,
    mobile: mobile(inOneWay('mobile')),
    appointmentDate: longDay('appointmentDate'),
  }) satisfies v.GenericSchema<unknown, BookingPayload>,
  // Condition pages and procedure pages share this path; procedure pages take longer numbers.
  [paths.appointment]: v.pipe(v.strictObject({ ...topic, mobile: longMobile(inOneWay('mobile')) }), sameDay),
  [paths.query]: v.pipe(v.strictObject({ ...topic, mobile: mobile(inOneWay('mobile')) }), sameDay),
} satisfies Record<RequestPath, v.GenericSchema<unknown, KeptPayload>>;

/** What the selects of the forms offer; written by the build from the content. */
const choicesSchema = v.object({
  problems: v.array(v.string()),
  procedures: v.array(v.string()),
  /** The version of the privacy notice that the forms lead to. */
  notice: v.optional(v.string()),
  /** Its name, address and opening hours. */
  practice: v.optional(
    v.object({
      name: v.string(),
      address: v.string(),
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

/** The payload as it is to be kept, or the first thing that is wrong with it. */
export function judge(
  path: RequestPath,
  sent: unknown,
  now: number,
  choices: Choices | undefined,
): { payload: KeptPayload } | { wrong: { field: string; message: string } } {
  const result = v.safeParse(payloadSchemas[path], sent);
  if (!result.success) {
    const [issue] = result.issues;
    return { wrong: { field: v.getDotPath(issue) ?? '', message: issue.message } };
  }
  const payload = result.output;
  if (!isOffered(payload, path, choices))
    return { wrong: { field: 'condition', message: 'condition is none of the choices' } };
  if (!isWithinWindow(payload.appointmentDate, now))
    return { wrong: { field: 'appointmentDate', message: 'appointmentDate is not in the booking window' } };
  return { payload };
}

/** A site that was built without its list of choices is taken at its word. */
function isOffered(payload: KeptPayload, path: RequestPath, choices: Choices | undefined): boolean {
  const { condition } = payload;
  if (!choices || condition === undefined) return true;
  // The forms of the treatment pages share a path with those of the condition pages.
  const offered = path === paths.query ? choices.problems : [...choices.problems, ...choices.procedures];
  return offered.some((choice) => oneSpaced(choice) === oneSpaced(condition));
}

/** A select reads out its choices like this. */
const oneSpaced = (text: string): string => text.replace(/\s+/g, ' ').trim();

/**
 * The forms hold people to the window. Here it only keeps out what no form would send, a day wider at both ends:
 * for a phone that is abroad or whose clock is wrong, and for who began before midnight.
 */
function isWithinWindow(date: string, now: number): boolean {
  const day = isDay(date) ? date : (fromLongDate(date) ?? '');
  return day >= clinicDay(now - 2 * DAY_MS) && day <= bookingWindow(now + DAY_MS).last;
}
