import { createHash } from 'node:crypto';

/** Sixteen characters that become others with whatever is written into them, one part after the other. */
export function digest(...parts: (string | Uint8Array)[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest('hex').slice(0, 16);
}
