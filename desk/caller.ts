import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';

/** Who is calling. Only as many entries of X-Forwarded-For are believed as we have proxies of our own. */
export function callerOf(req: IncomingMessage, proxies: number): string {
  const direct = req.socket.remoteAddress ?? 'unknown';
  if (proxies === 0) return group(direct);
  const forwarded = String(req.headers['x-forwarded-for'] ?? '')
    .split(',')
    .map((entry) => entry.trim());
  const named = forwarded.at(-proxies) ?? '';
  return group(isIP(named) ? named : direct);
}

export function cameByHttps(req: IncomingMessage, proxies: number): boolean {
  return proxies > 0 && req.headers['x-forwarded-proto'] === 'https';
}

/** One household has a whole IPv6 /64, so that is one caller; an IPv4 address in IPv6 dress is IPv4. */
function group(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped) return mapped;
  if (isIP(address) !== 6) return address;
  const [head = '', tail] = address.split('%')[0]!.split('::');
  const front = head.split(':').filter(Boolean);
  const back = (tail ?? '').split(':').filter(Boolean);
  const zeros =
    tail === undefined ? [] : Array<string>(Math.max(0, 8 - front.length - back.length)).fill('0');
  return [...front, ...zeros, ...back].slice(0, 4).join(':') + '::/64';
}
