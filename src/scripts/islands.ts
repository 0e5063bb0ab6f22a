// Wakes the islands of a page when their moment has come: Astro's own runtime, and the two moments of ours. It comes with
// the script of the page, which a browser keeps, instead of standing in each page (tools/astro/island-runtime.ts).
import './directives/register.ts';
import 'astro/runtime/server/astro-island.js';

// The islands have taken over what was pressed before they were there.
onclick = onkeydown = null;
