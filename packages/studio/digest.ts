import { createHash } from 'node:crypto';

/** The hash by which the files that the studio writes are told from those of another day. */
export function digest(...parts: (string | Uint8Array)[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest('hex').slice(0, 16);
}
