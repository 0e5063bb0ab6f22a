// Some pages are to begin at the top. Browsers do so by themselves, except after a reload. Nobody is moved who comes back to
// a page or followed a link to a place in it.
// Entries of this type are of this kind.
const [arrival] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
const start = document.querySelector<HTMLElement>('[data-starts-at-top]');

if (start && arrival?.type === 'reload' && !location.hash) {
  // The browser may put the page back where it was at any moment until it has loaded.
  history.scrollRestoration = 'manual';
  addEventListener('pagehide', () => (history.scrollRestoration = 'auto'));
  if (start.dataset.startsAtTop) void import('../scroll-smoothly.ts');
  else scrollTo({ top: 0, behavior: 'instant' });
}
