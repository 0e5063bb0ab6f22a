import { openForReading } from '#desk/store/sqlite/file.ts';

/** The mobile numbers on disk, and whether SQLite itself finds the file whole. */
export function readBack(file: string): { mobiles: Set<string>; rows: number; whole: boolean } {
  const database = openForReading(file);
  try {
    const rows = database.prepare("SELECT payload ->> '$.mobile' AS mobile FROM requests").all();
    const verdict = database.prepare('PRAGMA integrity_check').get();
    return {
      mobiles: new Set(rows.map((row) => String(row.mobile))),
      rows: rows.length,
      whole: verdict?.integrity_check === 'ok',
    };
  } finally {
    database.close();
  }
}

/** What a trial found out; `ok` false fails the command, undefined is no proof of anything. */
export interface Finding {
  ok: boolean | undefined;
  words: string;
}

export const finding = (ok: boolean, words: string): Finding => ({ ok, words });
export const leftOut = (words: string): Finding => ({ ok: undefined, words: `left out: ${words}` });

/** A duration. Where CI is set, the machine is shared with others: there it is said, and not judged. */
export const soon = (milliseconds: number, below: number, words: string): Finding => ({
  ok: process.env.CI ? undefined : milliseconds < below,
  words: `${words} (must stay below ${below} ms)`,
});
