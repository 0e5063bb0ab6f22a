// What a list is about, and how that is said to the database.
import type { RequestPath } from '#forms/paths.ts';
import { cleanTenDigits } from '#forms/fields.ts';
import { longDate, type Day } from '#lib/dates.ts';
import type { Value } from '../../store/database.ts';
import { OPEN, type State } from '../../store/states.ts';

export type View = 'to do' | 'all' | State;

export interface Search {
  view: View;
  /** A name, a mobile number or a part of one, or the number of a request. */
  words?: string;
  path?: RequestPath;
  received?: Day;
  wished?: Day;
}

export interface Where {
  sql: string;
  values: Value[];
}

const DAY_MS = 86_400_000;

const OF_PAYLOAD = (field: string) => `json_extract(payload, '$.${field}')`;
const list = (states: readonly State[]) => states.map((state) => `'${state}'`).join();

export function whereOf({ view, words, path, received, wished }: Search): Where {
  const parts: Where[] = [];
  if (view === 'to do') parts.push({ sql: `state IN (${list(OPEN)})`, values: [] });
  else if (view !== 'all') parts.push({ sql: 'state = ?', values: [view] });
  if (words) parts.push(byWords(words));
  if (path) parts.push({ sql: 'path = ?', values: [path] });
  if (received) {
    parts.push({ sql: 'received_at >= ? AND received_at < ?', values: boundsOf(received) });
  }
  if (wished) {
    const values = [wished, longDate(wished)];
    parts.push({ sql: `${OF_PAYLOAD('appointmentDate')} IN (?, ?)`, values });
  }
  return {
    sql: parts.length > 0 ? `WHERE ${parts.map(({ sql }) => `(${sql})`).join(' AND ')}` : '',
    values: parts.flatMap(({ values }) => values),
  };
}

function boundsOf(day: Day): string[] {
  const start = Date.parse(`${day}T00:00:00+05:30`);
  return [start, start + DAY_MS].map((time) => new Date(time).toISOString());
}

function byWords(words: string): Where {
  const digits = cleanTenDigits(words).replace(/^[#+]/, '');
  if (!/^\d+$/.test(digits)) {
    // The whole text is looked through first, because that costs much less than taking it apart. LIKE would not do:
    // D1 takes patterns of 50 bytes, which is a name of sixteen letters in Devanagari.
    const holds = (text: string) => `instr(lower(${text}), lower(?)) > 0`;
    return { sql: `${holds('payload')} AND ${holds(OF_PAYLOAD('name'))}`, values: [words, words] };
  }
  if (digits.length >= 10) return { sql: 'mobile_end = ?', values: [digits.slice(-10)] };
  return { sql: 'id = ? OR mobile_end LIKE ?', values: [Number(digits), `%${digits}%`] };
}
