import type { Choice, Choices } from '../../api/types.ts';

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

/** Returns the choice of a typed address; undefined for the words of a search. */
export function typedAddress(words: string, choices: Choices): Choice | undefined {
  if (!/^(?:https?:\/\/|www\.|\/|#|mailto:|tel:)\S/.test(words)) return undefined;
  const value = ownPath(words, choices);
  return { value, title: `Link to ${value}` };
}
