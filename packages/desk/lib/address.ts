import { isIP } from 'node:net';
import * as ip from 'hono/utils/ipaddr';

/** Trusts only as many entries of X-Forwarded-For as there are trusted proxies. */
export function clientAddress(direct: string, forwardedFor: string | undefined, proxies: number): string {
  if (proxies === 0) return direct;
  const forwarded = (forwardedFor ?? '').split(',').at(-proxies)?.trim() ?? '';
  return isIP(forwarded) ? forwarded : direct;
}

/** One household has an IPv6 /64, so that is one client; an IPv4-mapped address is IPv4. */
export const clientNetwork = (address: string): string => networkOf(address, 64);

/** Many providers assign a /56 to a customer, who could change the /64 for each sign-in. */
export const customerNetwork = (address: string): string => networkOf(address, 56);

/** Some providers assign a /48 to a customer. */
export const siteNetwork = (address: string): string => networkOf(address, 48);

function networkOf(address: string, bits: 48 | 56 | 64): string {
  if (isIP(address) !== 6) return address;
  const binary = ip.convertIPv6ToBinary(address.replace(/%.*/, ''));
  if (ip.isIPv4MappedIPv6(binary))
    return ip.convertIPv4BinaryToString(ip.convertIPv4MappedIPv6ToIPv4(binary));
  const rest = BigInt(128 - bits);
  return `${ip.convertIPv6BinaryToString((binary >> rest) << rest)}/${bits}`;
}
