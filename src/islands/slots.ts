// Where the page was changed before an island is hydrated, as by a browser that translates it, React draws the island
// anew and puts its slots back as they were. Under Trusted Types that takes a policy: it lets through what stands in a
// slot of the page already, and nothing else.
import { policyNamed } from '#scripts/trusted-types.ts';

const isInSlot = (html: string) =>
  [...document.querySelectorAll('astro-slot')].some((slot) => slot.innerHTML === html);

if (typeof document !== 'undefined')
  policyNamed('default', { createHTML: (html: string) => (isInSlot(html) ? html : null) });
