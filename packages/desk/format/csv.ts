import { fromLongDate } from '@clinic/contract/dates.ts';
import type { StoredRequest } from '../store/stored-request.ts';
import { formName, sortableTime, stripControls } from './text.ts';

const COLUMNS: Record<string, (request: StoredRequest) => string> = {
  Number: ({ id }) => String(id),
  'Received (Indian time)': ({ receivedAt }) => sortableTime(receivedAt),
  Form: formName,
  Name: ({ payload }) => payload.name,
  Mobile: ({ payload }) => payload.mobile,
  'E-mail': ({ payload }) => payload.email ?? '',
  'Preferred date': ({ payload }) => fromLongDate(payload.appointmentDate) ?? payload.appointmentDate,
  'Problem or treatment': ({ payload }) => payload.condition ?? '',
  Status: ({ state }) => state,
  'Handled (Indian time)': ({ handledAt }) => (handledAt ? sortableTime(handledAt) : ''),
  'Booked for (Indian time)': ({ bookedFor }) => (bookedFor ? sortableTime(bookedFor) : ''),
};

/** Without it, Excel reads the file as Western European and garbles Indian names. */
const BYTE_ORDER_MARK = '\ufeff';
const END = '\r\n';

export const csvHeading = (): string => BYTE_ORDER_MARK + line(Object.keys(COLUMNS));

export const csvEntry = (request: StoredRequest): string =>
  line(Object.values(COLUMNS).map((valueOf) => valueOf(request)));

const line = (cells: string[]): string => cells.map(cell).join(',') + END;

/** A spreadsheet runs a cell that begins like a formula; a leading apostrophe makes it text. */
export function cell(text: string): string {
  const plain = stripControls(text);
  const formula = /^\s*[=+\-@＝＋－＠]/u.test(plain);
  return `"${(formula ? `'${plain}` : plain).replaceAll('"', '""')}"`;
}
