// The payloads of the request API. The provider chose the field names.
import { longDate, type Day } from './dates.ts';

/** The validated values of a form. */
export type FormValues = {
  appointmentDate: Day;
  name: string;
  mobile: string;
  email: string | null;
  condition: string;
};

export type BookingPayload = {
  /** A long English date, such as 'Saturday, November 21, 2026'. */
  appointmentDate: string;
  name: string;
  mobile: string;
  email: string | null;
};

/** Condition and procedure pages send the day twice: as YYYY-MM-DD and as a long date. */
export type TopicPayload = FormValues & { formattedDate: string };

export type Payload = BookingPayload | TopicPayload;

export const topicPayload = (values: FormValues): TopicPayload => ({
  appointmentDate: values.appointmentDate,
  name: values.name,
  mobile: values.mobile,
  email: values.email,
  condition: values.condition,
  formattedDate: longDate(values.appointmentDate),
});
