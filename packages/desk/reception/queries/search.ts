import * as v from 'valibot';
import type { RequestPath } from '@clinic/contract/paths.ts';
import { cleanTenDigits } from '@clinic/contract/fields.ts';
import { clinicMidnight, DAY_MS, longDate, type Day } from '@clinic/contract/dates.ts';
import { searchableName, soundOfName, wordsOfName } from './names.ts';
import { raw, sql, type Database, type Statement } from '../../store/database.ts';
import { readRows } from '../../store/rows.ts';
import { OPEN, type State } from '../../store/states.ts';
import type { View } from '../labels/states.ts';

export interface Search {
  view: View;
  /** A name, a mobile number or a part of it, both, or the number of a request. */
  words?: string;
  path?: RequestPath;
  isOpen?: boolean;
  received?: Day;
  wished?: Day;
  /** Only bookings of this day, by time. */
  booked?: Day;
  sort?: Sort;
}

export const SORTS = ['oldest', 'newest'] as const;
export type Sort = (typeof SORTS)[number];

/** The to-do list starts with the longest waiting request, other lists with the newest. */
export const usualSort = (view: View): Sort => (view === 'to do' ? 'oldest' : 'newest');

const list = (states: readonly State[]) => raw(states.map((state) => `'${state}'`).join());

export function whereOf({ view, words, path, isOpen, received, wished, booked }: Search): Statement {
  const parts: Statement[] = [];
  if (view === 'to do') parts.push(sql`state IN (${list(OPEN)})`);
  else if (view !== 'all') parts.push(sql`state = ${view}`);
  if (words) parts.push(sql`(${byWords(words)})`);
  if (isOpen) parts.push(sql`handled_at IS NULL`);
  if (path) parts.push(sql`path = ${path}`);
  if (received) parts.push(isWithin('received_at', received));
  if (booked) parts.push(isWithin('booked_for', booked));
  if (wished) parts.push(sql`json_extract(payload, '$.appointmentDate') IN (${wished}, ${longDate(wished)})`);
  return parts.reduce((all, part, index) => sql`${all} ${raw(index === 0 ? 'WHERE' : 'AND')} ${part}`, sql``);
}

function isWithin(column: 'received_at' | 'booked_for', day: Day): Statement {
  const start = clinicMidnight(day);
  return sql`${raw(column)} >= ${new Date(start)} AND ${raw(column)} < ${new Date(start + DAY_MS)}`;
}

function byWords(words: string): Statement {
  const [, name, number] = /^(.*\p{L}.*?)\s+([+\d][\d\s-]*)$/u.exec(words) ?? [];
  if (name && number) return sql`(${byWords(name)}) AND (${byWords(number)})`;
  const digits = cleanTenDigits(words).replace(/^[#+]/, '');
  if (!/^\d+$/.test(digits)) return byName(words);
  if (digits.length >= 10) return sql`mobile_end = ${digits.slice(-10)}`;
  return sql`id = ${Number(digits)} OR mobile_end LIKE ${`%${digits}%`}`;
}

// Names are found by words in any order, by spelling or by sound, in Latin or Devanagari.
const [MAX_WORDS, BATCH] = [8, 1_000];
const named = v.object({ id: v.number(), name: v.string() });
const NAME = sql`coalesce(name_words, lower(json_extract(payload, '$.name')))`;

/** A short sound has to match a whole word: "sek" for Sheikh would find every Shekhar. */
const soundPattern = (sounding: string): string => ` ${sounding}${sounding.length < 5 ? ' ' : ''}`;

/** Matches names with all of these words. Not LIKE: D1 limits patterns to 50 bytes, sixteen letters of Devanagari. */
const byName = (text: string): Statement =>
  wordsOfName(text)
    .slice(0, MAX_WORDS)
    .map(
      (word) => sql`(instr(${NAME}, ${word}) > 0 OR instr(${NAME}, ${soundPattern(soundOfName(word))}) > 0)`,
    )
    .reduce((all, has, index) => (index === 0 ? has : sql`${all} AND ${has}`), sql`0`);

/** Indexes new and corrected names. After an update of the desk, each search indexes another batch of old ones. */
export async function indexNames(database: Database): Promise<void> {
  const rows = await readRows(database, named)`SELECT id, json_extract(payload, '$.name') AS name
    FROM requests WHERE name_words IS NULL ORDER BY id DESC LIMIT ${BATCH}`;
  const indexed = JSON.stringify(rows.map(({ id, name }) => [id, searchableName(name)]));
  const update = sql`UPDATE requests SET name_words = json_extract(value, '$[1]') FROM json_each(${indexed})
    WHERE requests.id = json_extract(value, '$[0]') AND name_words IS NULL`;
  if (rows.length > 0) await database.write([update]);
}
