// The name search: words in any order, by spelling or by sound, in Latin or Devanagari.
import * as v from 'valibot';
import { searchableName, soundOfName, wordsOfName } from '@clinic/contract/names.ts';
import { sql, type Database, type Statement } from '../../store/database.ts';
import { readRows } from '../../store/rows.ts';

const [MAX_WORDS, BATCH] = [8, 1_000];
const named = v.object({ id: v.number(), name: v.string() });
const NAME = sql`coalesce(name_words, lower(json_extract(payload, '$.name')))`;

/** A short sound has to match a whole word: "sek" for Sheikh would find every Shekhar. */
const soundPattern = (sounding: string): string => ` ${sounding}${sounding.length < 5 ? ' ' : ''}`;

/** Matches names with all of these words. Not LIKE: D1 limits patterns to 50 bytes, sixteen letters of Devanagari. */
export const byName = (text: string): Statement =>
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
