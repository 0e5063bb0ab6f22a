// The differences between the forms, as data that the islands read.
import type * as v from 'valibot';
import {
  choice,
  cleanMobile,
  day,
  email,
  limitToTen,
  longMobile,
  mobile,
  name,
  optionalEmail,
  text,
} from '@clinic/contract/fields.ts';
import { paths, type RequestPath } from '@clinic/contract/paths.ts';
import { topicPayload, type FormValues, type Payload } from '@clinic/contract/payloads.ts';
import { bookingWindow, clinicDay, clinicDayBefore, longDate } from '@clinic/contract/dates.ts';
import type { RequestMessage } from './messages.ts';

/** A rule receives the text of a field and may return something else. */
export type Rules = Record<string, v.GenericSchema<unknown, string | null>>;

/** Formats the text of a field while it is typed. */
export type Tidy = Record<string, (text: string) => string>;

/** All texts, also the errors of the rules, are keys of messages. */
export type FormDefinition = {
  kind: 'appointment' | 'query';
  path: RequestPath;
  rules: (now: number) => Rules;
  tidy: Tidy;
  payload: (values: FormValues) => Payload;
  startsTomorrow: boolean;
  /** 'at once' closes before the server responds. */
  closes: 'at once' | 'when accepted';
  submitNeeds: 'valid form' | 'nothing';
  /** Labels whose key differs from the name of the field. */
  labels: Partial<Record<keyof FormValues, RequestMessage>>;
  placeholder?: RequestMessage;
  promise?: RequestMessage;
  submit: RequestMessage;
  submitting: RequestMessage;
  toasts: {
    accepted: RequestMessage;
    failed: RequestMessage;
    /** Shown when an invalid form is submitted. */
    invalid?: RequestMessage;
    /** The result of any other successful status, such as 202. */
    other: 'silent' | 'failed';
  };
};

const nameKeys = { missing: 'noName', letters: 'nameLetters', short: 'shortName', long: 'longName' };
const mobileKeys = { missing: 'noMobile', invalid: 'wrongMobile' };
const appointmentDayKeys = { missing: 'noDate', past: 'pastDate', far: 'dateHint' };

/** The dialog of 'Book Appointment' on every page. */
const booking: FormDefinition = {
  kind: 'appointment',
  path: paths.booking,
  rules: (now) => ({
    appointmentDate: day(appointmentDayKeys, clinicDay(now), bookingWindow(now).last),
    name: name(nameKeys),
    mobile: mobile(mobileKeys),
    email: optionalEmail('wrongEmail'),
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
  labels: {},
  submit: 'book',
  submitting: 'booking',
  toasts: { accepted: 'booked', failed: 'failed', other: 'silent' },
};

/** The two forms of a condition page send to different paths. */
const conditionForm = {
  rules: (now) => ({
    condition: choice('noProblem'),
    appointmentDate: day(
      { missing: 'noContactDate', past: 'pastContactDate', far: 'dateHint' },
      // The specification allows dates from 24 hours ago here, and from today in the other forms.
      clinicDayBefore(now),
      bookingWindow(now).last,
    ),
    name: name(nameKeys),
    mobile: mobile(mobileKeys),
    email: optionalEmail('wrongEmail'),
  }),
  tidy: { mobile: limitToTen },
  payload: topicPayload,
  startsTomorrow: true,
  closes: 'at once',
  submitNeeds: 'valid form',
  labels: { appointmentDate: 'contactDate' },
  placeholder: 'chooseProblem',
  promise: 'promise',
  submit: 'submit',
  submitting: 'submitting',
  toasts: { accepted: 'submitted', failed: 'failedProblem', other: 'failed' },
} satisfies Omit<FormDefinition, 'kind' | 'path'>;

const conditionAppointment: FormDefinition = {
  ...conditionForm,
  kind: 'appointment',
  path: paths.appointment,
};
const conditionQuery: FormDefinition = { ...conditionForm, kind: 'query', path: paths.query };

/** The two forms of a procedure page send to the same path. */
const procedureForm = (kind: FormDefinition['kind'], accepted: RequestMessage): FormDefinition => ({
  kind,
  path: paths.appointment,
  rules: (now) => ({
    condition: choice('noService'),
    appointmentDate: day(appointmentDayKeys, clinicDay(now), bookingWindow(now).last),
    name: name({ ...nameKeys, letters: 'nameLettersAndSpaces' }),
    mobile: longMobile({
      missing: 'noMobile',
      digits: 'mobileDigits',
      short: 'shortMobile',
      long: 'longMobile',
    }),
    email: optionalEmail('wrongEmailOfService'),
  }),
  tidy: { mobile: cleanMobile },
  payload: topicPayload,
  startsTomorrow: false,
  closes: 'when accepted',
  submitNeeds: 'nothing',
  labels: { condition: 'service' },
  placeholder: 'chooseService',
  submit: 'submit',
  submitting: 'submitting',
  toasts: { accepted, failed: 'failed', invalid: 'fix', other: 'failed' },
});

const procedureAppointment = procedureForm('appointment', 'booked');
const procedureQuery = procedureForm('query', 'queried');

export const requestForms = {
  booking,
  conditionAppointment,
  conditionQuery,
  procedureAppointment,
  procedureQuery,
} satisfies Record<string, FormDefinition>;

export type RequestFormName = keyof typeof requestForms;

export const contactRules = (): Rules => ({
  name: text({ missing: 'noName', short: 'shortContactName' }, 3),
  email: email({ missing: 'noEmail', invalid: 'wrongEmail' }),
  message: text({ missing: 'noMessage', short: 'shortMessage' }, 10),
});

export type ContactMessage = { name: string; email: string; message: string };
