import { isIP } from 'node:net';
import * as ip from 'hono/utils/ipaddr';

/** Trusts only as many entries of X-Forwarded-For as there are proxies of our own. */
export function believedAddress(direct: string, forwardedFor: string | undefined, proxies: number): string {
  if (proxies === 0) return direct;
  const named = (forwardedFor ?? '').split(',').at(-proxies)?.trim() ?? '';
  return isIP(named) ? named : direct;
}

/** One household has an IPv6 /64, so that is one client; an IPv4-mapped address is IPv4. */
export const callerAt = (address: string): string => networkOf(address, 64);

/** Many providers give a customer a /56, who could change the /64 for each sign-in. */
export const customerAt = (address: string): string => networkOf(address, 56);

/** Some providers give a customer a /48. */
export const siteAt = (address: string): string => networkOf(address, 48);

function networkOf(address: string, bits: 48 | 56 | 64): string {
  if (isIP(address) !== 6) return address;
  const binary = ip.convertIPv6ToBinary(address.replace(/%.*/, ''));
  if (ip.isIPv4MappedIPv6(binary))
    return ip.convertIPv4BinaryToString(ip.convertIPv4MappedIPv6ToIPv4(binary));
  const rest = BigInt(128 - bits);
  return `${ip.convertIPv6BinaryToString((binary >> rest) << rest)}/${bits}`;
}
