// Scrolls to the top after a reload, where the specification asks for it. Browsers do so after other navigations, and
// restore the position on Back.
const [arrival] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
const start = document.querySelector<HTMLElement>('[data-starts-at-top]');

if (start && arrival?.type === 'reload' && !location.hash) {
  // Otherwise the browser restores the position at any time until the page has loaded.
  history.scrollRestoration = 'manual';
  addEventListener('pagehide', () => (history.scrollRestoration = 'auto'));
  if (start.dataset.startsAtTop) void import('../scroll-smoothly.ts');
  else scrollTo({ top: 0, behavior: 'instant' });
}
