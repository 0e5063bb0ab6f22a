// Where Astro's runtime looks for the moments.
import calm from './calm.ts';
import intent from './intent.ts';

Object.assign(window, { Astro: { intent, calm } });
