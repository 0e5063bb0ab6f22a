export type Range = { start: number; end: number } | 'none' | 'outside';

/** One plain range. Suffix and list ranges are answered with the whole file, which is always allowed. */
export function readRange(header: string | undefined, size: number): Range {
  const [, first, last = ''] = /^bytes=(\d+)-(\d*)$/.exec(header ?? '') ?? [];
  if (first === undefined) return 'none';
  const start = Number(first);
  const end = last === '' ? size - 1 : Math.min(Number(last), size - 1);
  if (last !== '' && Number(last) < start) return 'none';
  return start < size ? { start, end } : 'outside';
}
