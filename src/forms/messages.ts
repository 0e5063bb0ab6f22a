// The texts of the forms and of their requests.
import { longDate, spokenDate, type Day } from '@clinic/contract/dates.ts';
import type { FormValues } from '@clinic/contract/payloads.ts';
import type { Language } from '@clinic/content-model/languages.ts';
import { requests } from '@clinic/content-model/messages/requests.ts';
import type { FormDefinition } from './definitions.ts';
import type { RequestState } from './outbox.ts';
import { createTranslator } from './translator.ts';

export type RequestMessage = keyof typeof requests;

/** Islands that the server renders pass their language. */
export const translatorFor = (language?: Language) => createTranslator(requests, language);
export const translate = translatorFor();

const labels: Record<string, RequestMessage | undefined> = {
  appointmentDate: 'date',
  formattedDate: 'date',
  condition: 'about',
  name: 'person',
  mobile: 'phone',
  email: 'mail',
  message: 'message',
};

/** Returns a request as text, to send in another way. */
export function asText(fields: Record<string, string | null>): string {
  const { appointmentDate, ...rest } = fields;
  // Only one of the two dates, preferably the formatted one.
  const shown = rest.formattedDate || !appointmentDate ? rest : { appointmentDate, ...rest };
  return Object.entries(shown)
    .flatMap(([field, value]) => (value && labels[field] ? `${translate(labels[field])}: ${value}` : []))
    .join('\n');
}

export const mailLink = (address: string, subject: string, body: string) =>
  `mailto:${address}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body.replaceAll('\n', '\r\n'))}`;

export const whatsappLink = (number: string, text: string) =>
  `https://wa.me/${number}?text=${encodeURIComponent(text)}`;

/** Returns the day, with a note on weekdays (in English) on which the practice is closed. */
export function describeDay(day: Day, closed: string[], language: string): string {
  const words = spokenDate(day, language);
  if (!closed.some((weekday) => longDate(day).startsWith(weekday))) return words;
  const [weekday = ''] = words.split(' ');
  return `${words}: ${translate('closed', weekday)}`;
}

type Field = keyof FormValues;

/** Returns the reason why the submit button is disabled. */
export function describeMissing(
  invalid: Field[],
  errors: Partial<Record<Field, string>>,
  labels: FormDefinition['labels'],
) {
  // Without the '(optional)' of the label.
  const list = (fields: Field[]) =>
    fields.map((field) => translate(labels[field] ?? field).replace(/ \(.*/, '')).join(', ');
  // An optional field is never missing, only invalid.
  const isInvalid = (field: Field) => Boolean(errors[field]) || field === 'email';
  const wrong = invalid.filter(isInvalid);
  const open = invalid.filter((field) => !isInvalid(field));
  return [open.length && translate('needed', list(open)), wrong.length && translate('check', list(wrong))]
    .filter(Boolean)
    .join(' ');
}

/** Formats a wait in milliseconds, such as "25 seconds" or "3 minutes". */
export function formatWait(wait: number, language = globalThis.document?.documentElement.lang): string {
  const seconds = Math.ceil(wait / 1000);
  const [count, unit] = seconds < 100 ? [seconds, 'second'] : [Math.ceil(seconds / 60), 'minute'];
  const style = { style: 'unit', unit, unitDisplay: 'long' } as const;
  return count.toLocaleString(`${language}-u-nu-latn`, style);
}

/** Describes the states of all requests. While one is being sent, the others wait for it. */
export function describeStates(states: RequestState[], paused: boolean): string {
  if (states.includes('sending')) return translate('sending');
  const texts = states.map((state) => translate(state === 'failed' ? 'unsent' : state));
  if (paused) texts.push(translate('paused'));
  return [...new Set(texts)].join(' ');
}
