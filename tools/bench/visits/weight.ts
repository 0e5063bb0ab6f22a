import { compressed, inlineScripts } from '../../budgets/page.ts';
import type { Served } from '../sites/serve.ts';

/** What must arrive before anything is seen: the page, and what it waits for. */
export const criticalBytes = (site: Served, address: string, blocking: string[]) =>
  [address, ...blocking].reduce((sum, pathname) => sum + site.bytesAt(pathname), 0);

const FIRST_FLIGHT = 10 * 1460;

/** A new connection may send ten packets, then twice as many with each answer. The throttling does not know that. */
export const roundTrips = (bytes: number) => Math.ceil(Math.log2(bytes / FIRST_FLIGHT + 1));

export const inlineScript = (html: string) => {
  const code = inlineScripts(html).join('\n');
  return code ? compressed(code) : 0;
};
