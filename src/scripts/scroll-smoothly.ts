// Scrolls to the top as the specification has it, until the page is there or the visitor moves it.
/** Milliseconds in which a smooth scroll has moved, even on a slow phone. */
const PATIENCE = 250;
const behavior = matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth';
let before = scrollY;
let isStopped = false;

for (const type of ['wheel', 'touchstart', 'pointerdown', 'keydown', 'pagehide'])
  addEventListener(type, () => (isStopped = true), { once: true, passive: true });

/** Any other scroll ends a smooth one half-way, in Chromium without an event: so it starts again where it rests. */
function goOn() {
  if (isStopped || scrollY === 0) return;
  if (scrollY === before) scrollTo({ top: 0, behavior });
  before = scrollY;
  setTimeout(goOn, PATIENCE);
}
goOn();

export {};
