// A form in words: the request, for the visitor to send in another way, and what it still needs.
import { longDate, spokenDate, type Day } from '#lib/dates.ts';
import type { Say } from './in-language.ts';

const labels: Record<string, string> = {
  appointmentDate: 'Date',
  formattedDate: 'Date',
  condition: 'About',
  name: 'Name',
  mobile: 'Mobile',
  email: 'E-mail',
  message: 'Message',
};

export function asText(fields: Record<string, string | null>): string {
  const { appointmentDate, ...rest } = fields;
  // The day once only, in the form that people read.
  const shown = rest.formattedDate || !appointmentDate ? rest : { appointmentDate, ...rest };
  return Object.entries(shown)
    .filter(([, value]) => value)
    .map(([field, value]) => `${labels[field] ?? field}: ${value}`)
    .join('\n');
}

export const mailLink = (address: string, subject: string, body: string) =>
  `mailto:${address}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body.replaceAll('\n', '\r\n'))}`;

export const whatsappLink = (number: string, text: string) =>
  `https://wa.me/${number}?text=${encodeURIComponent(text)}`;

/** The chosen day, and whether it is one of the weekdays (in English) on which the practice is closed. */
export function dayInWords(day: Day, closed: string[], language: string, say: Say): string {
  const words = spokenDate(day, language);
  if (!closed.some((weekday) => longDate(day).startsWith(weekday))) return words;
  const [weekday] = words.split(' ');
  return `${words}: ${say('We are closed on {}s. We will offer you another day.', weekday)}`;
}

/** Why the submit button is still off, in words. */
export function needs(
  invalid: string[],
  errors: Record<string, string | undefined>,
  labels: Record<string, string>,
  say: Say,
) {
  const list = (fields: string[]) =>
    fields.map((field) => (labels[field] ?? field).replace(' (optional)', '')).join(', ');
  // A field that may be left out is never needed, only wrong.
  const isWrong = (field: string) => Boolean(errors[field]) || field === 'email';
  const wrong = invalid.filter(isWrong);
  const open = invalid.filter((field) => !isWrong(field));
  return [
    open.length && say('Still needed: {}.', list(open)),
    wrong.length && say('Please check: {}.', list(wrong)),
  ]
    .filter(Boolean)
    .join(' ');
}
