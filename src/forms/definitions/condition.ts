import { bookingWindow, clinicDayBefore } from '#lib/dates.ts';
import { choice, day, limitToTen, mobile, name, optionalEmail } from '../fields.ts';
import type { FormDefinition } from '../form.ts';
import { paths } from '../paths.ts';
import { topicPayload } from '../payloads.ts';
import { dateHint, mobileWords, nameWords, personLabels } from '../words.ts';

/** The forms of a condition page. The two differ in their path only. */
const form = {
  rules: (now) => ({
    condition: choice('Please select a problem'),
    appointmentDate: day(
      { missing: 'Preferred contact date is required', past: 'Date cannot be in the past', far: dateHint },
      // These forms count 24 hours back; the others begin at today.
      clinicDayBefore(now),
      bookingWindow(now).last,
    ),
    name: name(nameWords),
    mobile: mobile(mobileWords),
    email: optionalEmail('Invalid email address'),
  }),
  tidy: { mobile: limitToTen },
  payload: topicPayload,
  startsTomorrow: true,
  closes: 'at once',
  submitNeeds: 'valid form',
  labels: { condition: 'Problem', appointmentDate: 'Preferred Contact Date', ...personLabels },
  placeholder: 'Select a problem',
  promise: "We'll respond to your query within 24 hours via phone or email",
  submit: 'Submit',
  submitting: 'Submitting...',
  toasts: { accepted: 'Successfully Submit 😊', failed: 'Server Error', other: 'failed' },
} satisfies Omit<FormDefinition, 'kind' | 'path'>;

export const conditionAppointment: FormDefinition = { ...form, kind: 'appointment', path: paths.appointment };
export const conditionQuery: FormDefinition = { ...form, kind: 'query', path: paths.query };
