import type { Database, Statement } from '../../store/database.ts';

const DAY_MS = 86_400_000;
const KNOWN_FOR_DAYS = 400;
/** Of one person. */
const MOST_DEVICES = 20;

/** `token` is the hash of what the cookie holds. */
export async function isKnownDevice(database: Database, token: string, person: number): Promise<boolean> {
  const sql = 'SELECT 1 FROM devices WHERE person = ?1 AND token = ?2';
  return (await database.read(sql, [person, token])).length > 0;
}

export const rememberDevice = (token: string, person: number, now: Date): Statement[] => [
  {
    sql: `INSERT INTO devices (token, person, used_at) VALUES (?1, ?2, ?3)
      ON CONFLICT (person, token) DO UPDATE SET used_at = excluded.used_at`,
    values: [token, person, now.toISOString()],
  },
  {
    sql: `DELETE FROM devices WHERE person = ?1 AND (used_at < ?2 OR token NOT IN
      (SELECT token FROM devices WHERE person = ?1 ORDER BY used_at DESC LIMIT ${MOST_DEVICES}))`,
    values: [person, new Date(now.getTime() - KNOWN_FOR_DAYS * DAY_MS).toISOString()],
  },
];

export const forgetDevices = (person: number): Statement => ({
  sql: 'DELETE FROM devices WHERE person = ?1',
  values: [person],
});
