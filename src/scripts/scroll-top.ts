// Some pages scroll to the top when they load. Coming back, and links to a place in the page, keep their place.
import { arrivedAfresh } from './arrival.ts';

if (arrivedAfresh() && scrollY > 0) {
  const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  scrollTo({ top: 0, behavior: calm ? 'instant' : 'smooth' });
}
