import { randomBytes } from 'node:crypto';
import type { Database } from '../store/database.ts';

/** Kept, so that a repeat is known across a restart. Where nothing can be kept just now, no repeat has to be known. */
export async function fingerprintKey(database: Database): Promise<string> {
  const fresh = randomBytes(32).toString('base64');
  try {
    await database.write([
      { sql: "INSERT OR IGNORE INTO secrets (name, value) VALUES ('fingerprint', ?1)", values: [fresh] },
    ]);
    const [row] = await database.read("SELECT value FROM secrets WHERE name = 'fingerprint'");
    return String(row?.value ?? fresh);
  } catch {
    return fresh;
  }
}
