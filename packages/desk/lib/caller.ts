import { isIP } from 'node:net';

/** Only as many entries of X-Forwarded-For are believed as there are proxies of our own. */
export function believedAddress(direct: string, forwardedFor: string | undefined, proxies: number): string {
  if (proxies === 0) return direct;
  const named = (forwardedFor ?? '').split(',').at(-proxies)?.trim() ?? '';
  return isIP(named) ? named : direct;
}

/** One household has a whole IPv6 /64, so that is one caller; an IPv4 address in IPv6 dress is IPv4. */
export const callerAt = (address: string): string => networkOf(address, 64);

/** Many providers hand out a /56 to a customer, who could change the /64 for each try to sign in. */
export const customerAt = (address: string): string => networkOf(address, 56);

/** Some hand out a whole /48. */
export const siteAt = (address: string): string => networkOf(address, 48);

function networkOf(address: string, bits: 48 | 56 | 64): string {
  if (!address.includes(':')) return address;
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped) return mapped;
  if (isIP(address) !== 6) return address;
  const groups = groupsOf(address).slice(0, Math.ceil(bits / 16));
  if (bits === 56) groups[3] = (parseInt(groups[3] ?? '0', 16) & 0xff00).toString(16);
  return `${groups.join(':')}::/${bits}`;
}

function groupsOf(address: string): string[] {
  const [head = '', tail] = address.split('%')[0]!.split('::');
  const front = head.split(':').filter(Boolean);
  const back = (tail ?? '').split(':').filter(Boolean);
  const zeros =
    tail === undefined ? [] : Array<string>(Math.max(0, 8 - front.length - back.length)).fill('0');
  return [...front, ...zeros, ...back].map((group) => parseInt(group, 16).toString(16));
}
