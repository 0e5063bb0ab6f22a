// Where Astro's runtime looks for the moments. client:calm comes later, on the pages that have it.
import type { ClientDirective } from 'astro';
import intent, { type Intent } from './intent.ts';

declare global {
  interface Window {
    Astro: { intent: Intent; calm?: ClientDirective };
  }
}

window.Astro = { intent };
