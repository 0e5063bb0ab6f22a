import { openForReading } from '#desk/store/sqlite/file.ts';

/** Reads the stored mobile numbers back, and what SQLite's integrity check says of the file. */
export function readBack(file: string): { mobiles: Set<string>; rows: number; isIntact: boolean } {
  using database = openForReading(file);
  const rows = database.prepare("SELECT payload ->> '$.mobile' AS mobile FROM requests").all();
  return {
    mobiles: new Set(rows.map((row) => String(row.mobile))),
    rows: rows.length,
    isIntact: database.prepare('PRAGMA integrity_check').get()?.integrity_check === 'ok',
  };
}

/** One result of a trial: false fails the command, undefined proves nothing. */
export type Finding = [ok: boolean | undefined, text: string];

export const leftOut = (reason: string): Finding => [undefined, `left out: ${reason}`];

/** A duration. In CI the machine is shared with others, so there it is reported and cannot fail. */
export const fasterThan = (limit: number, milliseconds: number, text: string): Finding => [
  process.env.CI ? undefined : milliseconds < limit,
  `${text} (must stay below ${limit} ms)`,
];
