// PUBLIC_API_HOST: the host that forms send requests to, set at build time. Empty means the site's own origin.

const loopback = new Set(['localhost', '127.0.0.1', '[::1]']);

/** Returns the origin for the content security policy; empty for the site's own. Throws when the host is invalid. */
export function checkedOrigin(host = ''): string {
  const text = host.trim();
  if (!text) return '';
  const invalid = (why: string) => new Error(`PUBLIC_API_HOST is "${text}": ${why}`);

  if (!URL.canParse(text)) throw invalid('it must be a whole address such as https://api.example.com');
  const url = new URL(text);
  if (url.protocol !== 'https:' && !(url.protocol === 'http:' && loopback.has(url.hostname))) {
    throw invalid('it must begin with https:// (http:// is for this computer only)');
  }
  if (url.username || url.password || url.search || url.hash) {
    throw invalid('it must have no user name, no question mark and no #');
  }
  return url.origin;
}
