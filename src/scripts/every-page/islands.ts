// Hydrates the islands of a page: Astro's runtime and the two client directives, in the cached script of the page instead
// of inline (src/integrations/islands.ts).
import '../directives/register.ts';
import 'astro/runtime/server/astro-island.js';

const loadCalm = () =>
  void import('../directives/calm.ts').then((module) => {
    window.Astro.calm = module.default;
    dispatchEvent(new Event('astro:calm'));
  });

// After load, or on the first click or focus. Few pages use client:calm.
if (document.querySelector('[client=calm]'))
  for (const type of ['load', 'pointerdown', 'focusin']) addEventListener(type, loadCalm, { once: true });
