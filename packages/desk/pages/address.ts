/** What a visitor asked for, decoded once; everything after this works with these plain words. */
export interface Address {
  /** Decoded, begins with one slash, holds no `.`/`..` and no hidden separators. */
  path: string;
  /** As sent, with its question mark, or empty. */
  query: string;
}

// eslint-disable-next-line no-control-regex -- control characters are exactly what must not pass
const CONTROL = /[\u0000-\u001f\u007f]/;
const LONGEST_PATH = 1024;

/** Undefined for an address that no honest browser sends: traversal, NUL, broken percent-encoding. */
export function readAddress(url: string): Address | undefined {
  if (!url.startsWith('/')) return undefined;
  const mark = url.indexOf('?');
  const raw = mark < 0 ? url : url.slice(0, mark);
  if (raw.length > LONGEST_PATH) return undefined;
  try {
    const segments = raw.slice(1).split('/').map(decodeURIComponent);
    if (segments.some(isHostile)) return undefined;
    return { path: `/${segments.join('/')}`, query: mark < 0 ? '' : url.slice(mark) };
  } catch {
    return undefined;
  }
}

function isHostile(segment: string): boolean {
  return segment === '.' || segment === '..' || /[/\\]/.test(segment) || CONTROL.test(segment);
}
