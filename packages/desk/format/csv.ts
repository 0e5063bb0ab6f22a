import { fromLongDate } from '#lib/dates.ts';
import type { KeptRequest } from '../store/kept-request.ts';
import { formName, sortableTime, stripControls } from './text.ts';

const COLUMNS = [
  'Number',
  'Received (Indian time)',
  'Form',
  'Name',
  'Mobile',
  'E-mail',
  'Preferred date',
  'Problem or treatment',
  'Status',
  'Handled (Indian time)',
];

/** Excel takes a file without this mark for a Western European one and spoils Indian names. */
const BYTE_ORDER_MARK = '\ufeff';
const END = '\r\n';

export const csvHeading = (): string => BYTE_ORDER_MARK + line(COLUMNS);

export function csvEntry(request: KeptRequest): string {
  const { id, payload, receivedAt, state, handledAt } = request;
  return line([
    String(id),
    sortableTime(receivedAt),
    formName(request),
    payload.name,
    payload.mobile,
    payload.email ?? '',
    fromLongDate(payload.appointmentDate) ?? payload.appointmentDate,
    'condition' in payload ? payload.condition : '',
    state,
    handledAt ? sortableTime(handledAt) : '',
  ]);
}

const line = (cells: string[]): string => cells.map(cell).join(',') + END;

/** A spreadsheet runs a cell that begins like a formula; an apostrophe in front makes it text. */
export function cell(text: string): string {
  const plain = stripControls(text);
  const formula = /^\s*[=+\-@＝＋－＠]/u.test(plain);
  return `"${(formula ? `'${plain}` : plain).replaceAll('"', '""')}"`;
}
