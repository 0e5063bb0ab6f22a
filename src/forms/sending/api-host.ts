// Where requests go, named at build by PUBLIC_API_HOST. Empty means the site's own origin.

const loopback = new Set(['localhost', '127.0.0.1', '[::1]']);

/** Throws when the host is unfit. Returns its origin for the content security policy; empty for the site's own. */
export function checkedOrigin(host = ''): string {
  const written = host.trim();
  if (!written) return '';
  const refuse = (why: string) => new Error(`PUBLIC_API_HOST is "${written}": ${why}`);

  if (!URL.canParse(written)) throw refuse('it must be a whole address such as https://api.example.com');
  const url = new URL(written);
  if (url.protocol !== 'https:' && !(url.protocol === 'http:' && loopback.has(url.hostname))) {
    throw refuse('it must begin with https:// (http:// is for this computer only)');
  }
  if (url.username || url.password || url.search || url.hash) {
    throw refuse('it must have no user name, no question mark and no #');
  }
  return url.origin;
}
