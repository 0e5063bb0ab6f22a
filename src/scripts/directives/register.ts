// Registers client:intent with Astro's runtime. client:calm loads later, on the pages that use it.
import type { ClientDirective } from 'astro';
import intent, { type Intent } from './intent.ts';

declare global {
  interface Window {
    Astro: { intent: Intent; calm?: ClientDirective };
  }
}

window.Astro = { intent };
