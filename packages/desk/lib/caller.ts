import { isIP } from 'node:net';

/** Only as many entries of X-Forwarded-For are believed as there are proxies of our own. */
export function believedAddress(direct: string, forwardedFor: string | undefined, proxies: number): string {
  if (proxies === 0) return direct;
  const named = (forwardedFor ?? '').split(',').at(-proxies)?.trim() ?? '';
  return isIP(named) ? named : direct;
}

/** One household has a whole IPv6 /64, so that is one caller; an IPv4 address in IPv6 dress is IPv4. */
export const callerAt = (address: string): string => networkOf(address, 4);

/** A provider hands out a whole /48 to a single customer, who could change the /64 for each request. */
export const customerAt = (address: string): string => networkOf(address, 3);

function networkOf(address: string, groups: number): string {
  if (!address.includes(':')) return address;
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped) return mapped;
  if (isIP(address) !== 6) return address;
  return `${groupsOf(address).slice(0, groups).join(':')}::/${groups * 16}`;
}

function groupsOf(address: string): string[] {
  const [head = '', tail] = address.split('%')[0]!.split('::');
  const front = head.split(':').filter(Boolean);
  const back = (tail ?? '').split(':').filter(Boolean);
  const zeros =
    tail === undefined ? [] : Array<string>(Math.max(0, 8 - front.length - back.length)).fill('0');
  return [...front, ...zeros, ...back].map((group) => parseInt(group, 16).toString(16));
}
