import { parseAccept } from 'hono/utils/accept';

/** The precompressed variants that may exist beside a file, best first. */
export const ENCODINGS = [
  { name: 'br', ending: '.br' },
  { name: 'gzip', ending: '.gz' },
] as const;

export type Encoding = (typeof ENCODINGS)[number];

export function acceptedEncodings(header: string | undefined): Encoding[] {
  if (!header) return [];
  const accepted = parseAccept(header.toLowerCase()).filter(({ q }) => q > 0);
  return ENCODINGS.filter(({ name }) => accepted.some(({ type }) => type === name));
}
