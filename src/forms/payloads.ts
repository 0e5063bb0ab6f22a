// What travels to the provider, field by field as the provider spells it.
import { longDate, type Day } from '#lib/dates.ts';

/** What a visitor has written into a form of ours, once its rules have let it through. */
export type FormValues = {
  appointmentDate: Day;
  name: string;
  mobile: string;
  email: string | null;
  condition: string;
};

export type BookingPayload = {
  /** In long English words, such as 'Saturday, November 21, 2026'. */
  appointmentDate: string;
  name: string;
  mobile: string;
  email: string | null;
};

/** Condition and procedure pages send the day twice, once for people to read. */
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
