import { createHash } from 'node:crypto';

/** Returns the first 16 hex digits of the SHA-256 hash of all parts. */
export function digest(...parts: (string | Uint8Array)[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest('hex').slice(0, 16);
}
