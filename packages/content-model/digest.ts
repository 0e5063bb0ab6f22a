import { createHash } from 'node:crypto';

/** Returns the hash by which a content security policy allows an inline script or style. */
export const policyHash = (text: string) =>
  `sha256-${createHash('sha256').update(text).digest('base64')}` as const;

/** Returns the first 16 hex digits of the SHA-256 hash of all parts. */
export function digest(...parts: (string | Uint8Array)[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest('hex').slice(0, 16);
}
