// The response headers of the site, which the desk sends. For Cloudflare Pages and Netlify, public/_headers is generated from
// this table: `npx vitest run --project fast headers -u`.

const PLAYER = 'https://www.youtube-nocookie.com';
const FOR_A_YEAR = 'public, max-age=31536000, immutable';

/** A `*` at the end of a path matches everything below it. */
type Path = `/${string}`;

/**
 * Headers of the pages, which their own <meta> policy cannot set. Left out on purpose: upgrade-insecure-requests. Pages load
 * from their own origin only, so on https it changes nothing, and on http://127.0.0.1 Safari would ask for https.
 */
const pageHeaders = {
  'Content-Security-Policy': "frame-ancestors 'none'",
  // The desk sends it only behind a trusted HTTPS proxy (TRUST_PROXY).
  'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  // The player's permissions are for all pages, because hosts merge a second Permissions-Policy with the first. Only the
  // policy of the testimonials lets a page frame the player.
  'Permissions-Policy': [
    ...['camera', 'microphone', 'geolocation', 'payment', 'usb', 'browsing-topics'].map(
      (name) => `${name}=()`,
    ),
    ...['autoplay', 'fullscreen', 'picture-in-picture', 'encrypted-media'].map(
      (name) => `${name}=(self "${PLAYER}")`,
    ),
  ].join(', '),
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
};

/** Hosts merge all rules that match, so no path may get the same header from two rules. */
export const headerRules: [path: Path, headers: Record<string, string>][] = [
  ['/*', pageHeaders],
  // These names contain a hash of the content.
  ['/_astro/*', { 'Cache-Control': FOR_A_YEAR }],
  // Browsers fetch the service worker at each visit, so an old one cannot block a release.
  ['/sw.js', { 'Cache-Control': 'no-cache' }],
];

const matches = (rule: Path, path: string): boolean =>
  rule.endsWith('*') ? path.startsWith(rule.slice(0, -1)) : path === rule;

export const headersFor = (path: string): [name: string, value: string][] =>
  headerRules.flatMap(([rule, headers]) => (matches(rule, path) ? Object.entries(headers) : []));
