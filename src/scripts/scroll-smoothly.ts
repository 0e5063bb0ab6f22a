// Scrolls smoothly to the top until the page is there or the visitor scrolls.
/** Milliseconds in which a smooth scroll moves the page, even on a slow phone. */
const INTERVAL = 250;
const behavior = matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth';
let before = scrollY;
let isStopped = false;

for (const type of ['wheel', 'touchstart', 'pointerdown', 'keydown', 'pagehide'])
  addEventListener(type, () => (isStopped = true), { once: true, passive: true });

/** Restarts the scroll where it stopped: any other scroll ends a smooth one, in Chromium without an event. */
function continueScroll() {
  if (isStopped || scrollY === 0) return;
  if (scrollY === before) scrollTo({ top: 0, behavior });
  before = scrollY;
  setTimeout(continueScroll, INTERVAL);
}
continueScroll();

export {};
