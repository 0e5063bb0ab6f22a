import { bookingWindow, clinicDay } from '#lib/dates.ts';
import { choice, cleanMobile, day, longMobile, name, optionalEmail } from '../fields.ts';
import type { FormDefinition } from '../form.ts';
import { paths } from '../paths.ts';
import { topicPayload } from '../payloads.ts';
import { appointmentDayWords, nameWords, personLabels } from '../words.ts';

/** The form of a procedure page. Both of its types go to the same path. */
const form = (kind: FormDefinition['kind'], accepted: string): FormDefinition => ({
  kind,
  path: paths.appointment,
  rules: (now) => ({
    condition: choice('Service selection is required'),
    appointmentDate: day(appointmentDayWords, clinicDay(now), bookingWindow(now).last),
    name: name({ ...nameWords, letters: 'Name can only contain letters and spaces' }),
    mobile: longMobile({
      missing: 'Mobile number is required',
      digits: 'Mobile number must contain only digits',
      short: 'Mobile number must be at least 10 digits',
      long: 'Mobile number must be less than 15 digits',
    }),
    email: optionalEmail('Please enter a valid email address'),
  }),
  tidy: { mobile: cleanMobile },
  payload: topicPayload,
  startsTomorrow: false,
  closes: 'when accepted',
  submitNeeds: 'nothing',
  labels: { condition: 'Service', appointmentDate: 'Appointment Date', ...personLabels },
  placeholder: 'Select a service',
  submit: 'Submit',
  submitting: 'Submitting...',
  toasts: {
    accepted,
    failed: 'Server Error - Please try again later',
    invalid: 'Please fix the form errors',
    other: 'failed',
  },
});

export const procedureAppointment = form('appointment', 'Appointment Booked Successfully 😊');
export const procedureQuery = form('query', 'Query Submitted Successfully 😊');
