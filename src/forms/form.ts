// What the forms differ in, as data: the parts in the islands read this and need no exceptions.
import type * as v from 'valibot';
import type { RequestPath } from './paths.ts';
import type { FormValues, Payload } from './payloads.ts';

/** Every field is text on its way in; a rule may turn it into something else. */
export type Rules = Record<string, v.GenericSchema<unknown, string | null>>;

/** Brings what is being typed into shape, character by character. */
export type Tidy = Record<string, (text: string) => string>;

export type FormDefinition = {
  kind: 'appointment' | 'query';
  path: RequestPath;
  rules: (now: number) => Rules;
  tidy: Tidy;
  payload: (values: FormValues) => Payload;
  startsTomorrow: boolean;
  /** Forms that close at once do so before the server has answered. */
  closes: 'at once' | 'when accepted';
  submitNeeds: 'valid form' | 'nothing';
  labels: { appointmentDate: string; name: string; mobile: string; email: string; condition?: string };
  placeholder?: string;
  promise?: string;
  submit: string;
  submitting: string;
  toasts: {
    accepted: string;
    failed: string;
    /** Said when the form is sent with errors in it. */
    invalid?: string;
    /** What a status such as 202 means: nothing to say, or a failure. */
    other: 'silent' | 'failed';
  };
};
