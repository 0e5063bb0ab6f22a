// Wakes the islands of a page when their moment has come: Astro's own runtime, and the two moments of ours. It comes with
// the script of the page, which a browser keeps, instead of standing in each page (src/integrations/island-runtime.ts).
import '../directives/register.ts';
import 'astro/runtime/server/astro-island.js';

/** It comes once the page has loaded, or sooner when a visitor presses something. */
const bringCalm = () =>
  void import('../directives/calm.ts').then((module) => {
    window.Astro.calm = module.default;
    dispatchEvent(new Event('astro:calm'));
  });

// Few pages have an island that waits until the page is calm.
if (document.querySelector('[client=calm]'))
  for (const sign of ['load', 'pointerdown', 'focusin']) addEventListener(sign, bringCalm, { once: true });
