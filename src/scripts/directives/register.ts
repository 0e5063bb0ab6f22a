// Where Astro's runtime looks for the moments. client:calm comes later, on the pages that have it.
import intent from './intent.ts';

Object.assign(window, { Astro: { intent } });
