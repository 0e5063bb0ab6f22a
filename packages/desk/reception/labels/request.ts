import { paths, type RequestPath } from '@clinic/contract/paths.ts';
import { formName, FORMS } from '../../format/text.ts';
import type { StoredRequest } from '../../store/stored-request.ts';
import { formatDay, formatTime, parseWish } from './times.ts';

/** 'Query: Knee Pain' */
export const formatSubject = (request: StoredRequest): string =>
  request.payload.condition ? `${formName(request)}: ${request.payload.condition}` : formName(request);

export function formatWish({ payload }: StoredRequest, now: Date): string {
  const day = parseWish(payload.appointmentDate);
  return day ? formatDay(day, now) : payload.appointmentDate;
}

export const formatVisit = (request: StoredRequest, now: Date): string =>
  request.bookedFor
    ? `Booked for ${formatTime(request.bookedFor, now)}`
    : `Wants ${formatWish(request, now)}`;

export const quickLabel = 'Sent very quickly';

/** Returns why a request may be spam, or ''. */
export function spamReason({ payload: { remarks }, quick }: StoredRequest): string {
  if (remarks !== undefined)
    return `A machine: it wrote “${remarks.slice(0, 200)}” into a field that people cannot see. If this is a patient all the same, reopen it.`;
  return quick
    ? `${quickLabel}: in less than two seconds. It may be a machine, or a browser that fills in forms by itself.`
    : '';
}

export const FORM_TYPES: Record<string, RequestPath> = {
  appointment: paths.booking,
  topic: paths.appointment,
  query: paths.query,
};
export const formTypeChoices = Object.entries(FORM_TYPES).map(([value, path]) => ({
  value,
  label: FORMS[path],
}));
