import type { RequestPath } from '#forms/paths.ts';
import { paths } from '#forms/paths.ts';
import { formName } from '../../words/words.ts';
import type { KeptRequest } from '../../store/kept-request.ts';
import { dayWords, wishedDay } from './times.ts';

/** 'Query', 'Appointment' … with what it is about. */
export const aboutWords = (request: KeptRequest): string =>
  'condition' in request.payload ? `${formName(request)}: ${request.payload.condition}` : formName(request);

/** The day on which the patient would like to come. */
export function wishWords({ payload }: KeptRequest, now: Date): string {
  const day = wishedDay(payload.appointmentDate);
  return day ? dayWords(day, now) : payload.appointmentDate;
}

/** In the address of a list. */
export const KINDS: Record<string, RequestPath> = {
  appointment: paths.booking,
  topic: paths.appointment,
  query: paths.query,
};
export const kindNames: [string, string][] = [
  ['appointment', 'Appointment'],
  ['topic', 'Appointment or information'],
  ['query', 'Query'],
];
