// The name search: by the words of a name in any order, as they are written or as they sound in Latin or Devanagari.
import * as v from 'valibot';
import { searchableName, soundOfName, wordsOfName } from '#lib/search/names.ts';
import { sql, type Database, type Statement } from '../../store/database.ts';
import { readRows } from '../../store/rows.ts';

const [MOST_WORDS, AT_ONCE] = [8, 1_000];
const named = v.object({ id: v.number(), name: v.string() });
const NAME = sql`coalesce(name_words, lower(json_extract(payload, '$.name')))`;

/** A short word has to sound the same as a whole: "sek" for Sheikh would find every Shekhar. */
const asStart = (sounding: string): string => ` ${sounding}${sounding.length < 5 ? ' ' : ''}`;

/** True for names with all of these words. LIKE would not do: D1 takes patterns of 50 bytes, sixteen letters of Devanagari. */
export const byName = (text: string): Statement =>
  wordsOfName(text)
    .slice(0, MOST_WORDS)
    .map((word) => sql`(instr(${NAME}, ${word}) > 0 OR instr(${NAME}, ${asStart(soundOfName(word))}) > 0)`)
    .reduce((all, has, index) => (index === 0 ? has : sql`${all} AND ${has}`), sql`0`);

/** Prepares names that are new or corrected since the last search. After an update, each search prepares some of the old. */
export async function prepareNames(database: Database): Promise<void> {
  const rows = await readRows(database, named)`SELECT id, json_extract(payload, '$.name') AS name
    FROM requests WHERE name_words IS NULL ORDER BY id DESC LIMIT ${AT_ONCE}`;
  const prepared = JSON.stringify(rows.map(({ id, name }) => [id, searchableName(name)]));
  const update = sql`UPDATE requests SET name_words = json_extract(value, '$[1]') FROM json_each(${prepared})
    WHERE requests.id = json_extract(value, '$[0]') AND name_words IS NULL`;
  if (rows.length > 0) await database.write([update]);
}
