// When a page was changed before hydration, as by a translating browser, React renders the island again and sets its slots
// as HTML. Under Trusted Types that needs a policy: it allows only markup that is in a slot of the page already.
import { policyNamed } from '#scripts/trusted-types.ts';

const isInSlot = (html: string) =>
  [...document.querySelectorAll('astro-slot')].some((slot) => slot.innerHTML === html);

if (typeof document !== 'undefined')
  policyNamed('default', { createHTML: (html: string) => (isInSlot(html) ? html : null) });
