import { bookingWindow, clinicDay, longDate } from '#lib/dates.ts';
import { day, limitToTen, mobile, name, optionalEmail } from '../fields.ts';
import type { FormDefinition } from '../form.ts';
import { paths } from '../paths.ts';
import { appointmentDayWords, mobileWords, nameWords, personLabels } from '../words.ts';

/** The dialog behind 'Book Appointment', on every page. */
export const booking: FormDefinition = {
  kind: 'appointment',
  path: paths.booking,
  rules: (now) => ({
    appointmentDate: day(appointmentDayWords, clinicDay(now), bookingWindow(now).last),
    name: name(nameWords),
    mobile: mobile(mobileWords),
    email: optionalEmail('Invalid email address'),
  }),
  tidy: { mobile: limitToTen },
  payload: ({ appointmentDate, name, mobile, email }) => ({
    appointmentDate: longDate(appointmentDate),
    name,
    mobile,
    email,
  }),
  startsTomorrow: true,
  closes: 'at once',
  submitNeeds: 'valid form',
  labels: { appointmentDate: 'Appointment Date', ...personLabels },
  submit: 'Book Appointment',
  submitting: 'Booking...',
  toasts: {
    accepted: 'Appointment Booked Successfully 😊',
    failed: 'Server Error - Please try again later',
    other: 'silent',
  },
};
