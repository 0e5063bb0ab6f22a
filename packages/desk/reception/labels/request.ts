import { paths, type RequestPath } from '#forms/paths.ts';
import { formName, FORMS } from '../../format/text.ts';
import type { KeptRequest } from '../../store/kept-request.ts';
import { dayWords, timeWords, wishedDay } from './times.ts';

/** 'Query', 'Appointment' … with what it is about. */
export const aboutWords = (request: KeptRequest): string =>
  request.payload.condition ? `${formName(request)}: ${request.payload.condition}` : formName(request);

/** The day on which the patient would like to come. */
export function wishWords({ payload }: KeptRequest, now: Date): string {
  const day = wishedDay(payload.appointmentDate);
  return day ? dayWords(day, now) : payload.appointmentDate;
}

/** When the patient comes or, until that is known, would like to. */
export const whenWords = (request: KeptRequest, now: Date): string =>
  request.bookedFor ? `Booked for ${timeWords(request.bookedFor, now)}` : `Wants ${wishWords(request, now)}`;

export const quickWords = 'Sent very quickly';

/** Why a request may come from a machine, for somebody who has to decide whether it does. */
export function machineWords({ payload: { remarks }, quick }: KeptRequest): string {
  if (remarks !== undefined)
    return `A machine: it wrote “${remarks.slice(0, 200)}” into a field that people cannot see. If this is a patient all the same, reopen it.`;
  return quick
    ? `${quickWords}: in less than two seconds. It may be a machine, or a browser that fills in forms by itself.`
    : '';
}

export const KINDS: Record<string, RequestPath> = {
  appointment: paths.booking,
  topic: paths.appointment,
  query: paths.query,
};
export const kindChoices = Object.entries(KINDS).map(([value, path]) => ({ value, label: FORMS[path] }));
