import type { Choices } from '../../api/types.ts';

/** A whole address of this site, or of its preview, becomes the path of the page. */
export function ownPath(address: string, { host }: Choices): string {
  if (/^(?:[/#]|mailto:|tel:)/.test(address)) return address;
  const url = URL.parse(/^https?:/.test(address) ? address : `https://${address}`);
  if (!url) return address;
  const isOwn = [host, location.host, '127.0.0.1:4321', 'localhost:4321'].includes(url.host);
  if (isOwn) return url.pathname + url.search + url.hash;
  url.protocol = 'https:';
  return url.href;
}
